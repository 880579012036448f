import type { becomeAPartnerStaticContent } from "./static-content.ts";

type PartnerProcessProps = (typeof becomeAPartnerStaticContent)["process"];

/** From the first form on: four steps on one rule, the first one live. */
export function PartnerProcess({ headline, steps }: PartnerProcessProps) {
  return (
    <section className="page pb-72px md:pb-112px">
      <h2 className="t-d3">{headline}</h2>
      <ol className="quarters mt-28px max-md:border-l-1.25px md:border-t-1.25px border-ink">
        {steps.map(({ name, text }, index) => (
          <li
            key={name}
            className={`relative max-md:pl-24px max-md:pb-28px max-md:last:pb-0 md:pt-24px ${index === 0 ? "" : "inset"}`}
          >
            <i
              aria-hidden="true"
              className={`absolute w-12px h-12px max-md:-left-6.5px max-md:top-8px md:-top-6.5px ${index === 0 ? "bg-signal" : "bg-ink"}`}
            />
            <h3 className="t-d4">
              <span className="mr-8px t-lab text-ink3">{index + 1}</span> {name}
            </h3>
            <p className="mt-6px md:pr-24px t-small text-ink2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
