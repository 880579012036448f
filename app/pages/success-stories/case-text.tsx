import { successStoriesContent, type CustomerCase } from "./content.ts";

/** The figure of a case, then challenge, solution and outcome. */
export function CaseText({ customer, figure, unit, source, facts, ...text }: CustomerCase) {
  return (
    <>
      <p className="t-lab text-ink3">{customer}</p>
      <h2 className="mt-12px">
        <span className="block story-figure">{figure}</span>
        <span className="block mt-16px t-d3">{unit}</span>
      </h2>
      <p className="mt-4px t-src text-ink3">{source}</p>
      <dl className="grid gap-y-4px md:grid-cols-[104px_1fr] md:gap-y-16px mt-28px">
        {(["challenge", "solution", "outcome"] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="t-lab text-ink3 leading-25px max-md:mt-12px">
              {successStoriesContent[part]}
            </dt>
            <dd className={`t-body max-w-560px ${part === "outcome" ? "" : "text-ink2"}`}>
              {text[part]}
            </dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-3 mt-28px border-t border-line">
        {facts.map(({ name, value }) => (
          <div key={name} className="pt-12px pr-12px">
            <dt className="t-note text-ink3">{name}</dt>
            <dd className="mt-2px t-lab">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
