import * as v from "valibot";

import { slugLength } from "../config/limits.ts";
import type { InsightDrawing } from "../content/insight-covers.ts";

/** The body of an article: sanitized HTML, its chapters, and the facts that stand beside it. */
export type Body = {
  html: string;
  chapters: { id: string; title: string }[];
  facts: { name: string; value: string }[];
};

/** An insight without id and slug: what its drawing is made from. */
export type CoveredInsight = {
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  readMinutes: number;
  /** ISO 8601. */
  publishedAt: string;
  /** The drawing that its editor has chosen, where the list is read with covers. */
  cover: InsightDrawing | null;
};

/** What a preview says of its article. */
export type Preview = {
  /** When it is published (ISO 8601); null without a date. */
  publishesAt: string | null;
  isPublished: boolean;
};

/** What the page of an article has beyond a list. */
export type Detail = {
  body: Body;
  /** When it last changed for its readers (ISO 8601). */
  changedAt: string;
  /** Where a preview link opened it. */
  preview?: Preview;
};

/** A list, or that the database and the cache could not give it. */
export type ListRead<Item> = { status: "read"; rows: Item[] } | { status: "unavailable" };

/** Something of which there may be none, or database and cache could not tell. */
export type Read<Value> =
  | { status: "read"; value: Value }
  | { status: "missing" }
  | { status: "unavailable" };

/** An article, where it is now, or that its text comes late; then what the head of its page needs. */
export type OpenedArticle<Article, Summary> =
  | Read<Article>
  | { status: "moved"; slug: string }
  | { status: "late"; summary: Summary };

/** A category, a tag or a type, and how many articles have it. */
export type ArchiveFilter = { value: string; name: string; count: number };

/**
 * What an archive is asked for. No filter: everything. The longest are a category of 120 letters and a tag
 * of 100 characters, each of which may be two UTF-16 units.
 */
export const archiveQuestionSchema = v.object({
  filter: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
});

export type ArchiveQuestion = v.InferOutput<typeof archiveQuestionSchema>;

/** One page of an archive. */
export type ArchivePage<Item> = {
  rows: Item[];
  /** How many articles of the kind are published, and how many of them match the filter. */
  total: number;
  count: number;
  /** How many pages those are, at least one. */
  pages: number;
  filters: ArchiveFilter[];
  /** The first facts of the first article of page 1, if it has some beside its text; null if unknown now. */
  facts: Body["facts"] | null;
};

/** A page of an archive, that there is none, or that the database and the cache could not tell. */
export type ArchiveRead<Item> =
  | ({ status: "read" } & ArchivePage<Item>)
  | { status: "missing" }
  | { status: "unavailable" };

/** An author with the newest insights, that there is none, or that the database could not tell. */
export type AuthorRead<Insight> =
  | { status: "read"; name: string; count: number; insights: Insight[] }
  | { status: "missing" }
  | { status: "unavailable" };

/** Plain text, in turns as it is and marked, beginning with what is not marked. */
export type MarkedText = string[];

/** A part of a page, named by its heading, or a fact on it. */
export type FoundPart = { href: string; title: MarkedText };

/** A question that finds something, where the one that was asked does not. */
export type NearestQuestion = {
  text: string;
  /** How many pages and answers it finds, and the title of the first. */
  count: number;
  first: string;
};

/** Something that a search found. */
export type SearchResult = {
  kind: "page" | "answer" | "document" | ArticleName;
  href: string;
  title: MarkedText;
  /** Its own description. */
  text: MarkedText;
  /** The parts of a page that hold what its title and description do not. */
  parts: FoundPart[];
  /** The facts of an article that do. */
  facts: FoundPart[];
  /** ISO 8601; null for what has no date. */
  publishedAt: string | null;
  /** The drawing or image beside it. */
  thumbnail?: SearchThumbnail;
};

/** The image of a story, null where its cover is made from slug and title; or an insight's drawing. */
type SearchThumbnail =
  | { of: "story"; slug: string; title: string; image: { src: string } | null }
  | { of: "insight"; insight: CoveredInsight };

type ArticleName = "story" | "insight" | "update";

/** What a search can be narrowed to. */
export type SearchKind = SearchResult["kind"];

/** What a search found, or that a visitor has asked too often. */
export type SearchRead =
  | {
      status: "found";
      results: SearchResult[];
      /** Only where there is no result. */
      nearest: NearestQuestion | null;
      /** Whether articles could not be searched. */
      isPartial: boolean;
    }
  | { status: "limited" };

const slugSchema = v.pipe(
  v.string(),
  v.maxLength(slugLength),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isId = (text: unknown): text is string => typeof text === "string" && uuid.test(text);

/** The database is asked for nothing that is not a slug. */
export function isSlug(text: unknown): text is string {
  return v.is(slugSchema, text);
}
