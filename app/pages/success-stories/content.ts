import { closeLabel } from "../../content/control-labels.ts";
import type { PageLink, SitePath } from "../../content/paths.ts";
import { type CoverName, storyCovers } from "../../content/story-covers.ts";
import { formatAmount, formatPercent } from "../../lib/format.ts";
import { numberWord } from "../../lib/number-word.ts";
import { claims } from "../../content/claims.ts";
import { tryIt } from "../../content/try-it.ts";

/** The drawing of a case. */
type CaseDrawing = Extract<CoverName, "circuit" | "rooms" | "cycle">;

/** One customer of `/success-stories` (spec section 2). All three are made up. */
export type CustomerCase = {
  id: string;
  customer: string;
  number: string;
  /** What the number counts. */
  unit: string;
  challenge: string;
  solution: string;
  outcome: string;
  facts: readonly { name: string; value: string }[];
  /** The story that tells the whole of it. */
  story: { company: string; href: string };
  drawing: CaseDrawing;
  /** Caption of the enlarged drawing. */
  caption: string;
};

/** The three customer cases, in the order of the specification. */
export const customerCases: readonly CustomerCase[] = [
  {
    id: "quantum",
    customer: "A quantum computing company",
    number: formatAmount(claims.quantumValue),
    unit: "current value, as stated by the company",
    challenge: "Nightly calibration took 9 hours, and no trace of it may leave the lab.",
    solution: "One air-gapped rack beside the cryostats; calibration now takes 70 minutes.",
    outcome: `Investors audited the boundary instead of asking for a promise. Today the company is valued at ${formatAmount(claims.quantumValue)}.`,
    facts: [
      { name: "Runs in", value: "air-gapped" },
      { name: "Tier", value: "Hyper-scaler" },
      { name: "Data out", value: "0 bytes" },
    ],
    story: { company: "Corvane", href: "/success-stories/corvane-quantum-calibration" },
    drawing: "circuit",
    caption:
      "A quantum circuit inside two walls; the filled gauge is the reading in use. An illustration.",
  },
  {
    id: "workforce",
    customer: "A workforce-development AI company",
    number: formatAmount(claims.workforceRevenue),
    unit: "revenue in the first year, as stated by the company",
    challenge: "A team of four. Each agency asked for its own region and its own log.",
    solution: "One boundary over a private cloud in each country; the log was theirs to read.",
    outcome: `The first paying agencies signed once the log was theirs to read: ${formatAmount(claims.workforceRevenue)} of revenue, without an operations hire.`,
    facts: [
      { name: "Runs in", value: "private cloud" },
      { name: "Tier", value: "Explorer, then Resident" },
      { name: "Operations hires", value: "0" },
    ],
    story: { company: "Laborwright", href: "/success-stories/laborwright-workforce-development" },
    drawing: "rooms",
    caption: "Two countries, one boundary: the model moves, the résumés stay. An illustration.",
  },
  {
    id: "health",
    customer: "A hormonal-health company",
    number: formatPercent(claims.diagnosisAccuracyPercent),
    unit: "diagnosis accuracy on confirmed cases, measured by the customer",
    challenge: "Six of the first eight clinics let no record leave their network.",
    solution: "One install in two forms: in the clinic, or in a private cloud region.",
    outcome: `Diagnosis accuracy on confirmed cases rose from 86% to ${formatPercent(claims.diagnosisAccuracyPercent)}.`,
    facts: [
      { name: "Runs in", value: "clinics, private cloud" },
      { name: "Tier", value: "Resident" },
      { name: "Laws that apply", value: "HIPAA, GDPR" },
    ],
    story: { company: "Endovara", href: "/success-stories/endovara-hormonal-health" },
    drawing: "cycle",
    caption:
      "Two hormones over 28 days; the large square is the day that decided. An illustration.",
  },
];

/** Content of `/success-stories` without the cases. */
export const successStoriesContent = {
  label: "Success stories",
  headline: ["Three customers,", "three numbers."],
  lead: "Each figure was measured or stated by the customer. The whole story is one click behind it.",
  challenge: "Challenge",
  solution: "Solution",
  outcome: "Outcome",
  enlarge: { label: "Enlarge the drawing", short: "Enlarge" },
  read: (company: string) => `Read ${company}’s story`,
  more: {
    label: "Two more",
    stories: [
      { slug: "harrow-tide-mutual-private-assistants", company: "Harrow & Tide Mutual, insurance" },
      { slug: "kesselbrook-castings-edge-inspection", company: "Kesselbrook Castings, foundry" },
    ],
    all: {
      label: `All ${numberWord(storyCovers.size)} stories`,
      href: "/resources/stories",
    } satisfies PageLink,
  },
  close: closeLabel,
  step: {
    headline: tryIt.ownCase,
    action: "Get started",
  },
  closing: {
    headline: "What would your number be?",
    start: "Get started",
    text: "Each story also says what went wrong.",
    journey: { label: "Learn About Our Journey", href: "/company#about" },
    all: { label: "View All Success Stories", href: "/success-stories#stories" },
  } satisfies Record<string, string | { label: string; href: SitePath }>,
} as const;
