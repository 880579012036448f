import type { ReactNode } from "react";
import styles from "./cards.module.css";

/** Three equal columns; one below the other below 1280 px. */
export function Columns({ children }: { children: ReactNode }) {
  return <ul className={styles.columns}>{children}</ul>;
}

/** Announces loading to screen readers; the skeletons are hidden from them. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
