import type { privacyBody } from "./static-content.ts";
import { Figure } from "../../../ui/figure.tsx";

type PrivacyComplianceProps = (typeof privacyBody)["compliance"];

const cell = "block md:table-cell md:h-46px md:py-8px md:border-b border-line";

/** Which part of each rulebook asks for which capability. */
export function PrivacyCompliance({ title, caption, head, rows, source }: PrivacyComplianceProps) {
  return (
    <div className="md:col-span-4 mt-56px md:mt-72px">
      <h3 className="pb-16px t-d3">{title}</h3>
      <Figure source={source}>
        <table className="block md:table md:table-fixed">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {head.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="h-46px pr-24px border-b border-ink text-16px font-500 [&:nth-child(n+2)]:pl-24px"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group border-t border-ink md:border-t-0">
            {rows.map(([name, ...parts]) => (
              <tr
                key={name}
                className="block md:table-row py-14px border-b border-line md:border-b-0"
              >
                <th scope="row" className={`${cell} pr-24px text-ink2 max-md:pb-4px`}>
                  {name}
                </th>
                {parts.map((part, index) => (
                  <td key={part} className={`${cell} t-cell md:px-24px max-md:flex`}>
                    <span aria-hidden="true" className="md:hidden flex-none w-88px text-ink3">
                      {head[index + 1]}
                    </span>
                    {part}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Figure>
    </div>
  );
}
