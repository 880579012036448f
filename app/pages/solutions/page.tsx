import { autopilotSlugs } from "../../content/paths.ts";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { Chooser, ChooserPlan } from "./chooser.tsx";
import { Consultation } from "./consultation.tsx";
import { solutionsContent } from "./content.ts";
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
        <div className="items-center gap-y-20px mt-24px md:mt-32px quarters">
          <p className="t-caption text-ink3">{planLabel}</p>
          <div className="md:col-span-2 inset">
            <ChooserPlan />
          </div>
          <p className={styles.planActions}>
            <LeadDialogTrigger dialog="getStarted" ctaId="solutions-plan" variant="primary">
              {start}
            </LeadDialogTrigger>{" "}
            <LeadDialogTrigger dialog="consultation" ctaId="solutions-plan" variant="secondary">
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
      <ClosingCta {...closing} ctaId="solutions-closing" heights={[399, 337, 281]} />
      <LeadDialog kind="consultation" />
    </>
  );
}

type AutopilotRowsProps = (typeof solutionsContent)["autopilots"];

/** The six autopilots and the tools of each. */
function AutopilotRows({ label, headline, rows }: AutopilotRowsProps) {
  return (
    <Section label={label} heights={[618, 583, 467]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className={`${styles.autopilots} mt-40px md:mt-56px`}>
        {autopilotSlugs.map((slug) => (
          <li
            className="flex flex-wrap items-baseline justify-between gap-x-16px py-4px border-t border-line"
            key={slug}
          >
            <h3 className="t-d4">
              <a href={`/autopilots/${slug}`} className="hover:underline">
                {rows[slug].name}
              </a>
            </h3>
            <p className="t-caption text-right text-balance text-ink3">{rows[slug].tools}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type HeardCasesProps = (typeof solutionsContent)["cases"];

/** What one hears in a meeting, what removes it, and the number behind it. */
function HeardCases({ label, headline, rows }: HeardCasesProps) {
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <div className="md:col-span-4 mt-40px md:mt-56px">
        {rows.map(({ heard, text, target, number, unit }) => (
          <div key={heard} className={`${styles.case} quarters`}>
            <h3 className="t-d3 md:pr-24px">{heard}</h3>
            <p className="inset md:pr-24px t-small text-ink2 text-pretty">
              <Unbroken text={text} />
            </p>
            <p className="inset">
              <a
                href={target.href}
                className={`${styles.caseLink} ${buttonClass({ variant: "evidence" })}`}
              >
                {target.title}
              </a>
            </p>
            <div className="inset">
              <p className={`${styles.caseNumber} font-500`}>{number}</p>
              <p className="mt-8px t-caption text-ink3">{unit}</p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
