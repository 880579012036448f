import type { ReactNode } from "react";

import styles from "./accordion.module.css";

type AccordionItemProps = {
  /** Items of one group close each other. */
  group: string;
  title: ReactNode;
  /** `row` is a plain row of a list; the default carries its own rule, ink while open. */
  size?: "row";
  startOpen?: boolean;
  children: ReactNode;
};

/** A `details` element: it needs no script. */
export function AccordionItem({
  group,
  title,
  size,
  startOpen = false,
  children,
}: AccordionItemProps) {
  const isRow = size === "row";
  return (
    <details
      name={group}
      open={startOpen}
      className={`${styles.item} ${isRow ? styles.row : styles.ruled}`}
    >
      <summary>
        {title}
        <i aria-hidden="true" className="i-mark-plus size-14px flex-none" />
      </summary>
      {isRow ? children : <div className={styles.body}>{children}</div>}
    </details>
  );
}
