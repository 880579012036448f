import { confirmDays } from "../../config/limits.ts";
import { monthNames } from "../../content/articles.ts";
import { leadMessages } from "../../content/messages.ts";
import { newsletterContent } from "../../content/newsletter.ts";
import type { PageLink } from "../../content/paths.ts";
import { site } from "../../content/site.ts";

type StateContent = {
  title: string;
  description: string;
  action: PageLink;
  out: { label: string; href: string };
};

const last: PageLink = { label: "Read the last one", href: "/newsletter" };
const home: PageLink = { label: newsletterContent.home, href: "/" };

/** What became of a link in a mail of the newsletter, with one action and one way out. */
export const linkContent = {
  confirmed: {
    title: "You are on the list.",
    // The specification's words first (section 8).
    description: `${leadMessages.newsletter.success.description} The next issue comes when there is something to say: twice a month at most.`,
    action: last,
    out: { label: "See what we published this year", href: "/newsletter#year" },
  },
  unsubscribe: {
    title: "Unsubscribe from the newsletter?",
    description: "Press the button, and your address gets no more issues.",
    // A button that posts.
    action: { ...home, label: "Unsubscribe" },
    out: { label: "Stay subscribed", href: "/newsletter" },
  },
  unsubscribed: {
    title: "You are unsubscribed.",
    description: "Your address gets no more issues. You can subscribe again at any time.",
    action: home,
    out: { label: "It was a mistake: subscribe again", href: "/newsletter" },
  },
  expired: {
    title: "This link no longer works.",
    description: `The link was cut off, or the ${confirmDays} days to confirm are over. Type the address again to get a new one.`,
    action: home,
    out: { label: `To unsubscribe, write to ${site.email}`, href: `mailto:${site.email}` },
  },
  failed: {
    title: "That did not work.",
    description: "Nothing was changed. Open the link in the mail again in a few minutes.",
    action: home,
    out: { label: "Write to us", href: "/contact-us" },
  },
} as const satisfies Record<string, StateContent>;

export type LinkResult = keyof typeof linkContent;

/** What the newsletter is, beside its form. */
export const newsletterPageContent = {
  subscribe: "Subscribe",
  facts: [
    ["What", "one release, one report, one story: three minutes"],
    ["How often", "twice a month at most"],
    ["Your address", "is used for this mail and nothing else"],
  ],
  issue: {
    label: "Sample issue: newest release, report, story",
    insight: "Field report",
    story: "Customer story",
    minutes: "min",
    leave: "Unsubscribe in one click",
  },
  year: {
    label: (year: string) => `What we published in ${year}`,
    headline: (count: number) =>
      `${count} ${count === 1 ? "release, report or story" : "releases, reports and stories"} since January.`,
    kinds: { update: "release notes", insight: "field reports", story: "customer stories" },
    months: monthNames,
    today: "today",
    source:
      "Each square is something published on that day; what falls in the same two weeks comes in one mail.",
  },
} as const;
