import { Fragment } from "react";

import type { storageTable } from "./content.ts";
import styles from "./page.module.css";

/** Everything the site stores in the browser. */
export function StorageTable({ title, head, rows }: typeof storageTable) {
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
            <td className={"t-small text-ink2"}>{where}</td>
            <td className={"t-small text-ink2"}>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
