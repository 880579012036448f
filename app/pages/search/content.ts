import { searchLimits } from "../../config/limits.ts";
import type { NearestQuestion, SearchKind } from "../../articles/contract.ts";
import type { PageLink } from "../../content/paths.ts";

const kinds: Record<SearchKind, { one: string; many: string }> = {
  page: { one: "Page", many: "Pages" },
  answer: { one: "Answer", many: "Answers" },
  document: { one: "Document", many: "Documents" },
  story: { one: "Story", many: "Stories" },
  insight: { one: "Insight", many: "Insights" },
  update: { one: "Update", many: "Updates" },
};

/** Where to look when nothing is found. */
const links: readonly PageLink[] = [
  { label: "Open the index", href: "/search" },
  { label: "Frequently asked questions", href: "/faqs" },
  { label: "Ask a person", href: "/contact-us" },
];

const results = (count: number) => (count === 1 ? "1 result" : `${count} results`);

/** Words of `/search`. */
export const searchContent = {
  label: "Search",
  field: {
    label: "What are you looking for?",
    placeholder: "air-gapped, canary, cost…",
    submit: "Search",
  },
  kinds,
  all: "All",
  filter: "Kinds of results",
  order: "best match first",
  found: (count: number, text: string) =>
    `${count === searchLimits.results ? `The first ${count} results` : results(count)} for “${text}”`,
  none: (text: string) => `No results for “${text}”`,
  noneHelp:
    "The beginning of a word is enough. Quotation marks search for words that stand together, a minus sign leaves a word out.",
  nearest: "Did you mean",
  nearestFinds: ({ count, first }: NearestQuestion) =>
    count === 1 ? `1 result: ${first}` : `${results(count)}, first “${first}”`,
  partsIn: "Found in",
  factsIn: "Found in the facts:",
  /** Where updates are read; the address of one redirects there. */
  updates: "/resources/updates",
  cut: `Only the first ${searchLimits.max} characters were searched.`,
  partial: "Stories, insights and updates cannot be searched at the moment.",
  limited: "That was a lot of searches. Please wait a minute, then try again.",
  failed: "The search did not work. Please try again.",
  idle: "Search, or open the index",
  idleHelp:
    "Two characters are enough. A number says how many pages, answers and documents hold the term; stories, insights and updates are searched too.",
  links,
} as const;

/** The address of a search, narrowed to a kind. */
export function searchPath(question: string, kind?: SearchKind): string {
  if (question === "") return "/search";
  const search = new URLSearchParams({ q: question, ...(kind && { kind }) });
  return `/search?${search}`;
}
