import { Hydrate } from "@tanstack/react-start";

import { autopilotsContent } from "./content.ts";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import "./figures/flow.css";
import "../../sections/link-row.css";
import { staticHtml } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { AutopilotsBody } from "./static.tsx";

/** `/autopilots`: how an agent works inside the boundary, and the six there are. */
export function AutopilotsPage() {
  const { headline, lead, start, band } = autopilotsContent;
  return (
    <>
      <div className="page quarters items-start gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]}
          <br />
          {headline[1]}
        </h1>
        <div className="inset">
          <p className="t-lead text-ink2">{lead}</p>
          <p className="mt-20px">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="autopilots-hero"
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadDialogTrigger>
          </p>
        </div>
      </div>
      <Hydrate when={staticHtml}>
        <AutopilotsBody />
      </Hydrate>
      <ClosingCta {...band} ctaId="autopilots-band" />
      <GetStartedDialog />
    </>
  );
}
