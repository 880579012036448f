import { keyUseCasesContent, type UseCaseRows } from "../../content/use-cases.ts";
import linkRow from "../../sections/link-row.module.css";
import { UseCaseThumbnail } from "../../sections/thumbnails/thumbnails.tsx";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./key-use-cases.module.css";
import covering from "../../sections/covering-link.module.css";

const { label, headline, source, rows } = keyUseCasesContent;

const ids: readonly (keyof UseCaseRows)[] = ["privacy", "router", "edge", "rollout"];

/** Four rows, each one link with its own drawing. */
export function KeyUseCases() {
  return (
    <Section label={label} rails>
      <h2 className="md:col-span-3 inset t-d1">
        <span className={styles.headline}>
          <TwoLines lines={headline} />
        </span>
      </h2>
      <ul className="md:col-span-4 mt-40px md:mt-56px border-b border-line">
        {ids.map((id) => (
          <li key={id} className={`${covering.around} ${linkRow.row} ${styles.row} quarters`}>
            <p className={styles.number}>
              <span className="t-lab text-ink3">{`${rows[id].number.label} `}</span>
              <b className="t-num-xl">{rows[id].number.value}</b>
            </p>
            <h3 className="t-d3">
              <a href={rows[id].href} className={covering.link}>
                {rows[id].title}
              </a>{" "}
              {id === "privacy" && <span className="block mt-8px t-lab">{rows[id].claim}</span>}
            </h3>
            <p className={`${styles.text} inset`}>{rows[id].text}</p>
            <div className={styles.drawing}>
              <UseCaseThumbnail of={id} />
            </div>
          </li>
        ))}
      </ul>
      <p className={`${styles.source} md:col-span-3 t-src text-ink3`}>{source}</p>
    </Section>
  );
}
