import styles from "./compliance.module.css";
import type { privacySovereigntyContent } from "./content.ts";
import { Figure } from "../../../ui/figure.tsx";
import { StackedRow, StackedTable, stackedCellClass } from "../../../ui/stacked-table.tsx";

type ComplianceProps = (typeof privacySovereigntyContent)["compliance"];

/** Capabilities by the part of each rulebook that requires them. */
export function Compliance({ title, caption, head, rows, source }: ComplianceProps) {
  return (
    <div className="md:col-span-4 mt-56px md:mt-72px">
      <h3 className="pb-16px t-d3">{title}</h3>
      <Figure source={source}>
        <StackedTable
          caption={caption}
          captionClass="sr-only"
          head={head}
          headClass="t-copy font-500"
        >
          {rows.map(([name, ...parts]) => (
            <StackedRow key={name}>
              <th scope="row" className={`${stackedCellClass} pr-24px text-ink2 max-md:pb-4px`}>
                {name}
              </th>
              {parts.map((part, index) => (
                <td key={part} className={`${stackedCellClass} t-cell md:px-24px max-md:flex`}>
                  <span
                    aria-hidden="true"
                    className={`${styles.rulebook} flex-none md:hidden text-ink3`}
                  >
                    {head[index + 1]}
                  </span>{" "}
                  {part}
                </td>
              ))}
            </StackedRow>
          ))}
        </StackedTable>
      </Figure>
    </div>
  );
}
