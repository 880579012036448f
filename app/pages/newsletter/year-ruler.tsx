import { spaced } from "../../lib/spaced.ts";
import type { PublishedYear } from "../../articles/kinds.ts";
import { formatDate } from "../../lib/format.ts";
import { script } from "../../islands/script.ts";
import { Section } from "../../ui/section.tsx";
import { newsletterPageContent } from "./content.ts";
import { atDay } from "../../lib/year-position.ts";
import yearRuler from "./year-ruler.script.ts";
import styles from "./year-ruler.module.css";

const content = newsletterPageContent.year;
const rows = ["update", "insight", "story"] as const;

/** What is published newest has a colour of its own. */
const squares = { update: undefined, insight: styles.insight, story: styles.story };

/**
 * The year as a ruler: a square for each thing published, with its title below while it is pointed at.
 * `year-ruler.script.ts` adds the arrow keys.
 */
export function YearRuler({ day, published }: Pick<PublishedYear, "day" | "published">) {
  const all = rows.flatMap((kind) => published[kind]);
  const last = all
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
  return (
    <Section id="year" label={content.label(day.slice(0, 4))} tone="ground">
      <h2 className="md:col-span-3 inset t-d2">{content.headline(all.length)}</h2>
      <div
        role="group"
        {...script(yearRuler, "now")}
        aria-label={content.label(day.slice(0, 4))}
        className={`${styles.year} mt-40px md:col-span-4`}
      >
        {rows.map((kind) => (
          <div key={kind} className={styles.row}>
            <h3 className="t-caption">{content.kinds[kind]}</h3>
            <p className="md:pr-8px md:text-right t-caption">{published[kind].length}</p>
            <ol>
              {published[kind].map(({ title, path, publishedAt }) => (
                <li key={publishedAt + title} style={atDay(publishedAt)}>
                  <a
                    href={path}
                    data-part={publishedAt === last ? "newest" : undefined}
                    className={publishedAt === last ? styles.newest : squares[kind]}
                  >
                    <span className="t-caption">{`${formatDate(publishedAt)}: ${title}`}</span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <p aria-hidden="true" className={`${styles.months} t-log text-ink3`}>
          {spaced(
            content.months.map((month) => (
              <span key={month} className="pt-8px">
                {month}
              </span>
            )),
          )}{" "}
          <i style={atDay(day)} className="text-ink">
            {content.today}
          </i>
        </p>
      </div>
      <p className="md:col-span-4 mt-20px t-source text-ink3">{content.source}</p>
    </Section>
  );
}
