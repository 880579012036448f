import type { ReactNode } from "react";

/** The frame of a use case's drawing, 640 × 184 units. It does not move. */
export function Thumbnail({ description, children }: { description: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 640 184"
      role="img"
      aria-label={description}
      fill="none"
      className="thumbnail fit-words overflow-visible"
    >
      {children}
    </svg>
  );
}
