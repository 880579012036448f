import * as z from "zod/mini";

import {
  type Article,
  type ArticleKind,
  articleKinds,
  type ListItems,
  type PageKind,
} from "../../articles/kinds.ts";
import { insightDrawings } from "../../content/insight-covers.ts";
import { updateTarget } from "../../content/update-targets.ts";
import { isOwnPath, isProxied, splitSize } from "../../lib/image-source.ts";
import { sanitizedBody } from "../renderer/body-contract.ts";

/** A time in ISO 8601. */
export const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const category = z.object({ id: z.string(), name: z.string(), slug: z.string() });

const storyRow = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  read_time: z.number(),
  published_at: instant,
  categories: z.nullable(category),
});

export const insightRow = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  read_time: z.number(),
  published_at: instant,
  // Where the list was read with covers. One that this build does not know is none.
  // oxlint-disable-next-line promise/valid-params -- Zod's own, of no promise
  cover: z.catch(z.nullable(z.enum(insightDrawings)), null),
});

const updateRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  published_at: instant,
  // Where a page of the archive was read.
  href: z.nullish(z.string()),
});

type ParsedRow<Item> = {
  item: Item;
  /** The cover image where another host holds it; it is image 0 of the article. */
  remoteCover?: string | null;
};

/** The tables that hold articles. */
type ArticleTables = { story: "success_stories"; insight: "insights"; update: "updates" };
export type ArticleTable<K extends ArticleKind = ArticleKind> = ArticleTables[K];

type Table<Item, Name> = {
  table: Name;
  /** Exactly as in spec section 7. */
  columns: string;
  /**
   * @param imageQuery follows the URL of an image on another host
   * @throws when the row is not what spec section 3 says
   */
  parse: (row: unknown, imageQuery?: string) => ParsedRow<Item>;
};

/** The table of each kind of article, and how a row is parsed. */
export const articleTables: { [K in ArticleKind]: Table<ListItems[K], ArticleTables[K]> } = {
  story: {
    table: "success_stories",
    columns:
      "id, title, slug, description, image_url, read_time, published_at, categories(id, name, slug)",
    parse: (row, imageQuery = "") => {
      const { image_url, read_time, published_at, categories, ...same } = storyRow.parse(row);
      const { image, remoteCover } = storyImage(same.slug, image_url, imageQuery);
      const item = {
        ...same,
        image,
        readMinutes: read_time,
        publishedAt: published_at,
        category: categories && { name: categories.name, slug: categories.slug },
      };
      return { item, remoteCover };
    },
  },
  insight: {
    table: "insights",
    columns: "id, title, slug, excerpt, author, tags, read_time, published_at",
    parse: (row) => {
      const { read_time, published_at, ...same } = insightRow.parse(row);
      return { item: { ...same, readMinutes: read_time, publishedAt: published_at } };
    },
  },
  update: {
    table: "updates",
    columns: "id, title, description, type, published_at",
    parse: (row) => {
      const { published_at, href = null, ...same } = updateRow.parse(row);
      const target = updateTarget(same.type, href);
      return { item: { ...same, publishedAt: published_at, target } };
    },
  },
};

/** For pages that show the covers of insights: the columns, and what an editor has chosen. */
export const columnsWithCover = (kind: ArticleKind): string =>
  kind === "insight" ? `${articleTables[kind].columns}, cover` : articleTables[kind].columns;

/**
 * The image of a story, and its address where another host holds it.
 *
 * @param imageQuery follows the URL of such an image
 */
export function storyImage(slug: string, imageUrl: string | null, imageQuery = "") {
  const [cover] = splitSize(imageUrl ?? "");
  const remoteCover = isProxied(cover) ? cover : null;
  const ownCover = isOwnPath(cover) ? cover : null;
  const src = remoteCover === null ? ownCover : `${mediaPath("story", slug)}0${imageQuery}`;
  return { image: src === null ? null : { src }, remoteCover };
}

const timesRow = z.object({ published_at: instant, updated_at: z.nullish(instant) });

/** When an article last changed for its readers: when it appeared, or when it was corrected since. */
export function parseChangedAt(row: unknown): string {
  const { published_at, updated_at } = timesRow.parse(row);
  const isCorrected = updated_at && Date.parse(updated_at) > Date.parse(published_at);
  return isCorrected ? updated_at : published_at;
}

const slugRow = z.object({ slug: z.string() });

export const parseSlug = (row: unknown): string => slugRow.parse(row).slug;

/**
 * An article with the URLs of its images on other hosts: number 0 is the cover, those of the body
 * follow.
 */
export type ArticleWithImages<Detail> = {
  article: Detail;
  images: (string | null)[];
  /** Whether only the text of the body is shown, because it is too large or nested too deeply. */
  isTextOnly: boolean;
};

// A row whose body has not been sanitized is malformed.
const sanitizedRow = z.object({ body: sanitizedBody });

/** What the page of an article needs beside the columns of its list. */
export const bodyColumns = "content, body_format, updated_at";

/**
 * @param imageQuery follows the URLs of images: a preview's need its token
 * @throws when the row is not what spec section 3 says
 */
export function parseArticle<K extends PageKind>(
  kind: K,
  row: unknown,
  imageQuery = "",
): ArticleWithImages<Article<K>> {
  const { item, remoteCover = null } = articleTables[kind].parse(row, imageQuery);
  const { images, isTextOnly, ...body } = sanitizedRow.parse(row).body;
  const article = { ...item, body, changedAt: parseChangedAt(row) };
  return { article, images: [remoteCover, ...images], isTextOnly };
}

/**
 * The Worker fetches an image from another host, so that no page does.
 *
 * @returns the path before the image's number
 */
export const mediaPath = (kind: PageKind, slug: string): string =>
  `/media/${articleKinds[kind].segment}/${slug}/`;
