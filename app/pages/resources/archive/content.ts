import type { ArticleKind } from "../../../articles/kinds.ts";
import { feedLinks, toNumeral } from "../../../content/articles.ts";
import type { PageLink } from "../../../content/paths.ts";
import { claims } from "../../../content/claims.ts";
import { tryIt } from "../../../content/try-it.ts";
import { capitalize, formatCount } from "../../../lib/format.ts";
import { numberWord } from "../../../lib/number-word.ts";

/** What is listed in a grid, with its call to action in the last row. */
export type GridKind = Exclude<ArticleKind, "update">;

type ArchiveContent = {
  headline: string;
  lead: string;
  one: string;
  many: string;
  /** What the list is filtered by. */
  filter: string;
  /** Name of the filters that do not stand in the row. */
  more: string;
};

const kinds: Record<ArticleKind, ArchiveContent> = {
  story: {
    headline: "Stories",
    lead: "What customers built, with one measured number each.",
    one: "story",
    many: "stories",
    filter: "category",
    more: "More categories",
  },
  insight: {
    headline: "Insights",
    lead: "Field reports and arguments from our\u00a0deployments.",
    one: "insight",
    many: "insights",
    filter: "subject",
    more: "More subjects",
  },
  update: {
    headline: "Updates",
    lead: "Each row leads to the page it\u00a0changed.",
    one: "update",
    many: "updates",
    filter: "type",
    more: "More types",
  },
};

/** The call to action in a list, in two lines. */
function closing(kind: GridKind, total: number): [string, string] {
  switch (kind) {
    case "story":
      return [
        `${toNumeral(total)} ${total === 1 ? "runs" : "run"} in production.`,
        `You can try for ${claims.trialDays}\u00a0days.`,
      ];
    case "insight":
      return ["Two numbers find your tier:", "CPUs and compute\u00a0hours."];
  }
}

/** The step in the middle of a long list. */
const step: Record<GridKind, string> = {
  story: tryIt.ownCase,
  insight: tryIt.tiers,
};

const pricing: PageLink = { label: "View Pricing", href: "/pricing" };

const actions = { pricing, start: "Get started", sales: "Contact sales" } as const;

/** Words of `/resources/stories`, `/resources/insights` and `/resources/updates`. */
export const archivePageContent = {
  kinds,
  closing,
  step,
  actions,
  label: "Resources",
  all: "All",
  filter: "Filter",
  /** What the list below holds: "120 insights, Edge AI", and which page of it. */
  count: (kind: ArticleKind, count: number, filter: string | undefined) =>
    `${formatCount(count)} ${count === 1 ? kinds[kind].one : kinds[kind].many}${filter === undefined ? "" : `, ${filter}`}`,
  page: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
  /** Before the lead of the updates. */
  thisYear: (count: number) => `${capitalize(numberWord(count))} this year.`,
  ruler: { label: (year: string) => `Updates of ${year}`, today: "today" },
  /** Where the updates can be followed. */
  follow: [
    { label: "Feed of updates", href: feedLinks("updates")[0]?.href },
    { label: "Newsletter, twice a month at most", href: "/newsletter" },
  ],
  /** The call to action below the updates, in two lines. */
  tryRelease: [tryIt.release, tryIt.nothingToInstall],
  pages: "Pages",
  previous: "Newer",
  next: "Older",
  missing: {
    title: (kind: ArticleKind) => `No ${kinds[kind].many} here`,
    text: (kind: ArticleKind) => `That ${kinds[kind].filter} or page number does not exist.`,
  },
  unavailable: {
    title: "Not Available",
    text: "The list cannot be read at the moment. Try again in a minute.",
  },
} as const;
