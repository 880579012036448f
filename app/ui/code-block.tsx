import type { ReactNode } from "react";

import styles from "./code.module.css";

/** Class of the `code` of a command: the prompt before it. */
export const commandClass = styles.command;

type CodeBlockProps = {
  className?: string | undefined;
  /** Text, `code` and `samp`. */
  children: ReactNode;
};

/** A block of code, whose long lines are scrolled sideways. */
export function CodeBlock({ className = "", children }: CodeBlockProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
    <pre tabIndex={0} translate="no" className={`${styles.block} ${className}`}>
      {children}
    </pre>
  );
}
