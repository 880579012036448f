import type { ReactNode } from "react";

type StackedTableProps = {
  caption: string;
  captionClass: string;
  head: readonly string[];
  headClass: string | undefined;
  /** `StackedRow`s. */
  children: ReactNode;
};

/** A table whose rows become blocks, one cell below the other, on narrow screens. */
export function StackedTable(table: StackedTableProps) {
  const { caption, captionClass, head, headClass, children } = table;
  return (
    <table className="block md:table md:table-fixed">
      <caption className={captionClass}>{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className={`h-46px pr-24px border-b border-ink [&:nth-child(n+2)]:pl-24px ${headClass}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group border-t border-ink md:border-t-0">
        {children}
      </tbody>
    </table>
  );
}

export function StackedRow({ children }: { children: ReactNode }) {
  return (
    <tr className="block md:table-row py-14px border-b border-line md:border-b-0">{children}</tr>
  );
}

/** Class of every cell of a `StackedRow`. */
export const stackedCellClass = "block md:table-cell md:h-46px md:py-8px md:border-b border-line";
