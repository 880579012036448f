import type { ReactNode } from "react";

type FigureProps = {
  /** Source of the numbers, in mono below. */
  source: ReactNode;
  children: ReactNode;
};

/** A drawing or a table with its source. */
export function Figure({ source, children }: FigureProps) {
  return (
    <figure>
      {children}
      <figcaption className="mt-16px t-source text-ink3">{source}</figcaption>
    </figure>
  );
}
