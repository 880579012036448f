import type { ReactNode } from "react";

/** Three columns, the first twice as wide, with lines between them; one below the other on phones. */
export function Columns({ ruled = false, children }: { ruled?: boolean; children: ReactNode }) {
  return (
    <ul
      className={`grid gap-y-32px md:grid-cols-[2fr_1fr_1fr] ${ruled ? "md:border-t border-line" : ""}`}
    >
      {children}
    </ul>
  );
}

/** A column. The first begins at the margin, the others 24 px after their line. */
export const columnClass =
  "group relative border-line max-md:not-first:border-t max-md:not-first:pt-20px md:pr-24px md:last:pr-0 md:not-first:border-l md:not-first:pl-24px";

/** Announces loading to screen readers; the skeletons are hidden from them. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
