import { industries } from "../../content/landing-pages.ts";
import covering from "../../sections/covering-link.module.css";
import { Section } from "../../ui/section.tsx";
import type { solutionsContent } from "./content.ts";
import { IndustryDrawing } from "./drawings/industry-drawing.tsx";
import styles from "./industry-strip.module.css";

/** The industries that have a page, each with a drawing of its own systems. */
export function IndustryStrip({ label, headline }: (typeof solutionsContent)["industries"]) {
  return (
    <Section label={label} tone="ground" heights={[1327, 930, 638]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className={`${styles.strip} md:col-span-4 mt-40px`}>
        {industries.map(({ path, name, summary, figure, plan }) => (
          <li key={path} className={covering.around}>
            <IndustryDrawing plan={plan} />
            <h3 className="mt-16px t-d3">
              <a href={path} className={covering.link}>
                {name}
              </a>
            </h3>
            <p className="mt-8px t-body text-ink2">{summary}</p>
            <p className="mt-8px t-caption text-ink3">{figure}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
