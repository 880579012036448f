import type { PageMeta } from "../lib/page-meta.ts";
import { claims } from "./site.ts";

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
  closing: { headline: readonly [string, string]; promise: string; action: string };
};

const promise = `An AI specialist answers within ${claims.replyHours} hours.`;

/** Content of one kind of article. The not-found texts are those of spec section 2, word for word. */
export const storyContent: KindContent = {
  loading: "Loading success story...",
  notFound: {
    title: "Success Story Not Found",
    text: "The success story you're looking for doesn't exist.",
  },
  related: "More success stories",
  cover: "Drawn for this story",
  closing: { headline: ["Have records", "that can’t move?"], promise, action: "Contact sales" },
};

export const insightContent: KindContent = {
  loading: "Loading insight...",
  notFound: {
    title: "Insight Not Found",
    text: "The insight you're looking for doesn't exist.",
  },
  related: "More insights",
  cover: "",
  closing: {
    headline: ["Have a question", "we did not answer?"],
    promise,
    action: "Contact sales",
  },
};

/** Meta of a page whose article does not exist. */
export function missingMeta({ notFound }: KindContent, path: string): PageMeta {
  return { path, title: notFound.title, description: notFound.text, noindex: true };
}
