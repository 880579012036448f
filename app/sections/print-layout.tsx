import type { ReactNode } from "react";

import { siteOrigin } from "../content/site-origin.ts";
import styles from "./print-layout.module.css";

/** A page made for printing: without header and footer, black on white, with URLs after links. */
export function PrintLayout({ children }: { children: ReactNode }) {
  // React's types know no custom properties. This one is the origin of printed URLs.
  const style = { "--origin": `"${siteOrigin()}"` };
  return (
    <article className={styles.layout} style={style}>
      {children}
    </article>
  );
}
