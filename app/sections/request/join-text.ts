import type { ReactNode } from "react";

/** Makes one text of texts that follow each other: React parts them by comments. */
export function joinText(parts: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") {
      joined[joined.length - 1] = last + part;
    } else joined.push(part);
  }
  return joined;
}
