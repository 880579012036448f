import type { UpdateTarget } from "../content/update-targets.ts";
import { updateParam } from "../config/cacheable-pages.ts";
import {
  type FeedName,
  insightContent,
  type ListContent,
  type PageContent,
  storyContent,
  updateContent,
} from "../content/articles.ts";
import type { ArticleSegment } from "../content/paths.ts";
import {
  type ArchiveQuestion,
  type CoveredInsight,
  type Detail,
  isSlug,
  type Preview,
} from "./contract.ts";

/** A success story in a list (spec section 3). Instants are ISO 8601. */
export type Story = {
  id: string;
  title: string;
  slug: string;
  description: string;
  /** Null without an image: the page shows a drawing made from the slug. */
  image: { src: string } | null;
  readMinutes: number;
  publishedAt: string;
  category: { name: string; slug: string } | null;
};

/** An insight in a list. */
export type Insight = CoveredInsight & { id: string; slug: string };

/** A release note in a list. It has no page. */
export type Update = {
  id: string;
  title: string;
  description: string;
  type: string;
  publishedAt: string;
  /** The page that it changed. */
  target: UpdateTarget;
  /** Where a preview link shows it. */
  preview?: Preview;
};

/** How many other articles of its kind the page of one shows. */
export const relatedCount = 3;

/** What a list shows of each kind of article. */
export type ListItems = { story: Story; insight: Insight; update: Update };

export type ArticleKind = keyof ListItems;

/** How many articles of each kind are published; null where that is not known. */
export type ArchiveTotals = { [K in ArticleKind]: number | null };

/** Something published: where to read it, and when it came (ISO 8601); of an update its type too. */
type Published = { title: string; path: string; publishedAt: string; type?: string };

/** What was published this year, and the newest of each kind. */
export type PublishedYear = {
  /** The current date, as `2026-11-21`. */
  day: string;
  published: { [K in ArticleKind]: Published[] };
  newest: { [K in ArticleKind]: ListItems[K] | null };
};

/** What heads, feeds and related links say of an article of any kind. */
type Summary = {
  text: string;
  /** Null where the site itself is the author. */
  author: string | null;
  labels: readonly string[];
};

type Kind<Item> = {
  /** How many the list on `/resources` shows. */
  listSize: number;
  feed: FeedName | null;
  /** The list of everything: the last part of its path, and the search parameter that filters it. */
  archive: { name: string; filter: string };
  summarize: (item: Item) => Summary;
} & (
  | {
      /** Stands in `/insights/$slug`, `/resources#insights`, `/media/insights/` and `/og/insights-`. */
      segment: ArticleSegment;
      content: { list: ListContent; page: PageContent };
    }
  | { segment: string; content: { list: ListContent; page: null } }
);

/**
 * Every kind of article, once. Queries, loaders, heads, feeds, sitemap, images, previews and log
 * labels are derived from it; table, columns and parser stand in `server/articles/article-rows.ts`,
 * because browsers get neither.
 */
export const articleKinds = {
  story: {
    segment: "success-stories",
    listSize: 3,
    feed: null,
    archive: { name: "stories", filter: "category" },
    content: storyContent,
    summarize: ({ description, category }: Story) => ({
      text: description,
      author: null,
      labels: category ? [category.name] : [],
    }),
  },
  insight: {
    segment: "insights",
    listSize: 3,
    feed: "insights",
    archive: { name: "insights", filter: "tag" },
    content: insightContent,
    summarize: ({ excerpt, author, tags }: Insight) => ({ text: excerpt, author, labels: tags }),
  },
  update: {
    segment: "updates",
    listSize: 5,
    feed: "updates",
    archive: { name: "updates", filter: "type" },
    content: updateContent,
    summarize: ({ description, type }: Update) => ({
      text: description,
      author: null,
      labels: [type],
    }),
  },
} as const satisfies { [K in ArticleKind]: Kind<ListItems[K]> };

// Typed so that a kind of the type K gives what belongs to K.
const kinds: { [K in ArticleKind]: Kind<ListItems[K]> } = articleKinds;

/** A kind whose articles have a page each. */
export type PageKind = {
  [K in ArticleKind]: (typeof articleKinds)[K]["content"]["page"] extends null ? never : K;
}[ArticleKind];

/** An article with its body. */
export type Article<K extends PageKind> = ListItems[K] & Detail;

/** What the head of its page says of it. */
export type ArticleSummary<K extends PageKind> = ListItems[K] & Pick<Detail, "changedAt">;

export const kindNames = Object.keys(articleKinds) as ArticleKind[]; // `articleKinds` has no other keys

const hasPage = (kind: ArticleKind): kind is PageKind => articleKinds[kind].content.page !== null;

export const pageKinds: readonly PageKind[] = kindNames.filter(hasPage);

export function isArticleKind(value: unknown): value is ArticleKind {
  return kindNames.some((kind) => kind === value);
}

export function summarize<K extends ArticleKind>(kind: K, item: ListItems[K]): Summary {
  return kinds[kind].summarize(item);
}

/** The list of everything of a kind. */
export const archivePath = (kind: ArticleKind) =>
  `/resources/${articleKinds[kind].archive.name}` as const;

/**
 * A page of that list. Page 1 has no number.
 *
 * @param shared the update that the page is shared for
 */
export function archivePagePath(
  kind: ArticleKind,
  { filter, page }: ArchiveQuestion,
  shared?: string,
): string {
  const search = new URLSearchParams();
  if (filter !== undefined) search.set(articleKinds[kind].archive.filter, filter);
  if (page > 1) search.set("page", String(page));
  if (shared !== undefined) search.set(updateParam, shared);
  return search.size === 0 ? archivePath(kind) : `${archivePath(kind)}?${search}`;
}

/** Where an article stands in a list, on every page that lists it. */
export const itemAnchor = (kind: ArticleKind, slugOrId: string) => `${kind}-${slugOrId}`;

export const articlePath = (kind: PageKind, slug: string) =>
  `/${articleKinds[kind].segment}/${slug}`;

/** The permanent path of an update; it redirects to the page of the archive that lists it now. */
export const updatePath = (id: string) => `/updates/${id}`;

/** Where to read an item of a list: on its own page, or in the archive. */
export function itemPath<K extends ArticleKind>(kind: K, item: ListItems[K]): string {
  return hasPage(kind) && "slug" in item ? articlePath(kind, item.slug) : updatePath(item.id);
}

/** The kind with this path segment; undefined when its articles have no page. */
export function kindOfSegment(segment: string | undefined): PageKind | undefined {
  return pageKinds.find((kind) => articleKinds[kind].segment === segment);
}

/** The kind and slug in the path of an article's page; null for anything else. */
export function parseArticlePath(path: string): { kind: PageKind; slug: string } | null {
  const [start, segment, slug, ...rest] = path.split("/");
  const kind = kindOfSegment(segment);
  return start === "" && kind && isSlug(slug) && rest.length === 0 ? { kind, slug } : null;
}
