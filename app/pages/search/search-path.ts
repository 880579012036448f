import type { SearchKind } from "../../articles/contract.ts";

/** The address of a search, narrowed to a kind. */
export function searchPath(question: string, kind?: SearchKind): string {
  if (question === "") return "/search";
  const search = new URLSearchParams({ q: question, ...(kind && { kind }) });
  return `/search?${search}`;
}
