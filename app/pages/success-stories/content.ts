import { closeLabel } from "../../content/control-labels.ts";
import type { SitePath } from "../../content/paths.ts";
import type { CoverName } from "../../content/story-covers.ts";
import { formatAmount, formatPercent } from "../../lib/format.ts";
import { claims } from "../../content/claims.ts";
import { tryIt } from "../../content/try-it.ts";

/** The drawing of a case. */
export type CaseDrawing = Extract<CoverName, "circuit" | "rooms" | "cycle">;

/** One customer of `/success-stories` (spec section 2). All three are made up. */
export type CustomerCase = {
  id: string;
  customer: string;
  number: string;
  /** What the number counts. */
  unit: string;
  /** Who measured it. */
  source: string;
  challenge: string;
  solution: string;
  outcome: string;
  facts: readonly { name: string; value: string }[];
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
    unit: "current value",
    source: "As stated by the company after its last round.",
    challenge:
      "Circuit simulations waited up to a week for shared machines. Renting faster ones would have moved the error-correction code, the company’s main asset, onto somebody else’s disks.",
    solution:
      "One air-gapped room beside the lab. HPC jobs and inference share a single queue there, models arrive on signed media, and the code never left the building it was written in.",
    outcome: `Investors audited the boundary instead of asking for a promise. Today the company is valued at ${formatAmount(claims.quantumValue)}.`,
    facts: [
      { name: "Runs in", value: "air-gapped" },
      { name: "Tier", value: "Hyper-scaler" },
      { name: "Data out", value: "0 bytes" },
    ],
    drawing: "circuit",
    caption:
      "A quantum circuit inside two walls; the filled gauge is the reading in use. An illustration.",
  },
  {
    id: "workforce",
    customer: "A workforce-development AI company",
    number: formatAmount(claims.workforceRevenue),
    unit: "revenue",
    source: "First year on the platform, as stated by the company.",
    challenge:
      "A team of four matched people to training and jobs. The product worked; running it did not. Each public agency asked for its own region and its own audit log before it would pay.",
    solution:
      "One boundary over a private cloud in each country, with résumés kept where they were written. The platform took deployments, scaling and logs; the team went back to the product.",
    outcome: `The first paying agencies signed once the log was theirs to read: ${formatAmount(claims.workforceRevenue)} of revenue, without an operations hire.`,
    facts: [
      { name: "Runs in", value: "private cloud" },
      { name: "Tier", value: "Explorer, then Resident" },
      { name: "Operations hires", value: "0" },
    ],
    drawing: "rooms",
    caption: "Two countries, one boundary: the model moves, the résumés stay. An illustration.",
  },
  {
    id: "health",
    customer: "A hormonal-health company",
    number: formatPercent(claims.diagnosisAccuracyPercent),
    unit: "diagnosis accuracy",
    source: "Measured by the customer on cases confirmed by specialists.",
    challenge:
      "Hormone levels move by the hour, and a month of readings is as sensitive as data gets. Six of the first eight clinics let no record leave their network, and two had no server room.",
    solution:
      "One install in two forms: on a small server inside the clinic, or in a private cloud region where there is none. The model comes in through the gateway, signed; the readings stay where they were taken.",
    outcome: `Daily readings instead of one a month: ${formatPercent(claims.diagnosisAccuracyPercent)} diagnosis accuracy.`,
    facts: [
      { name: "Runs in", value: "clinics, private cloud" },
      { name: "Tier", value: "Resident" },
      { name: "Laws that apply", value: "HIPAA, GDPR" },
    ],
    drawing: "cycle",
    caption:
      "Two hormones over 28 days; the large square is the day that decided. An illustration.",
  },
];

/** Content of `/success-stories` without the cases. */
export const successStoriesContent = {
  label: "Success stories",
  headline: ["Three customers,", "three numbers."],
  lead: "Each figure was measured or stated by the customer, whose data never moved.",
  challenge: "Challenge",
  solution: "Solution",
  outcome: "Outcome",
  enlarge: "Enlarge the drawing",
  close: closeLabel,
  step: {
    headline: tryIt.ownCase,
    action: "Get started",
  },
  closing: {
    headline: "What would your number be?",
    start: "Get started",
    text: "The longer reports also say what went wrong.",
    articles: { label: "Read the articles", href: "/resources" },
    journey: { label: "Learn About Our Journey", href: "/company#about" },
    all: { label: "View All Success Stories", href: "/success-stories#stories" },
  } satisfies Record<string, string | { label: string; href: SitePath }>,
} as const;
