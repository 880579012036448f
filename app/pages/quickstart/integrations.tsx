import { integrationsContent } from "./integrations-content.ts";

/** What the platform connects to, by protocol. */
export function Integrations() {
  const { label, headline, groups, source } = integrationsContent;
  return (
    <section className="border-t border-ink bg-ground">
      <div className="page-width quarters pt-64px pb-64px md:pt-88px md:pb-96px">
        <p className="t-lab text-ink3 max-md:mb-8px">{label}</p>
        <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
        {groups.map(({ title, items }) => (
          <div key={title} className="md:[&:nth-of-type(n+2)]:pl-24px md:pr-24px">
            <h3 className="mt-40px md:mt-36px pb-11px border-b border-ink font-500">{title}</h3>
            <ul>
              {items.map(([name, text]) => (
                <li key={name} className="pt-8px pb-12px border-b border-line last:border-b-0">
                  <p className="text-16px leading-24px font-500">{name}</p>
                  <p className="mt-3px t-src text-ink3">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="md:col-span-4 mt-32px md:mt-18px t-src text-ink3">{source}</p>
      </div>
    </section>
  );
}
