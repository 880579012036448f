import { integrationsContent } from "./integrations-content.ts";

/** What the platform connects to, by protocol. */
export function Integrations() {
  const { label, headline, groups, source } = integrationsContent;
  return (
    <section className="border-t border-ink bg-ground">
      <div className="page-width pt-64px pb-64px md:pt-88px md:pb-96px">
        <div className="quarters">
          <p className="t-lab text-ink3 max-md:mb-8px">{label}</p>
          <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
        </div>
        <div className="grid sm:grid-cols-2 wide:grid-cols-4 gap-x-48px wide:gap-x-0">
          {groups.map(({ title, items }) => (
            <div key={title} className="wide:pr-24px wide:[&+div]:pl-24px">
              <h3 className="mt-40px md:mt-36px pb-11px border-b border-ink font-500">{title}</h3>
              <ul>
                {items.map(([name, text]) => (
                  <li key={name} className="pt-8px pb-12.5px border-b border-line last:border-b-0">
                    <p className="text-16px leading-24px font-500">{name}</p>
                    <p className="mt-3px t-src text-ink3">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-32px md:mt-20px t-src text-ink3">{source}</p>
      </div>
    </section>
  );
}
