import { searchLimits } from "../../config/limits.ts";
import type { SearchResult } from "../../articles/contract.ts";
import type { PageLink } from "../../content/paths.ts";
import { site } from "../../content/site.ts";

const kinds: Record<SearchResult["kind"], string> = {
  page: "Page",
  answer: "Answer",
  story: "Story",
  insight: "Insight",
  update: "Update",
};

const links: readonly PageLink[] = [
  { label: "Resources", href: "/resources" },
  { label: "Frequently asked questions", href: "/faqs" },
  { label: "Every page", href: "/sitemap" },
  { label: "Contact us", href: "/contact-us" },
];

/** Words of `/search`. */
export const searchContent = {
  label: "Search",
  headline: "Search",
  field: {
    label: "What are you looking for?",
    placeholder: "air-gapped",
    submit: "Search",
  },
  kinds,
  found: (count: number, text: string) =>
    `${count === searchLimits.results ? `The first ${count} results` : count === 1 ? "1 result" : `${count} results`} for “${text}”`,
  none: (text: string) => `No results for “${text}”`,
  noneHelp:
    "Try fewer words, or a shorter form of one: the beginning of a word is enough. Quotation marks search for words that stand together, a minus sign leaves a word out.",
  cut: `Only the first ${searchLimits.max} characters were searched.`,
  partial: "Stories, insights and updates cannot be searched at the moment.",
  limited: "That was a lot of searches. Please wait a minute, then try again.",
  failed: "The search did not work. Please try again.",
  idle: `Search the pages of this site, the answers to frequent questions, and every story, insight and update of ${site.name}. ${searchLimits.min} characters are enough.`,
  elsewhere: "Or begin here",
  links,
} as const;
