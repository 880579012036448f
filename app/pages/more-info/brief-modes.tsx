import type { moreInfoContent } from "./content.ts";
import { PlainWhoseTable } from "../../sections/whose-machine/whose-table.tsx";
import { Section } from "../../ui/section.tsx";
import { ModeDrawing } from "./drawings/mode-drawing.tsx";
import styles from "./page.module.css";

/** The five places to run, each as a small plan of its boundary. */
export function BriefModes({ label, headline, rows, source }: (typeof moreInfoContent)["modes"]) {
  return (
    <Section label={label} tone="ground" heights={[1620, 568]}>
      <h2 className={`${styles.content} t-d2`}>{headline}</h2>
      <figure className={`${styles.content} ${styles.wide}`}>
        <ul className={styles.modes}>
          {rows.map(({ mode, name, line, description }) => (
            <li key={mode}>
              <ModeDrawing mode={mode} description={description} />
              <div className="mt-16px md:mt-20px">
                <h3 className="t-d4">{name}</h3>
                <p className={`${styles.modeText} t-small text-ink2`}>{line}</p>
              </div>
            </li>
          ))}
        </ul>
        <figcaption className="mt-32px t-source text-ink3">{source}</figcaption>
      </figure>
    </Section>
  );
}

/** Whose machine it is, by tier, without a choice: paper has none. */
export function BriefWhose({ label, headline, source }: (typeof moreInfoContent)["whose"]) {
  return (
    <Section label={label} heights={[2163, 875]}>
      <h2 className={`${styles.content} t-d2`}>{headline}</h2>
      <figure className={`${styles.content} ${styles.wide}`}>
        <PlainWhoseTable />
        <figcaption className="mt-20px t-source text-ink3">{source}</figcaption>
      </figure>
    </Section>
  );
}
