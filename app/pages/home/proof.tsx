import { articlePath } from "../../articles/kinds.ts";
import { CustomerMark } from "../../sections/customer-mark.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { homeStaticContent } from "./static-content.ts";

/** Six customers by their marks, and one of them with its number and its words. */
export function Proof(proof: (typeof homeStaticContent)["proof"]) {
  const chosen = proof.customers.find(({ customer }) => customer === proof.chosen);
  return (
    <section aria-label={proof.label}>
      <div className="border-b border-line">
        <ul className="page proof-marks">
          {proof.customers.map((entry) => (
            <li key={entry.customer} className={entry.customer === proof.chosen ? "text-ink" : ""}>
              {"story" in entry ? (
                <a href={articlePath("story", entry.story)}>
                  <CustomerMark customer={entry.customer} />
                </a>
              ) : (
                <CustomerMark customer={entry.customer} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="page quarters gap-y-32px pt-48px pb-56px md:pt-56px md:pb-64px">
        <p>
          <span className="block t-num whitespace-nowrap">{proof.figure}</span>
          <span className="block mt-16px max-w-260px t-small text-ink2">{proof.figureText}</span>
        </p>
        <figure className="md:col-span-2 inset md:pr-24px">
          <blockquote className="t-quote proof-quote">“{proof.quote}”</blockquote>
          <figcaption className="mt-20px t-small text-ink2">
            <b className="text-ink">{proof.speaker}</b>, {proof.role}
          </figcaption>
        </figure>
        <div className="inset">
          <dl className="t-lab">
            {proof.facts.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-16px py-4px">
                <dt className="text-ink3">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {chosen && "story" in chosen && (
            <a
              href={articlePath("story", chosen.story)}
              className={`${buttonClass({ variant: "evidence" })} mt-12px`}
            >
              {proof.link}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
