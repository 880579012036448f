import * as v from "valibot";

import type { ArticleKind, ListItems } from "./kinds.ts";

/** The body of an article: sanitized HTML, its chapters, and the facts that stand beside it. */
export type Body = {
  html: string;
  chapters: { id: string; title: string }[];
  facts: { name: string; value: string }[];
};

/** What the page of an article has beyond a list. A preview is not published. */
export type Detail = { body: Body; isPreview?: boolean };

/** A list, or that the database and the cache could not give it. */
export type ListRead<Item> = { status: "read"; rows: Item[] } | { status: "unavailable" };

/** One article, that there is none, or that the database and the cache could not tell. */
export type ArticleRead<Article> =
  | { status: "read"; article: Article }
  | { status: "missing" }
  | { status: "unavailable" };

/** Something published: where to read it, and when it came (ISO 8601). */
export type Published = { title: string; path: string; publishedAt: string };

/** What was published this year, and the newest of each kind. */
export type PublishedYear = {
  /** The current date, as `2026-11-21`. */
  day: string;
  published: { [K in ArticleKind]: Published[] };
  newest: { [K in ArticleKind]: ListItems[K] | null };
};

const slugLength = 120;

const slugSchema = v.pipe(
  v.string(),
  v.maxLength(slugLength),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
);

/** The database is asked for nothing that is not a slug. */
export function isSlug(text: unknown): text is string {
  return v.is(slugSchema, text);
}
