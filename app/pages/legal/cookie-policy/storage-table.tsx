import { Fragment } from "react";

import type { storageTable } from "./content.ts";

const cell = "py-12px pr-8px md:pr-16px align-top border-b border-line";

/** Everything the site stores in the browser. */
export function StorageTable({ title, head, rows }: typeof storageTable) {
  return (
    <table className="table-fixed">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th
              key={name}
              scope="col"
              className={`pb-10px pr-16px t-small font-500! border-b border-ink ${column === 0 ? "w-45% wide:w-42%" : ""}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, key, where, howLong }) => (
          <tr key={key}>
            <th scope="row" className={cell}>
              <span className="block t-small text-ink">{name}</span>{" "}
              <span className="block t-lab text-ink3 [overflow-wrap:anywhere]">
                {key.split(/(?<=_)/u).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </span>
            </th>
            <td className={`${cell} t-small text-ink2`}>{where}</td>
            <td className={`${cell} t-small text-ink2`}>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
