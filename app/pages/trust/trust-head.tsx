import { trustContent } from "./content.ts";
import { CopyMarkdown } from "../../sections/copy-markdown.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./trust-head.module.css";

const { facts, sections } = trustContent;

/** The headline, the title block of the document, and the index of its sections. */
export function TrustHead() {
  return (
    <div className="page-width pt-40px sm:pt-56px md:pt-72px">
      <p className="t-caption text-ink3">{trustContent.label}</p>
      <div className={styles.head}>
        <h1 className="t-d1p">{trustContent.headline}</h1>
        <dl className={styles.block}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="t-caption text-ink3">{name}</dt>
              <dd className={`${styles.fact} t-caption`}>{value}</dd>
            </div>
          ))}
          <div className={styles.blockLinks}>
            <dt className="sr-only">{trustContent.documentLinks}</dt>
            <dd>
              <button
                type="button"
                data-print=""
                data-scripted=""
                className={`${buttonClass({ variant: "evidence" })} print:hidden`}
              >
                {trustContent.print}
              </button>{" "}
              <CopyMarkdown path="/trust" />
            </dd>
          </div>
        </dl>
      </div>
      <nav aria-label={trustContent.index}>
        <ol className={styles.index}>
          {Object.values(sections).map(({ id, label }, index) => (
            <li key={id}>
              <a href={`#${id}`} className="hover:underline">
                <span className="t-caption text-ink3">{index + 1}</span> {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
