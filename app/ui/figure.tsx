import type { ReactNode } from "react";

type FigureProps = {
  caption?: string;
  /** Source of the numbers, in mono below. */
  source?: ReactNode;
  children: ReactNode;
};

/** A drawing or a table with its caption and its source. */
export function Figure({ caption, source, children }: FigureProps) {
  return (
    <figure>
      {children}
      {(caption !== undefined || source !== undefined) && (
        <figcaption className="mt-16px">
          {caption !== undefined && <p className="t-small text-ink2">{caption}</p>}
          {source !== undefined && <p className="mt-4px t-source text-ink3">{source}</p>}
        </figcaption>
      )}
    </figure>
  );
}
