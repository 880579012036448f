import type { PublishedYear } from "../../../articles/kinds.ts";
import { monthNames } from "../../../content/articles.ts";
import { updateLanes } from "../../../content/update-targets.ts";
import { script } from "../../../islands/script.ts";
import { formatDate } from "../../../lib/format.ts";
import { spaced } from "../../../lib/spaced.ts";
import { atDay, yearPosition } from "../../../lib/year-position.ts";
import { archivePageContent } from "./content.ts";
import styles from "./update-ruler.module.css";
import updateRuler from "./update-ruler.script.ts";

const { ruler } = archivePageContent;

/** The year from left to right: a lane for each kind of update, in it a square for each that leads to its row. */
export function UpdateRuler({ day, published }: Pick<PublishedYear, "day" | "published">) {
  const [newest] = published.update;
  return (
    <div
      role="group"
      aria-label={ruler.label(day.slice(0, 4))}
      className="pt-24px pb-32px max-sm:hidden"
    >
      <div {...script(updateRuler, "near")} className={`${styles.ruler} page-width`}>
        <dl>
          {updateLanes.map((lane) => (
            <div key={lane} className={styles.lane}>
              <dt className="t-source text-ink3">{lane}</dt>
              {published.update
                .filter(({ type }) => type === lane)
                .map(({ title, path, publishedAt }) => (
                  <dd
                    key={path}
                    style={atDay(publishedAt)}
                    data-late={yearPosition(publishedAt) > 0.5 ? "" : undefined}
                  >
                    <a href={path} className={path === newest?.path ? styles.newest : undefined}>
                      <span className="t-source">{`${formatDate(publishedAt)}: ${title}`}</span>
                    </a>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
        <p aria-hidden="true" className={`${styles.months} t-source text-ink3`}>
          {spaced(monthNames.map((month) => <span key={month}>{month}</span>))}{" "}
          <i style={atDay(day)}>{ruler.today}</i>
        </p>
      </div>
    </div>
  );
}
