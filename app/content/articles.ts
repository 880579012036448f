import type { PageMeta } from "../lib/page-meta.ts";
import { claims } from "./site.ts";

/** Words of `/resources`, of stories and insights, and of what stands in for them. */
export const resourcesContent = {
  headline: ["Resources", "& Insights"],
  lead: "What customers built, what we learned, and what changed in the product.",
  stories: {
    title: "Success Stories",
    all: "All stories",
    empty: "No story is published at the moment. The three case studies are one click away.",
    loading: "Loading success stories...",
  },
  insights: {
    title: "Latest Insights",
    all: "All insights",
    empty: "No insight is published at the moment.",
    loading: "Loading insights...",
  },
  updates: {
    title: "Latest Updates",
    all: "All updates",
    empty: "No update is published at the moment.",
    loading: "Loading updates...",
  },
  closing: {
    sentence: `Read enough? Try it for ${claims.trialDays} days, without a credit card.`,
    action: "Get started",
  },
} as const;

/** Beside every date. */
export const readTime = (minutes: number) => `${minutes} min read`;

/** What stories and insights have in common. */
export const articleContent = {
  back: "Back to Resources",
  category: "Category",
  author: "Author",
  published: "Published",
  length: "Length",
  tags: "Tags",
  chapters: "On this page",
  preview: "Preview: this article is not published. The link to it expires.",
} as const;

type KindContent = {
  loading: string;
  notFound: { title: string; text: string };
  related: string;
  cover: string;
  band: { headline: readonly [string, string]; promise: string; action: string };
};

const promise = `An AI specialist answers within ${claims.replyHours} hours.`;

/** Words of one kind of article; what is not found is word for word as in spec section 2. */
export const storyContent: KindContent = {
  loading: "Loading success story...",
  notFound: {
    title: "Success Story Not Found",
    text: "The success story you're looking for doesn't exist.",
  },
  related: "More success stories",
  cover: "Drawn for this story",
  band: { headline: ["Have records", "that can’t move?"], promise, action: "Contact sales" },
};

export const insightContent: KindContent = {
  loading: "Loading insight...",
  notFound: {
    title: "Insight Not Found",
    text: "The insight you're looking for doesn't exist.",
  },
  related: "More insights",
  cover: "",
  band: { headline: ["Have a question", "we did not answer?"], promise, action: "Contact sales" },
};

/** Head of a page whose article is not there. */
export function missingMeta({ notFound }: KindContent, path: string): PageMeta {
  return { path, title: notFound.title, description: notFound.text, noindex: true };
}
