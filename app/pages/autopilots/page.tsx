import { Hydrate } from "@tanstack/react-start";

import { autopilotsWords } from "./content.ts";
import { LeadOpener } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingBand } from "../../sections/closing-cta.tsx";
import "./figures/flow.css";
import "../../sections/link-row.css";
import { asDrawn } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { AutopilotsBody } from "./static.tsx";

/** `/autopilots`: how an agent works inside the boundary, and the six there are. */
export function AutopilotsPage() {
  const { headline, lead, start, band } = autopilotsWords;
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
            <LeadOpener
              dialog="getStarted"
              opener="autopilots-hero"
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadOpener>
          </p>
        </div>
      </div>
      <Hydrate when={asDrawn}>
        <AutopilotsBody />
      </Hydrate>
      <ClosingBand {...band} opener="autopilots-band" />
    </>
  );
}
