import { Hydrate } from "@tanstack/react-start";

import { briefContent } from "./content.ts";
import { brief } from "./static-content.ts";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import { BriefModes } from "./brief-modes.tsx";
import { BriefNext } from "./next-steps.tsx";
import "./more-info.css";
import { BriefSecurity, BriefTiers } from "./brief-tables.tsx";
import { BriefWhat } from "./what-it-is.tsx";
import "../../sections/print-layout.css";
import { PrintLayout } from "../../sections/print-layout.tsx";
import { PrintButton } from "./print-button.tsx";
import { PageHeader } from "../../sections/page-header.tsx";

/** `/more-info`: the platform on one page, to print or to forward. */
export function MoreInfoPage() {
  return (
    <>
      <PrintLayout>
        <div className="brief-top relative">
          <Hydrate when={staticHtml}>
            <PageHeader {...brief} />
          </Hydrate>
          <p className="screen-only page pb-40px">
            <PrintButton>{briefContent.print}</PrintButton>
          </p>
        </div>
        <Hydrate when={staticHtml}>
          <BriefWhat {...brief.what} />
          <BriefModes {...brief.modes} />
          <BriefSecurity {...brief.security} />
          <BriefTiers {...brief.tiers} />
          <BriefNext {...brief.next} />
        </Hydrate>
      </PrintLayout>
      <ClosingCta {...briefContent.band} ctaId="brief-band" />
    </>
  );
}
