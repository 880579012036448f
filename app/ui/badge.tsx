import type { ReactNode } from "react";

import styles from "./badge.module.css";

/** The type of an update, in a square frame. Every type looks the same. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={`${styles.badge} t-caption text-ink`}>{children}</span>;
}
