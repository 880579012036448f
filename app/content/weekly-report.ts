import { formatCount } from "../lib/format.ts";

/** Steps of a form, in their order: those that browsers count, and those of the database. */
export const stepNames: Readonly<Record<string, string>> = {
  seen: "Form or its button seen",
  opened: "Dialog opened",
  begun: "Form begun",
  sent: "Form sent",
  stored: "Lead stored",
  notified: "Team notified",
  contacted: "Visitor contacted",
  qualified: "Lead qualified",
  won: "Customer won",
};

export const vitalNames = {
  lcp: "Largest paint (LCP)",
  inp: "Response to input (INP)",
  cls: "Layout shift (CLS)",
} as const;

export const screenNames: Readonly<Record<string, string>> = {
  phone: "phones",
  desktop: "desktops",
};

export const apartNames = { test: "Tests", quarantined: "In quarantine", spam: "Spam" } as const;

export const statusNames = { pages: "Pages", forms: "Forms", articles: "Articles" } as const;

/** `1 lead`, `12 leads`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Words of the weekly mail (`npm run report:weekly`). */
export const weeklyContent = {
  headings: {
    kinds: "Leads by form",
    sources: "Leads by source",
    pages: "Leads by page",
    steps: "From seeing a form to a customer",
    late: "Answers",
    newsletter: "Newsletter",
    vitals: "Speed for visitors",
    status: "Minutes down",
    apart: "Not counted as leads",
  },
  noLeads: "There is nothing to list for these two weeks.",
  otherSources: "All others",
  otherPages: "All others",
  stepsNote:
    "A share is of the step above it. Lead stored and what follows are of the leads that came in during the week, as they stand now.",
  noSteps:
    "What browsers count, from seeing a form to sending it, is missing here: set FUNNEL_COUNTS, ANALYTICS_SQL_URL and ANALYTICS_TOKEN (docs/operations.md, Dashboard).",
  unreadSteps: "Analytics Engine did not give the steps that browsers count.",
  vitalsNote: "Three of four page loads were at least as good.",
  noVitals:
    "Web Vitals are missing here: set VITALS_SAMPLE_RATE, ANALYTICS_SQL_URL and ANALYTICS_TOKEN (docs/operations.md, Dashboard).",
  unreadVitals: "Analytics Engine did not give the Web Vitals.",
  untilAnswered: "Until the first answer",
  percentiles: ["Median", "90th percentile"],
  notAnswered: "none yet",
  noStatus: "No monitor ran in these two weeks, or its record could not be read.",
  notMeasured: "not measured",
  /** @param week its Monday, as a date */
  source: (week: string) =>
    `The mail comes on Mondays. \`npm run report:weekly -- --week ${week}\` prints these numbers as they stand later.`,
} as const;
