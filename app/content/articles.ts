import { formatCount, formatDateTime } from "../lib/format.ts";
import type { FeedLink, PageMeta } from "../lib/page-meta.ts";
import { site } from "./site.ts";

/** Beside every date, on one line. */
export const readTime = (minutes: number) => `${minutes}\u00a0min\u00a0read`;

const numerals = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** A number at the beginning of a sentence: a word below ten. */
export const toNumeral = (count: number): string => numerals[count] || formatCount(count);

/** Below a ruler of the year. */
export const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

/** What the pages of all articles share. */
export const articleContent = {
  back: "Back to Resources",
  category: "Category",
  author: "Author",
  published: "Published",
  length: "Length",
  tags: "Tags",
  chapters: "On this page",
  missingSearch: { label: "Search insights, updates and documents", submit: "Search" },
  copyCode: { label: "Copy", of: "this code", copied: "Copied" },
  facts: (count: number) => (count === 1 ? "One fact" : `${toNumeral(count)} facts`),
} as const;

/** Above an article that a preview link opened. */
export function previewNote({
  publishesAt,
  isPublished,
}: {
  publishesAt: string | null;
  isPublished: boolean;
}): string {
  const expires = "This link expires.";
  if (publishesAt === null) return `Not published. No date is set. ${expires}`;
  const at = formatDateTime(publishesAt);
  if (isPublished) return `Published on ${at}. This preview shows what is saved now. ${expires}`;
  return `Not published. It will be published on ${at}. ${expires}`;
}

const insightCount = (count: number) =>
  count === 1 ? "1 insight" : `${formatCount(count)} insights`;

/** How the page of an author speaks of who wrote. */
export type Pronoun = "she" | "he" | "they";
const objects: Record<Pronoun, string> = { she: "her", he: "him", they: "them" };

/** The page of an author. */
export const authorContent = {
  label: "Author",
  facts: {
    role: "Role",
    since: `At ${site.name}`,
    subjects: "Writes about",
    wrote: "Wrote",
    feed: "Feed",
  },
  since: (year: number) => `since ${year}`,
  /** @param minutes null where the page does not list them all */
  wrote: (count: number, minutes: number | null) =>
    minutes === null ? insightCount(count) : `${insightCount(count)}, ${minutes} minutes to read`,
  feed: "insights.xml",
  ask: (pronoun: Pronoun) => `Ask ${objects[pronoun]}`,
  team: {
    label: (pronoun: Pronoun) =>
      pronoun === "they" ? "The team they work with" : `The team ${pronoun} works with`,
    href: "/company#team",
  },
  work: (pronoun: Pronoun) => `What ${pronoun} wrote`,
  reports: "reports",
  built: (pronoun: Pronoun) => `What ${pronoun} built`,
  back: { href: "/resources/insights", label: "All insights" },
  lead: (count: number) => `Wrote ${insightCount(count)} for ${site.name}.`,
  list: (count: number, shown: number) => {
    if (count === 1) return "The insight";
    return shown < count ? `The newest ${insightCount(shown)}` : "The insights, the newest first";
  },
  description: (name: string, count: number) =>
    `${name} wrote ${insightCount(count)} for ${site.name}: field reports and arguments from deployments.`,
  missing: {
    title: "Author Not Found",
    text: "Nobody of this name has published an insight here.",
  },
  unavailable: {
    title: "Not Available",
    text: "The author cannot be looked up at the moment. Try again in a minute.",
  },
} as const;

/** A list on `/resources`, and its archive. */
export type ListContent = {
  title: string;
  all: string;
  empty: string;
  loading: string;
};

/** What the pages of all archives share. */
export const archiveContent = {
  title: (title: string, filter: string | undefined, page: number) =>
    [
      filter === undefined ? title : `${title}: ${filter}`,
      ...(page > 1 ? [`page ${page}`] : []),
    ].join(", "),
} as const;

/** The page of one article. The not-found texts are those of spec section 2, word for word. */
export type PageContent = {
  notFound: { title: string; text: string };
  related: string;
  /** Above the newest ones, where the one that was asked for does not exist. */
  newest: (count: number) => string;
  allOfThem: string;
};

type KindContent = { list: ListContent; page: PageContent };

export const storyContent: KindContent = {
  list: {
    title: "Success Stories",
    all: "All stories",
    empty: "No story is published at the moment. The three case studies are one click away.",
    loading: "Loading success stories...",
  },
  page: {
    notFound: {
      title: "Success Story Not Found",
      text: "The success story you're looking for doesn't exist.",
    },
    related: "More success stories",
    newest: (count) => (count === 1 ? "One that does exist" : `${toNumeral(count)} that do exist`),
    allOfThem: "All of them",
  },
};

export const insightContent: KindContent = {
  list: {
    title: "Latest Insights",
    all: "All insights",
    empty: "No insight is published at the moment.",
    loading: "Loading insights...",
  },
  page: {
    notFound: {
      title: "Insight Not Found",
      text: "The insight you're looking for doesn't exist.",
    },
    related: "More insights",
    newest: (count) =>
      count === 1 ? "The newest" : `The ${toNumeral(count).toLowerCase()} newest`,
    allOfThem: "All of them",
  },
};

export const updateContent = {
  list: {
    title: "Latest Updates",
    all: "All updates",
    empty: "No update is published at the moment.",
    loading: "Loading updates...",
  },
  page: null,
} as const;

/** Meta of a page whose article does not exist. */
export function missingMeta({ notFound }: PageContent, path: string): PageMeta {
  return { path, title: notFound.title, description: notFound.text, noindex: true };
}

/** The feeds of the site, each in two formats. */
export const feeds = {
  insights: {
    title: `${site.name} insights`,
    description: "Field reports and arguments from AIOI deployments.",
  },
  updates: {
    title: `${site.name} updates`,
    description: "Releases, security and regions of the AIOI platform, a line each.",
  },
} as const;

export type FeedName = keyof typeof feeds;

/** The links to a feed in the head of a page. */
export function feedLinks(feed: FeedName): FeedLink[] {
  const { title } = feeds[feed];
  return [
    // First, because in Atom text is text.
    { title: `${title} (Atom)`, href: `/feeds/${feed}.atom.xml`, type: "application/atom+xml" },
    { title: `${title} (RSS)`, href: `/feeds/${feed}.xml`, type: "application/rss+xml" },
  ];
}

const feedNames = Object.keys(feeds) as FeedName[]; // `feeds` has no other keys

/** The links to all feeds, for the page that shows all lists. */
export const allFeedLinks = feedNames.flatMap(feedLinks);
