import type { CSSProperties, ReactNode } from "react";

import { site } from "../content/site.ts";

/** A page that is also printed: alone on the paper, black on white, with addresses after links. */
export function PrintLayout({ children }: { children: ReactNode }) {
  // React's types know no custom properties. This one is the host that printed addresses begin with.
  const style = { "--origin": `"${site.origin}"` } as CSSProperties;
  return (
    <article className="paper" style={style}>
      {children}
    </article>
  );
}
