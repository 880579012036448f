import type { Industry, LandingBlock, LandingPage } from "../../content/landing-page.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import stage from "../../sections/plan/plan-stage.module.css";
import { LinkButton } from "../../ui/button.tsx";
import { landingContent, suggestMessage } from "./content.ts";
import { describePlan } from "./plan/plan-content.ts";
import { IndustryTallPlan } from "./plan/tall-plan.tsx";
import { IndustryWidePlan } from "./plan/wide-plan.tsx";
import styles from "./industry-hero.module.css";

type IndustryHeroProps = Pick<Extract<LandingBlock, { kind: "hero" }>, "headline" | "lead"> &
  Pick<LandingPage, "title" | "tier"> & { industry: Industry; ctaId: string };

/** The headline inside the wall of the industry's plan, with the dialog and the first document. */
export function IndustryHero(props: IndustryHeroProps) {
  const { title, headline, lead, tier, industry, ctaId } = props;
  const { plan, document } = industry;
  return (
    <section id="plan" data-requirement={suggestMessage(industry)} className={stage.ground}>
      <div className={`${stage.stage} ${styles.stage}`}>
        <div className={`${stage.content} ${stage.words} ${styles.words}`}>
          <p className="t-caption text-ink3">{title}</p>
          <h1 className="t-d1p">{headline}</h1>
          <p className={`${stage.lead} ${styles.lead} t-lead`}>{lead}</p>
          <p className={stage.actions}>
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId={ctaId}
              tier={tier ?? undefined}
              variant="primary"
            >
              {landingContent.start}
            </LeadDialogTrigger>{" "}
            <LinkButton {...document.link} variant="evidence" />
          </p>
        </div>
        <div
          role="img"
          aria-label={describePlan(plan)}
          className={`${stage.drawing} ${styles.drawing}`}
        >
          <IndustryWidePlan plan={plan} />
          <IndustryTallPlan plan={plan} />
        </div>
      </div>
    </section>
  );
}
