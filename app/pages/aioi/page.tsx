import { Hydrate } from "@tanstack/react-start";

import { aioiContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import "../../sections/link-row.css";
import { staticHtml } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { AioiStatic } from "./static.tsx";
import "./figures/platform-layers.css";
import "./process-steps.css";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";

/** `/aioi`: claims, the three layers, the use cases and the setup process. */
export function AioiPage() {
  const { headline, lead, start, closing } = aioiContent;
  return (
    <>
      <PageHeader
        layout="product"
        headline={
          <>
            {headline[0]}
            <br />
            {headline[1]} <br className="sm:hidden" />
            {headline[2]}
          </>
        }
        lead={lead}
        action={
          <LeadDialogTrigger
            dialog="getStarted"
            ctaId="platform-hero"
            className={buttonClass({ variant: "primary" })}
          >
            {start}
          </LeadDialogTrigger>
        }
      />
      <Hydrate when={staticHtml}>
        <AioiStatic />
      </Hydrate>
      <ClosingCta {...closing} ctaId="platform-band" />
      <GetStartedDialog />
    </>
  );
}
