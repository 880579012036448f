import { autopilotSlugs } from "../../content/paths.ts";
import { Section } from "../../ui/section.tsx";
import type { solutionsContent } from "./content.ts";
import styles from "./page.module.css";

type AutopilotRowsProps = (typeof solutionsContent)["autopilots"];

/** The six autopilots and the tools of each. */
export function AutopilotRows({ label, headline, rows }: AutopilotRowsProps) {
  return (
    <Section label={label} heights={[618, 467]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className={styles.autopilots}>
        {autopilotSlugs.map((slug) => (
          <li key={slug}>
            <h3 className="t-d4">
              <a href={`/autopilots/${slug}`}>{rows[slug].name}</a>
            </h3>
            <p className="t-caption text-right text-balance text-ink3">{rows[slug].tools}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
