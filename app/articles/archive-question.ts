import * as v from "valibot";

import { type ArchiveQuestion, archiveQuestionSchema } from "./contract.ts";
import { type ArticleKind, articleKinds } from "./kinds.ts";

/** Search parameters as the URL holds them. */
export type ArchiveSearch = { filter: string | undefined; page: string | undefined };

/** A form sends an empty filter for everything. */
const searchSchema = v.pipe(
  v.object({
    filter: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text || undefined),
      ),
    ),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), "1"),
  }),
  archiveQuestionSchema,
);

/** @returns what an archive is asked for; null where it can be nothing */
export function archiveQuestion(search: ArchiveSearch): ArchiveQuestion | null {
  const { success, output } = v.safeParse(searchSchema, search);
  return success ? output : null;
}

/** The same, from an address of the archive. */
export function questionOfUrl(kind: ArticleKind, url: { search: string }): ArchiveQuestion | null {
  const search = new URLSearchParams(url.search);
  return archiveQuestion({
    filter: search.get(articleKinds[kind].archive.filter) ?? undefined,
    page: search.get("page") ?? undefined,
  });
}
