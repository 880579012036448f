import { Hydrate } from "@tanstack/react-start";

import { briefWords } from "../content/brief-words.ts";
import { brief } from "../content/brief.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { BriefModes } from "./brief-modes.tsx";
import { BriefNext } from "./brief-next.tsx";
import "./brief-page.css";
import { BriefSecurity, BriefTiers } from "./brief-tables.tsx";
import { BriefWhat } from "./brief-what.tsx";
import "./paper.css";
import { Paper } from "./paper.tsx";
import { PrintButton } from "./print-button.tsx";
import { ReadingTop } from "./reading-top.tsx";

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
