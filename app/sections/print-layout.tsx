import type { ReactNode } from "react";

import { siteOrigin } from "../content/site-origin.ts";
import styles from "./print-layout.module.css";

type PrintLayoutProps = {
  /** `div` where the page is no text that could stand alone. */
  as?: "article" | "div";
  children: ReactNode;
};

/** A page made for printing: without header and footer, black on white, with URLs after links. */
export function PrintLayout({ as: Layout = "article", children }: PrintLayoutProps) {
  // React's types know no custom properties. This one is the origin of printed URLs.
  const style = { "--origin": `"${siteOrigin()}"` };
  return (
    <Layout className={styles.layout} style={style}>
      {children}
    </Layout>
  );
}
