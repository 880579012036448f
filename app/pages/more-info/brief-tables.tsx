import { Fragment } from "react";

import type { moreInfoContent } from "./content.ts";
import { Section } from "../../ui/section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";

const headCell = "pb-10px pr-8px md:pr-16px t-small font-500! border-b border-ink";
const cell = "py-11px pr-8px md:pr-16px align-top border-b border-line";

/** Questions of a security team, as a table. */
export function BriefSecurity(content: (typeof moreInfoContent)["security"]) {
  return (
    <Section label={content.label}>
      <div className="brief-content md:col-span-3 inset">
        <h2 className="t-d2">{content.headline}</h2>
        <table className="mt-32px">
          <caption className="sr-only">{content.caption}</caption>
          <thead className="sr-only">
            <tr>
              {content.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.rows.map(([question, answer], index) => (
              <tr key={question}>
                <th
                  scope="row"
                  className={`${cell} ${index === 0 ? "border-t border-t-ink" : ""} w-34% t-small text-ink2`}
                >
                  {question}
                </th>
                <td className={`${cell} ${index === 0 ? "border-t border-t-ink" : ""} t-body`}>
                  {answer}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** The tiers in five columns; phones show the capacity below the tier's name. */
export function BriefTiers({ label, headline, caption, head, rows, source }: BriefTiersProps) {
  return (
    <Section label={label} tone="ground">
      <div className="brief-content md:col-span-3 inset">
        <h2 className="t-d2">{headline}</h2>
        <table className="brief-tiers mt-32px">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`${headCell} ${column === 2 ? "brief-capacity" : ""} ${column === 4 ? "pr-0!" : ""}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, price, capacity, sla, runsIn }) => (
              <Fragment key={name}>
                <tr>
                  <th scope="row" className={`${cell} text-16px font-500! whitespace-nowrap`}>
                    {name}
                  </th>
                  <td className={`${cell} t-cell`}>{price}</td>
                  <td className={`${cell} brief-capacity t-cell`}>
                    <Capacity text={capacity} />
                  </td>
                  <td className={`${cell} t-cell`}>{sla}</td>
                  <td className={`${cell} pr-0! t-small text-ink2`}>
                    <Unbroken text={runsIn} />
                  </td>
                </tr>
                {capacity !== price && (
                  <tr className="brief-held">
                    <td
                      colSpan={head.length}
                      className="pb-11px border-b border-line t-cell text-ink2"
                    >
                      <Capacity text={capacity} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
        <p className="mt-16px t-src text-ink3">{source}</p>
      </div>
    </Section>
  );
}

/** What a tier holds; an amount and its unit stay on one line. */
function Capacity({ text }: { text: string }) {
  return text.split(", ").map((amount, index) => (
    <Fragment key={amount}>
      {index > 0 && ", "}
      <span className="whitespace-nowrap">{amount}</span>
    </Fragment>
  ));
}

type BriefTiersProps = (typeof moreInfoContent)["tiers"];
