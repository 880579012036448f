import type { ReactNode } from "react";

/** Three equal columns; one below the other below 1280 px. */
export function Columns({ children }: { children: ReactNode }) {
  return <ul className="grid gap-y-32px gap-x-24px wide:grid-cols-3">{children}</ul>;
}

/** Announces loading to screen readers; the skeletons are hidden from them. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
