import type { ReactNode } from "react";

type TableProps = {
  /** For assistive technology. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. A boolean cell is shown as a mark. */
  groups: readonly { title?: string; rows: readonly (readonly ReactNode[])[] }[];
  labels: { yes: string; no: string };
};

/** A table with a head that stays below the header, and groups of rows. */
export function Table({ caption, head, groups, labels }: TableProps) {
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th
              key={title}
              scope="col"
              className="sticky top-[calc(64px_+_var(--banner,0px))] z-1 h-54px pr-16px bg-surface text-16px font-500 border-b border-ink"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }, group) => (
        <tbody key={title ?? group}>
          {title !== undefined && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={head.length}
                className="pt-36px pb-10px text-17px font-550 border-b border-ink"
              >
                {title}
              </th>
            </tr>
          )}
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className="h-46px pr-16px text-ink2 border-b border-line">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className="h-46px pr-16px t-cell border-b border-line">
                  {typeof cell === "boolean" ? <Mark yes={cell} labels={labels} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Mark({ yes, labels }: { yes: boolean; labels: TableProps["labels"] }) {
  return (
    <>
      <i
        aria-hidden="true"
        className={`block w-16px h-16px ${yes ? "i-mark-check" : "i-mark-dash text-ink3"}`}
      />
      <span className="sr-only">{yes ? labels.yes : labels.no}</span>
    </>
  );
}
