import type { ReactNode } from "react";

/** The type of an update, in a square frame. Every type looks the same. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block px-8px py-1px t-lab text-ink border border-edge">{children}</span>
  );
}
