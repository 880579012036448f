import * as v from "valibot";

/** What success stories are filed under. */
export type Category = { name: string; slug: string };

/** A picture of an article as this site serves it. */
type Picture = { src: string };

/** A success story in a list (spec section 3). Instants are ISO 8601. */
export type Story = {
  id: string;
  title: string;
  slug: string;
  description: string;
  /** Null without a picture: one is drawn from the slug then. */
  image: Picture | null;
  readMinutes: number;
  publishedAt: string;
  category: Category | null;
};

/** An insight in a list. */
export type Insight = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  tags: string[];
  readMinutes: number;
  publishedAt: string;
};

/** A release note in a line. */
export type Update = {
  id: string;
  title: string;
  description: string;
  type: string;
  publishedAt: string;
};

/** The body of an article: sanitised HTML, its chapters, and the facts that stand beside it. */
export type Body = {
  html: string;
  chapters: { id: string; title: string }[];
  facts: { name: string; value: string }[];
};

/** What a page with an article has beyond a list. A preview is not published. */
type Detail = { body: Body; isPreview?: boolean };

export type StoryDetail = Story & Detail;
export type InsightDetail = Insight & Detail;

/** The rows of a list, or that they could not be had. */
export type ListRead<Row> = { outcome: "read"; rows: Row[] } | { outcome: "unavailable" };

/** One article: there, not there, or not to be had now. */
export type ArticleRead<Article> =
  | { outcome: "found"; article: Article }
  | { outcome: "missing" }
  | { outcome: "unavailable" };

const slugLength = 120;

const slugSchema = v.pipe(
  v.string(),
  v.maxLength(slugLength),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
);

/** Whether a text can be an article's address; nothing else is asked of the database. */
export function isSlug(text: unknown): text is string {
  return v.is(slugSchema, text);
}
