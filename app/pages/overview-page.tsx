import type { Fact, Overview } from "../content/overviews.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import { TextLink } from "../ui/link.tsx";

/** A page that is a headline, a list of facts on the quarters, and the way to a human. */
export function OverviewPage({ label, headline, lead, facts, band }: Overview) {
  return (
    <>
      <div className="page quarters items-end gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
        <div className="md:col-span-3 md:pr-24px">
          <p className="t-lab text-ink3">{label}</p>
          <h1 className="mt-16px t-d1p">
            {headline[0]} <br className="max-sm:hidden" />
            {headline[1]}
          </h1>
        </div>
        <p className="inset t-lead text-ink2">{lead}</p>
      </div>
      <div className="border-t border-ink pb-72px md:pb-112px">
        <div className="page">
          {facts.map((fact, index) => (
            <FactRow key={fact.title} {...fact} first={index === 0} />
          ))}
        </div>
      </div>
      <ClosingBand {...band} opener="overview-band" />
    </>
  );
}

function FactRow({ id, title, text, figure, links = [], first }: Fact & { first: boolean }) {
  return (
    <section
      id={id}
      className={`quarters gap-y-8px py-32px md:py-40px ${first ? "" : "border-t border-line"}`}
    >
      <h2 className="md:pr-24px t-d3">{title}</h2>
      <div className="md:col-span-2 md:pl-24px md:pr-48px">
        <p className="max-w-560px t-body text-ink2">{text}</p>
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-x-24px mt-8px">
            {links.map(({ href, label }) => (
              <li key={label} className="py-8px">
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {figure !== undefined && <p className="inset t-value">{figure}</p>}
    </section>
  );
}
