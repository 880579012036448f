import type { ReactNode } from "react";

import styles from "./dialog.module.css";

/** The part of a dialog that scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** The buttons of a dialog: always visible, also while the body scrolls. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
