import { integrationsContent } from "./integrations-content.ts";
import styles from "./integrations.module.css";

/** What the platform connects to, by protocol. */
export function Integrations() {
  const { label, headline, groups, source } = integrationsContent;
  return (
    <section className="border-t border-ink bg-ground">
      <div className="page-width py-56px md:py-96px">
        <div className="quarters">
          <p className="t-caption text-ink3 max-md:mb-8px">{label}</p>
          <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
        </div>
        <div className="grid sm:grid-cols-2 wide:grid-cols-4 gap-x-48px wide:gap-x-0">
          {groups.map(({ title, items }) => (
            <div key={title} className={styles.group}>
              <h3 className="mt-40px pb-12px border-b border-ink font-500 md:mt-32px">{title}</h3>
              <ul>
                {items.map(([name, text]) => (
                  <li key={name}>
                    <p className="t-copy font-500">{name}</p>
                    <p className={`${styles.text} t-source text-ink3`}>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-32px md:mt-20px t-source text-ink3">{source}</p>
      </div>
    </section>
  );
}
