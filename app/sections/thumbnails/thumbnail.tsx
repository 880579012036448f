import type { ReactNode } from "react";
import styles from "./thumbnail.module.css";

/** The frame of a use case's drawing, 640 × 184 units. It does not move. */
export function Thumbnail({ description, children }: { description: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 640 184"
      role="img"
      aria-label={description}
      fill="none"
      className={`${styles.thumbnail} fit-words`}
    >
      {children}
    </svg>
  );
}
