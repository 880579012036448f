import { Hydrate } from "@tanstack/react-start";

import type { privacyContent } from "./content.ts";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import "../../../sections/plan/plan-stage.css";
import { buttonClass } from "../../../ui/button.tsx";
import { staticHtml } from "../../../framework/static-html.tsx";
import "./privacy-hero.css";
import "./figures/sealed-plan-motion.css";
import { SealedPlan } from "./figures/sealed-plan.tsx";

type PrivacyHeroProps = (typeof privacyContent)["hero"];

/** The air-gapped plan over the whole width, with the headline inside its walls. */
export function PrivacyHero({ crumb, headline, lead, action, secondary }: PrivacyHeroProps) {
  return (
    <section className="hero-ground">
      <div className="hero-stage">
        <div className="hero-words privacy-words">
          <p className="t-lab text-ink3">{crumb}</p>
          <h1 className="mt-16px t-d1p">
            {headline[0]} <br className="max-sm:hidden" />
            {headline[1]}
          </h1>
          <p className="hero-lead t-lead">{lead}</p>
          <p className="hero-actions">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="privacy-hero"
              className={buttonClass({ variant: "primary" })}
            >
              {action}
            </LeadDialogTrigger>
            <a href={secondary.href} className={buttonClass({ variant: "evidence" })}>
              {secondary.label}
            </a>
          </p>
        </div>
        <Hydrate when={staticHtml}>
          <SealedPlan />
        </Hydrate>
      </div>
    </section>
  );
}
