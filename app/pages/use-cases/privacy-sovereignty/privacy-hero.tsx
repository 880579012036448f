import type { privacySovereigntyContent } from "./content.ts";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import "../../../sections/plan/plan-stage.css";
import { buttonClass } from "../../../ui/button.tsx";
import { SealedPlan } from "./drawings/sealed-plan.tsx";
import styles from "./privacy-hero.module.css";
import { TwoLines } from "../../../ui/two-lines.tsx";

type PrivacyHeroProps = (typeof privacySovereigntyContent)["hero"];

/** The air-gapped plan over the whole width, with the headline inside its walls. */
export function PrivacyHero({ crumb, headline, lead, action, secondary }: PrivacyHeroProps) {
  return (
    <section className="plan-ground">
      <div className="plan-stage">
        <div className={`plan-content ${styles.content}`}>
          <p className="t-lab text-ink3">{crumb}</p>
          <h1 className="mt-16px t-d1p">
            <TwoLines lines={headline} />
          </h1>
          <p className="plan-lead t-lead">{lead}</p>
          <p className="plan-actions">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="privacy-hero"
              className={buttonClass({ variant: "primary" })}
            >
              {action}
            </LeadDialogTrigger>{" "}
            <a href={secondary.href} className={buttonClass({ variant: "evidence" })}>
              {secondary.label}
            </a>
          </p>
        </div>
        <SealedPlan />
      </div>
    </section>
  );
}
