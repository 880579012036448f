import { conformance } from "../../../content/accessibility/criterion.ts";
import { accessibilityReport } from "../../../content/accessibility/report.ts";
import { StackedRow, StackedTable, stackedCellClass } from "../../../ui/stacked-table.tsx";
import { criteriaContent } from "./content.ts";

const { criteria, screenReaders } = accessibilityReport;
const { title, lead, head, readers } = criteriaContent;

/** The answer to each criterion, and what was done with each screen reader. */
export function Criteria() {
  return (
    <section id="criteria" className="page-width pb-72px md:pb-96px">
      <h2 className="t-d3">{title}</h2>
      <p className="mt-16px mb-24px t-small text-ink2">{lead}</p>
      <Answers
        caption={title}
        head={head}
        rows={criteria.map(([number, name, level, result, how]) => [
          `${number} ${name}`,
          `${conformance[result]}, level ${level}`,
          how,
        ])}
      />
      <h3 className="mt-40px mb-24px t-d4">{readers.title}</h3>
      <Answers caption={readers.title} head={readers.head} rows={screenReaders} />
    </section>
  );
}

type AnswersProps = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

function Answers({ caption, head, rows }: AnswersProps) {
  return (
    <StackedTable caption={caption} captionClass="sr-only" head={head} headClass="t-small">
      {rows.map(([name, ...answers]) => (
        <StackedRow key={name}>
          <th scope="row" className={`${stackedCellClass} t-small`}>
            {name}
          </th>
          {answers.map((answer) => (
            <td key={answer} className={`${stackedCellClass} t-small text-ink2 md:pl-24px`}>
              {answer}
            </td>
          ))}
        </StackedRow>
      ))}
    </StackedTable>
  );
}
