import { spaced } from "../../lib/spaced.ts";
import type { PublishedYear } from "../../articles/kinds.ts";
import { formatDate } from "../../lib/format.ts";
import { Section } from "../../ui/section.tsx";
import { newsletterPageContent } from "./content.ts";
import { yearPosition } from "./year-position.ts";

const content = newsletterPageContent.year;
const rows = ["update", "insight", "story"] as const;

/** Custom properties are not among React's known styles. */
const at = (instant: string) => ({ "--at": yearPosition(instant).toFixed(4) });

/**
 * The year as a ruler: a square for each thing published, with its title below while it is pointed at.
 * `browser/year-ruler.ts` adds the arrow keys.
 */
export function YearRuler({ day, published }: Pick<PublishedYear, "day" | "published">) {
  const all = rows.flatMap((kind) => published[kind]);
  const last = all
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
  return (
    <Section label={content.label(day.slice(0, 4))} tone="ground">
      <h2 className="md:col-span-3 inset t-d2">{content.headline(all.length)}</h2>
      <div
        role="group"
        aria-label={content.label(day.slice(0, 4))}
        className="year md:col-span-4 mt-40px"
      >
        {rows.map((kind) => (
          <div key={kind} className="year-row">
            <h3 className="t-lab">{content.kinds[kind]}</h3>
            <p className="t-lab">{published[kind].length}</p>
            <ol>
              {published[kind].map(({ title, path, publishedAt }) => (
                <li key={publishedAt + title} style={at(publishedAt)}>
                  <a
                    href={path}
                    className={`year-${kind} ${publishedAt === last ? "year-last" : ""}`}
                  >
                    <span className="t-lab">{`${formatDate(publishedAt)}: ${title}`}</span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <p aria-hidden="true" className="year-months t-lab text-ink3">
          {spaced(content.months.map((month) => <span key={month}>{month}</span>))}{" "}
          <i style={at(day)} className="not-italic text-ink">
            {content.today}
          </i>
        </p>
      </div>
      <p className="md:col-span-4 mt-20px t-src text-ink3">{content.source}</p>
    </Section>
  );
}
