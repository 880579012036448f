import type { ReactNode } from "react";

import "./code-block.css";

type CodeBlockProps = {
  className?: string;
  /** Text, `code` and `samp`. */
  children: ReactNode;
};

/** A block of code, whose long lines are scrolled sideways. */
export function CodeBlock({ className = "", children }: CodeBlockProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
    <pre tabIndex={0} className={`code-block ${className}`}>
      {children}
    </pre>
  );
}
