import { modeContent, planContent } from "../../../content/plan.ts";
import { TallPlan } from "../../../sections/plan/tall-plan.tsx";
import { WidePlan } from "../../../sections/plan/wide-plan.tsx";
import type { privacySovereigntyContent } from "./content.ts";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import stage from "../../../sections/plan/plan-stage.module.css";
import { LinkButton } from "../../../ui/button.tsx";
import styles from "./privacy-hero.module.css";
import { TwoLines } from "../../../ui/two-lines.tsx";

type PrivacyHeroProps = (typeof privacySovereigntyContent)["hero"];

/** The air-gapped plan over the whole width, with the headline inside its walls. */
export function PrivacyHero({ crumb, headline, lead, action, secondary }: PrivacyHeroProps) {
  return (
    <section className={stage.ground}>
      <div className={stage.stage}>
        <div className={`${stage.content} ${stage.words} ${styles.content}`}>
          <p className="t-caption text-ink3">{crumb}</p>
          <h1 className="mt-16px t-d1p">
            <TwoLines lines={headline} />
          </h1>
          <p className={`${stage.lead} t-lead`}>{lead}</p>
          <p className={stage.actions}>
            <LeadDialogTrigger dialog="getStarted" ctaId="privacy-hero" variant="primary">
              {action}
            </LeadDialogTrigger>{" "}
            <LinkButton {...secondary} variant="evidence" />
          </p>
        </div>
        <SealedPlan />
      </div>
    </section>
  );
}

const plan = { modes: ["air-gapped"], content: planContent } as const;

/** The home page's plan in its air-gapped mode. */
function SealedPlan() {
  return (
    <div role="img" aria-label={modeContent["air-gapped"].description} className={stage.drawing}>
      <WidePlan {...plan} />
      <TallPlan {...plan} />
    </div>
  );
}
