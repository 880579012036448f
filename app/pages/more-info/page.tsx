import { Hydrate } from "@tanstack/react-start";

import { briefWords } from "./content.ts";
import { brief } from "./static-content.ts";
import { ClosingBand } from "../../sections/closing-cta.tsx";
import { asDrawn } from "../../framework/static-html.tsx";
import { BriefModes } from "./brief-modes.tsx";
import { BriefNext } from "./next-steps.tsx";
import "./more-info.css";
import { BriefSecurity, BriefTiers } from "./brief-tables.tsx";
import { BriefWhat } from "./what-it-is.tsx";
import "../../sections/print-layout.css";
import { Paper } from "../../sections/print-layout.tsx";
import { PrintButton } from "./print-button.tsx";
import { ReadingTop } from "../../sections/page-header.tsx";

/** `/more-info`: the platform on one page, to print or to forward. */
export function BriefPage() {
  return (
    <>
      <Paper>
        <div className="brief-top relative">
          <Hydrate when={asDrawn}>
            <ReadingTop {...brief} />
          </Hydrate>
          <p className="screen-only page pb-40px">
            <PrintButton>{briefWords.print}</PrintButton>
          </p>
        </div>
        <Hydrate when={asDrawn}>
          <BriefWhat {...brief.what} />
          <BriefModes {...brief.modes} />
          <BriefSecurity {...brief.security} />
          <BriefTiers {...brief.tiers} />
          <BriefNext {...brief.next} />
        </Hydrate>
      </Paper>
      <ClosingBand {...briefWords.band} opener="brief-band" />
    </>
  );
}
