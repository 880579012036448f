import { Hydrate } from "@tanstack/react-start";

import { platformContent } from "./content.ts";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import "../../sections/link-row.css";
import { staticHtml } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { PlatformBody } from "./static.tsx";
import "./figures/platform-layers.css";
import "./process-steps.css";

/** `/aioi`: what the platform brings, its three layers, what it solves and how it is set up. */
export function AioiPage() {
  const { headline, lead, start, band } = platformContent;
  return (
    <>
      <div className="page quarters items-start gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]}
          <br />
          {headline[1]} <br className="sm:hidden" />
          {headline[2]}
        </h1>
        <div className="inset">
          <p className="t-lead text-ink2">{lead}</p>
          <p className="mt-20px">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="platform-hero"
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadDialogTrigger>
          </p>
        </div>
      </div>
      <Hydrate when={staticHtml}>
        <PlatformBody />
      </Hydrate>
      <ClosingCta {...band} ctaId="platform-band" />
      <GetStartedDialog />
    </>
  );
}
