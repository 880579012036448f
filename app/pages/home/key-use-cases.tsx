import { keyUseCasesContent, type UseCaseRows } from "../../content/use-cases.ts";
import covering from "../../sections/covering-link.module.css";
import { UseCaseThumbnail } from "../../sections/thumbnails/thumbnails.tsx";
import { below } from "../../ui/below.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./key-use-cases.module.css";

const { headline, source, rows } = keyUseCasesContent;

const ids: readonly (keyof UseCaseRows)[] = ["privacy", "router", "edge", "rollout"];

/** Two rows of two, each use case one link with its number and its drawing. */
export function KeyUseCases() {
  return (
    <section {...below([929, 912, 936])} className={`page-width ${styles.section}`}>
      <h2 className="t-d1">
        <TwoLines lines={headline} />
      </h2>
      <ul>
        {ids.map((id) => (
          <li key={id} className={covering.around}>
            <p className={styles.number}>
              <b>{rows[id].number.value}</b>{" "}
              <span className="t-caption text-ink2">{rows[id].number.label}</span>
            </p>
            <div>
              <h3 className="t-d3">
                <a href={rows[id].href} className={covering.link}>
                  {rows[id].title}
                </a>
              </h3>
              <p className={styles.text}>{rows[id].text}</p>
            </div>
            <div className={styles.drawing}>
              <UseCaseThumbnail of={id} />
            </div>
          </li>
        ))}
      </ul>
      <p className={`${styles.source} t-source text-ink3`}>{source}</p>
    </section>
  );
}
