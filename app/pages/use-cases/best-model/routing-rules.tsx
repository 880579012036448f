import type { bestModelContent } from "./content.ts";
import { Figure } from "../../../ui/figure.tsx";
import { StackedRow, StackedTable, stackedCellClass } from "../../../ui/stacked-table.tsx";

type RoutingRulesProps = (typeof bestModelContent)["rules"];

/** Rules of a router as a table, each with the share of requests it decides. */
export function RoutingRules({ title, head, rows, source }: RoutingRulesProps) {
  return (
    <div className="md:col-span-4 mt-56px md:mt-72px">
      <Figure source={source}>
        <StackedTable
          caption={title}
          captionClass="block md:table-caption pb-16px text-left text-balance t-d3"
          head={head}
          headClass="t-lab text-ink3 first:w-1/4 last:w-1/2"
        >
          {rows.map(({ when, action, percent }) => (
            <StackedRow key={when}>
              <th scope="row" className={`${stackedCellClass} t-cell pr-24px`}>
                {when}
              </th>
              <td className={`${stackedCellClass} t-cell text-ink2 md:px-24px`}>{action}</td>
              <td
                aria-label={`${percent}%`}
                className={`${stackedCellClass} md:pl-24px max-md:mt-8px`}
              >
                <span className="flex items-center gap-12px [print-color-adjust:exact]">
                  <span className="flex-1 h-8px bg-sunken">
                    <span className="block h-8px bg-signal" style={{ width: `${percent}%` }} />
                  </span>{" "}
                  <span className="flex-none w-36px t-cell text-right">{percent}%</span>
                </span>
              </td>
            </StackedRow>
          ))}
        </StackedTable>
      </Figure>
    </div>
  );
}
