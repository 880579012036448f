import type { ArticleKind } from "../../../articles/kinds.ts";
import { formatCount } from "../../../lib/format-count.ts";

type ArchiveContent = { headline: string; lead: string; one: string; many: string };

const kinds: Record<ArticleKind, ArchiveContent> = {
  story: {
    headline: "Stories",
    lead: "What customers built, with one measured number each.",
    one: "story",
    many: "stories",
  },
  insight: {
    headline: "Insights",
    lead: "Field reports and arguments from our\u00a0deployments.",
    one: "insight",
    many: "insights",
  },
  update: {
    headline: "Updates",
    lead: "What changed in the platform, a\u00a0line\u00a0each.",
    one: "update",
    many: "updates",
  },
};

/** Words of `/resources/stories`, `/resources/insights` and `/resources/updates`. */
export const archivePageContent = {
  kinds,
  label: "Resources",
  show: "Show",
  all: "All",
  chips: { label: "Filter", most: "Most read about" },
  search: { label: "Search everything", placeholder: "air-gapped", submit: "Search" },
  /** What the list below holds: "120 insights, Edge AI", and which page of it. */
  count: (kind: ArticleKind, count: number, filter: string | undefined) =>
    `${formatCount(count)} ${count === 1 ? kinds[kind].one : kinds[kind].many}${filter === undefined ? "" : `, ${filter}`}`,
  page: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
  pages: "Pages",
  previous: "Newer",
  next: "Older",
  missing: {
    title: "No Such Page",
    text: "The list has no page with this number, or nothing is filed under this word.",
  },
  unavailable: {
    title: "Not Available",
    text: "The list cannot be read at the moment. Try again in a minute.",
  },
} as const;
