import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { archivePageContent, type GridKind } from "./content.ts";
import { LinkButton } from "../../../ui/button.tsx";
import styles from "./archive-flood.module.css";
import flood from "../../../sections/flood.module.css";

const twoColumns = ["", "", "sm:col-span-full"];
const threeColumns = ["", styles.oneOfThree, "wide:col-span-2", "wide:col-span-full"];

type ArchiveFloodProps = {
  kind: GridKind;
  total: number;
  /** How many columns it takes where there are three, and where there are two. */
  of3: number;
  of2: number;
  /** What was measured, beside the question. */
  numbers?: readonly { number: string; unit: string }[];
};

/** The call to action in the last row of a grid. */
export function ArchiveFlood({ kind, total, of3, of2, numbers = [] }: ArchiveFloodProps) {
  const { closing, actions } = archivePageContent;
  return (
    <div
      className={`${flood.flood} ${styles.flood} print:hidden ${twoColumns[of2]} ${threeColumns[of3]}`}
    >
      <h2 className={`${styles.question} font-500`}>
        <TwoLines lines={closing(kind, total)} />
      </h2>
      {numbers.length > 0 && (
        <ul className={styles.numbers}>
          {numbers.map(({ number, unit }) => (
            <li key={`${number} ${unit}`}>
              <b>{number}</b> {unit}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-y-12px gap-x-24px">
        {/* Who reads insights is asked for numbers, which the prices take. */}
        {kind === "insight" && <LinkButton {...actions.pricing} variant="inv" />}{" "}
        <LeadDialogTrigger
          dialog="getStarted"
          ctaId="archive-closing"
          variant={kind === "insight" ? "evidence" : "inv"}
        >
          {actions.start}
        </LeadDialogTrigger>{" "}
        {kind !== "insight" && (
          <LeadDialogTrigger dialog="hireMe" ctaId="archive-closing-sales" variant="evidence">
            {actions.sales}
          </LeadDialogTrigger>
        )}
      </p>
    </div>
  );
}
