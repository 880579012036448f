import { Island } from "../../islands/island.tsx";
import { formatDate } from "../../lib/format.ts";
import { PageHeader } from "../../sections/page-header.tsx";
import { PrintLayout } from "../../sections/print-layout.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Choices } from "./choices.tsx";
import { Closing } from "./closing.tsx";
import "./compare-print.css";
import { compareContent } from "./content.ts";
import { assumptionNames } from "./costs/assumptions.ts";
import CompareCosts from "./costs/compare-costs.island.tsx";
import { Comparison } from "./table/comparison.tsx";
import { rowCounts } from "./table/content.ts";

const { label, headline, lead, print, sheet, sheetNumbers, date } = compareContent;

/** `/compare`: four ways to run AI, row by row and over 36 months; on paper two sheets. */
export function ComparePage() {
  return (
    <PrintLayout>
      <div className="compare-sheet">
        <SheetDate />
        <PageHeader
          layout="figure"
          label={label}
          headline={<Headline />}
          lead={lead}
          action={<PrintButton variant="evidence">{print}</PrintButton>}
        />
        <Comparison />
        <SheetNumber>{sheetNumbers[0]}</SheetNumber>
      </div>
      <div className="compare-sheet">
        <section data-play="once" className="border-t border-ink">
          <SheetDate />
          <div className="page-width compare-costs">
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
    <p className="compare-sheet-date">
      {sheet}
      <br />
      {formatDate(date)}
    </p>
  );
}

/** At the foot of a sheet. */
function SheetNumber({ children }: { children: string }) {
  return <p className="compare-sheet-number">{children}</p>;
}
