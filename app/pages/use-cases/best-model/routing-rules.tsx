import type { bestModelBody } from "./static-content.ts";
import { Figure } from "../../../ui/figure.tsx";

type BestModelRulesProps = (typeof bestModelBody)["rules"];

const cell = "block md:table-cell md:h-46px md:py-8px md:border-b border-line";

/** Rules of a router as a table, each with the share of requests it decides. */
export function BestModelRules({ title, head, rows, source }: BestModelRulesProps) {
  return (
    <div className="md:col-span-4 mt-56px md:mt-72px">
      <Figure source={source}>
        <table className="block md:table md:table-fixed">
          <caption className="block md:table-caption pb-16px text-left t-d3">{title}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {head.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="h-46px pr-24px border-b border-ink t-lab text-ink3 first:w-1/4 last:w-1/2 [&:nth-child(n+2)]:pl-24px"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group border-t border-ink md:border-t-0">
            {rows.map(({ when, action, percent }) => (
              <tr
                key={when}
                className="block md:table-row py-14px border-b border-line md:border-b-0"
              >
                <th scope="row" className={`${cell} t-cell pr-24px`}>
                  {when}
                </th>
                <td className={`${cell} t-cell text-ink2 md:px-24px`}>{action}</td>
                <td aria-label={`${percent}%`} className={`${cell} md:pl-24px max-md:mt-8px`}>
                  <span className="flex items-center gap-12px">
                    <span className="flex-1 h-8px bg-sunken">
                      <span className="block h-8px bg-signal" style={{ width: `${percent}%` }} />
                    </span>
                    <span className="flex-none w-36px t-cell text-right">{percent}%</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Figure>
    </div>
  );
}
