import type { LandingBlock, LandingPage } from "../../content/landing-page.ts";
import { modeContent, planContent } from "../../content/plan.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import stage from "../../sections/plan/plan-stage.module.css";
import { TallPlan } from "../../sections/plan/tall-plan.tsx";
import { WidePlan } from "../../sections/plan/wide-plan.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { landingContent } from "./content.ts";
import { landingFormId } from "./landing-form.tsx";

type LandingHeroProps = Extract<LandingBlock, { kind: "hero" }> &
  Pick<LandingPage, "form" | "tier" | "plan"> & { ctaId: string };

/** The headline inside the wall of the plan, with the button that leads to the page's form. */
export function LandingHero({ headline, lead, form, tier, plan, ctaId }: LandingHeroProps) {
  const drawing = { modes: [plan], content: planContent };
  const className = buttonClass({ variant: "primary" });
  return (
    <section className={stage.ground}>
      <div className={stage.stage}>
        <div className={`${stage.content} ${stage.words}`}>
          <h1 className="t-d1p">{headline}</h1>
          <p className={`${stage.lead} t-lead`}>{lead}</p>
          <p className={stage.actions}>
            {form === "getStarted" ? (
              <LeadDialogTrigger
                dialog="getStarted"
                ctaId={ctaId}
                tier={tier ?? undefined}
                className={className}
              >
                {landingContent.start}
              </LeadDialogTrigger>
            ) : (
              <a href={`#${landingFormId}`} className={className}>
                {landingContent.write}
              </a>
            )}
          </p>
        </div>
        <div role="img" aria-label={modeContent[plan].description} className={stage.drawing}>
          <WidePlan {...drawing} />
          <TallPlan {...drawing} />
        </div>
      </div>
    </section>
  );
}
