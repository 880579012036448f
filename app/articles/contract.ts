import * as v from "valibot";

/** The body of an article: sanitized HTML, its chapters, and the facts that stand beside it. */
export type Body = {
  html: string;
  chapters: { id: string; title: string }[];
  facts: { name: string; value: string }[];
};

/** What a preview says of its article. */
export type Preview = {
  /** When it is published (ISO 8601); null without a date. */
  publishesAt: string | null;
  isPublished: boolean;
};

/** What the page of an article has beyond a list; `preview` where a preview link opened it. */
export type Detail = { body: Body; preview?: Preview };

/** A list, or that the database and the cache could not give it. */
export type ListRead<Item> = { status: "read"; rows: Item[] } | { status: "unavailable" };

/** One article, where it is now, that there is none, or that database and cache could not tell. */
export type ArticleRead<Article> =
  | { status: "read"; article: Article }
  | { status: "moved"; slug: string }
  | { status: "missing" }
  | { status: "unavailable" };

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
