import { Fragment } from "react";

import { script } from "../../../islands/script.ts";
import { cookiePolicy, storageChoice, storageTable } from "./content.ts";
import { LegalFigure } from "../../../sections/legal/legal-figure.tsx";
import { LegalText } from "../../../sections/legal/legal-text.tsx";
import storageChoiceScript from "./storage-choice.script.ts";
import styles from "./page.module.css";

/** `/cookie-policy`, with a table of everything the site stores in the browser. */
export function CookiePolicyPage() {
  return (
    <>
      <LegalText
        {...cookiePolicy}
        figure={
          <LegalFigure {...storageTable}>
            <StorageTable {...storageTable} />
          </LegalFigure>
        }
      />
      <StorageChoice />
    </>
  );
}

/**
 * Lets a visitor allow the site to remember where the visit began for 30 days. Off by default.
 * Its script enables it.
 */
function StorageChoice() {
  return (
    <section
      {...script(storageChoiceScript, "now")}
      data-scripted=""
      className={`${styles.choice} page-width quarters`}
      aria-label={storageChoice.label}
    >
      <label className="t-small text-ink2 text-pretty">
        <input type="checkbox" disabled />
        {storageChoice.text}
      </label>
    </section>
  );
}

/** Everything the site stores in the browser. */
function StorageTable({ title, head, rows }: typeof storageTable) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="t-small">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, key, where, howLong }) => (
          <tr key={key}>
            <th scope="row">
              <span className="block t-small text-ink">{name}</span>{" "}
              <span className="block t-log text-ink3">
                {key.split(/(?<=_)/u).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </span>
            </th>
            <td className="t-small text-ink2">{where}</td>
            <td className="t-small text-ink2">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
