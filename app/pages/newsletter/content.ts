import { site } from "../../content/site.ts";

/** What became of a link in a mail of the newsletter. */
export const linkContent = {
  unsubscribe: {
    title: "Unsubscribe from the newsletter?",
    description: "Press the button, and your address gets no more issues.",
    submit: "Unsubscribe",
  },
  unsubscribed: {
    title: "You are unsubscribed.",
    description: "Your address gets no more issues. You can subscribe again at any time.",
  },
  expired: {
    title: "This link no longer works.",
    description: `A link that confirms a subscription works for 7 days: subscribe again to get a new one. To unsubscribe, write to ${site.email}.`,
  },
  failed: {
    title: "That did not work.",
    description: "Please open the link in the mail again in a few minutes.",
  },
} as const;

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
    label: (year: string) => `What came in ${year}`,
    headline: (count: number) =>
      `${count} ${count === 1 ? "release, report or story" : "releases, reports and stories"} since January.`,
    kinds: { update: "release notes", insight: "field reports", story: "customer stories" },
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    today: "today",
    source:
      "Each square is something published on that day; what falls in the same two weeks comes in one mail.",
  },
} as const;
