import type { ReactNode } from "react";

import styles from "./stacked-table.module.css";

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
    <table className={styles.table}>
      <caption className={captionClass}>{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={`${styles.head} ${headClass}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>{children}</tbody>
    </table>
  );
}

export function StackedRow({ children }: { children: ReactNode }) {
  return <tr className={styles.row}>{children}</tr>;
}

/** Class of every cell of a `StackedRow`. */
export const stackedCellClass = styles.cell;
