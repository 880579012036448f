import type { Industry } from "../../content/landing-page.ts";
import { Section } from "../../ui/section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { industryContent } from "./content.ts";
import styles from "./industry-tasks.module.css";

const { label, names, source } = industryContent.tasks;

/** What a customer begins with: what each task reads and writes, who signs, and what came of it. */
export function IndustryTasks({ headline, rows }: Industry["tasks"]) {
  return (
    <Section label={label} tone="ground" heights={[1092, 805, 670]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <div className="border-t border-ink md:col-span-4 mt-40px">
        {rows.map(({ name, text, reads, writes, signs, result }) => (
          <div key={name} className={`${styles.task} quarters`}>
            <h3 className="t-d3 md:pr-24px">{name}</h3>
            <p className="inset md:pr-24px t-small text-ink2">
              <Unbroken text={text} />
            </p>
            <dl className="inset md:pr-24px t-small">
              {Object.entries({ reads, writes, signs }).map(([id, value]) => (
                <div key={id}>
                  <dt className="text-ink3">{names[id as keyof typeof names]}</dt>{" "}
                  <dd>
                    <Unbroken text={value} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="inset t-d4">
              <Unbroken text={result} />
            </p>
          </div>
        ))}
      </div>
      <p className="md:col-span-4 mt-16px t-source text-ink3">{source}</p>
    </Section>
  );
}
