import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { AutopilotRows } from "./autopilot-rows.tsx";
import { Chooser, ChooserPlan } from "./chooser.tsx";
import { Consultation } from "./consultation.tsx";
import { solutionsContent } from "./content.ts";
import { HeardCases } from "./heard-cases.tsx";
import { IndustryStrip } from "./industry-strip.tsx";
import chooser from "./chooser.module.css";
import styles from "./page.module.css";

/** `/solutions`: four questions choose the first project; then the problems, the autopilots and consulting. */
export function SolutionsPage() {
  const { headline, lead, start, consult, planLabel, source, ...content } = solutionsContent;
  const { industries, cases, autopilots, consultation, closing } = content;
  return (
    <>
      <PageHeader
        layout="figure"
        headline={<TwoLines lines={headline} />}
        lead={lead}
        leadOnBaseline
      />
      <div className={`${chooser.solutions} page-width`}>
        <Chooser />
        <div className={`${styles.plan} quarters`}>
          <p className="t-caption text-ink3">{planLabel}</p>
          <div className="md:col-span-2 inset">
            <ChooserPlan />
          </div>
          <p className={styles.planActions}>
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="solutions-plan"
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadDialogTrigger>{" "}
            <LeadDialogTrigger
              dialog="consultation"
              ctaId="solutions-plan"
              className={buttonClass({ variant: "secondary" })}
            >
              {consult}
            </LeadDialogTrigger>
          </p>
        </div>
        <p className="mt-32px t-source text-ink3">{source}</p>
      </div>
      <IndustryStrip {...industries} />
      <HeardCases {...cases} />
      <AutopilotRows {...autopilots} />
      <Consultation {...consultation} />
      <ClosingCta {...closing} ctaId="solutions-closing" heights={[399, 281]} />
      <LeadDialog kind="consultation" />
    </>
  );
}
