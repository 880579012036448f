import { Island } from "../../islands/island.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { formatDate } from "../../lib/format.ts";
import { script } from "../../islands/script.ts";
import { CopyMarkdown } from "../../sections/copy-markdown.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import playOnce from "../../sections/play-once.script.ts";
import { PrintLayout } from "../../sections/print-layout.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Choices } from "./choices.tsx";
import { compareContent } from "./content.ts";
import { assumptionNames } from "./costs/assumptions.ts";
import CompareCosts from "./costs/compare-costs.island.tsx";
import { Comparison } from "./table/comparison.tsx";
import { rowCounts } from "./table/content.ts";
import styles from "./page.module.css";

const { label, headline, lead, print, sheet, sheetNumbers, date } = compareContent;

/** `/compare`: four ways to run AI, row by row and over 36 months; on paper two sheets. */
export function ComparePage() {
  return (
    <PrintLayout>
      <div className={styles.sheet}>
        <SheetDate />
        <PageHeader
          layout="figure"
          label={label}
          headline={<Headline />}
          lead={lead(rowCounts.lost)}
          action={
            <span className="flex flex-wrap gap-y-8px gap-x-24px">
              <PrintButton variant="evidence">{print}</PrintButton> <CopyMarkdown path="/compare" />
            </span>
          }
        />
        <Comparison />
        <SheetNumber>{sheetNumbers[0]}</SheetNumber>
      </div>
      <div className={styles.sheet}>
        <section {...script(playOnce, "rest")} className="border-t border-ink">
          <SheetDate />
          <div className={`page-width ${styles.costs}`}>
            <Island of={CompareCosts} props={{}} params={assumptionNames} />
          </div>
        </section>
        <Choices />
        <SheetNumber>{sheetNumbers[1]}</SheetNumber>
      </div>
      <Closing />
    </PrintLayout>
  );
}

function Headline() {
  const [first, second] = headline(rowCounts.lost, rowCounts.all);
  return (
    <>
      {`${first} `}
      <br className="max-sm:hidden" />
      {second}
    </>
  );
}

/** At the head of a sheet. */
function SheetDate() {
  return (
    <p data-print="" className={`${styles.sheetDate} print:text-right`}>
      {sheet}
      <br />
      {formatDate(date)}
    </p>
  );
}

/** At the foot of a sheet. */
function SheetNumber({ children }: { children: string }) {
  return (
    <p data-print="" className={styles.sheetNumber}>
      {children}
    </p>
  );
}

/** Asks for an invoice; the form holds what the visitor set in the chart. */
function Closing() {
  const { headline, action, evidence } = compareContent.closing;
  return (
    <section className="print:hidden">
      <div className={`${styles.closing} page-width quarters`}>
        <h2 className="md:col-span-3 t-d2">{headline}</h2>
        <p className="inset flex flex-wrap items-center gap-x-24px gap-y-12px">
          <LeadDialogTrigger dialog="hireMe" ctaId="compare-closing" variant="primary">
            {action}
          </LeadDialogTrigger>{" "}
          <LinkButton href="/pricing" label={evidence} variant="evidence" />
        </p>
      </div>
    </section>
  );
}
