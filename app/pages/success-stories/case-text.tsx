import { successStoriesContent, type CustomerCase } from "./content.ts";

/** The number of a case with its source, then challenge, solution and outcome with three facts. */
export function CaseText({ customer, number, unit, source, facts, ...text }: CustomerCase) {
  return (
    <div className="page-width quarters gap-y-24px pt-12px pb-64px md:pb-88px">
      <div className="md:pr-24px">
        <h2 className="t-d3">
          {number}
          <br />
          {unit}
        </h2>
        <p className="mt-6px text-16px leading-24px text-ink2 text-balance">{customer}</p>
        <p className="mt-12px max-w-240px t-src text-ink3">{source}</p>
      </div>
      {(["challenge", "solution", "outcome"] as const).map((part) => (
        <div key={part} className="inset md:pr-16px">
          <h3 className="t-d4">{successStoriesContent[part]}</h3>
          <p className={`mt-4px t-small text-pretty ${part === "outcome" ? "" : "text-ink2"}`}>
            {text[part]}
          </p>
          {part === "outcome" && (
            <dl className="mt-16px md:-mr-16px border-t border-ink">
              {facts.map(({ name, value }) => (
                <div
                  key={name}
                  className="flex justify-between gap-16px py-10px border-b border-line"
                >
                  <dt className="t-note text-ink2 whitespace-nowrap">{name}</dt>
                  <dd className="t-lab text-right">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
    </div>
  );
}
