import type { ComponentProps } from "react";

import styles from "./link.module.css";

/** A link to another site, with an arrow. */
export function ExternalLink({ children, className = "", ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} rel="noopener" className={className}>
      {children}
      <i aria-hidden="true" className={`${styles.arrow} i-mark-arrow-out`} />
    </a>
  );
}

/** A link to a page of this site, within text. */
export function TextLink({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a {...rest} className="underline">
      {children}
    </a>
  );
}
