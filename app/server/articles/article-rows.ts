import * as z from "zod/mini";

import type {
  Insight,
  InsightDetail,
  Story,
  StoryDetail,
  Update,
} from "../../articles/contract.ts";
import { isOwnPath, isPicture } from "./normalize-html.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

/** The columns of each read, exactly as in spec section 7. */
export const columns = {
  story:
    "id, title, slug, description, image_url, read_time, published_at, categories(id, name, slug)",
  insight: "id, title, slug, excerpt, author, tags, read_time, published_at",
  update: "id, title, description, type, published_at",
} as const;

const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

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

const insightRow = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  read_time: z.number(),
  published_at: instant,
});

const updateRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  published_at: instant,
});

const slugRow = z.object({ slug: z.string(), published_at: instant });

const content = z.object({ content: z.string() });

/**
 * An article with where its pictures really are; number 0 is the cover, the body's follow. And
 * whether its body is shown as text alone, because it is too large or not fit to be shown.
 */
export type WithPictures<Article> = {
  article: Article;
  pictures: (string | null)[];
  isTextOnly: boolean;
};

/** @throws when the row is not what section 3 says, as all of these do */
export function toStory(row: unknown): Story {
  const { image_url, read_time, published_at, categories, ...same } = storyRow.parse(row);
  return {
    ...same,
    image: coverOf(same.slug, image_url),
    readMinutes: read_time,
    publishedAt: published_at,
    category: categories && { name: categories.name, slug: categories.slug },
  };
}

export function toInsight(row: unknown): Insight {
  const { read_time, published_at, ...same } = insightRow.parse(row);
  return { ...same, readMinutes: read_time, publishedAt: published_at };
}

export function toUpdate(row: unknown): Update {
  const { published_at, ...same } = updateRow.parse(row);
  return { ...same, publishedAt: published_at };
}

/** What the sitemap needs of an article. */
export function toSlug(row: unknown): { slug: string; publishedAt: string } {
  const { slug, published_at } = slugRow.parse(row);
  return { slug, publishedAt: published_at };
}

export function toStoryDetail(row: unknown): WithPictures<StoryDetail> {
  const story = toStory(row);
  const { image_url } = storyRow.parse(row);
  const { pictures, isTextOnly, ...body } = bodyOf(row, "success-stories", story.slug);
  const cover = image_url !== null && isPicture(image_url) ? image_url : null;
  return { article: { ...story, body }, pictures: [cover, ...pictures], isTextOnly };
}

export function toInsightDetail(row: unknown): WithPictures<InsightDetail> {
  const insight = toInsight(row);
  const { pictures, isTextOnly, ...body } = bodyOf(row, "insights", insight.slug);
  return { article: { ...insight, body }, pictures: [null, ...pictures], isTextOnly };
}

function bodyOf(row: unknown, kind: string, slug: string) {
  const { content: html } = content.parse(row);
  return sanitizeHtml(html, (number) => `/media/${kind}/${slug}/${number + 1}`);
}

/** A picture elsewhere is fetched by the Worker: no page asks another host for anything. */
function coverOf(slug: string, address: string | null): Story["image"] {
  if (address === null) return null;
  if (isOwnPath(address)) return { src: address };
  return isPicture(address) ? { src: `/media/success-stories/${slug}/0` } : null;
}
