import { keyUseCasesContent } from "../../content/use-cases.ts";
import { UseCaseThumbnail } from "../../sections/thumbnails/thumbnails.tsx";
import { Section } from "../../ui/section.tsx";
import type { aioiContent } from "./content.ts";
import styles from "./platform-use-cases.module.css";
import covering from "../../sections/covering-link.module.css";

/** The use cases in four columns, each with its drawing. */
export function PlatformUseCases({ headline, rows }: (typeof aioiContent)["cases"]) {
  return (
    <Section label={keyUseCasesContent.label} heights={[613, 612, 517]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className={`${styles.cases} mt-32px md:mt-56px md:col-span-4`}>
        {rows.map(({ id, text }) => (
          <li key={id} className={covering.around}>
            <div className={`${styles.drawing} mb-12px max-md:hidden`}>
              <UseCaseThumbnail of={id} />
            </div>
            <h3 className="t-d4">
              <a href={keyUseCasesContent.rows[id].href} className={covering.link}>
                {keyUseCasesContent.rows[id].title}
              </a>
            </h3>
            <p className="t-small text-ink2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
