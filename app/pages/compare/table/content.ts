import { firstTierWith, tiers } from "../../../content/tiers.ts";
import { claims } from "../../../content/claims.ts";
import { site } from "../../../content/site.ts";
import { tierRange } from "../../../content/tier-limits.ts";
import { formatAtLeast, formatDollars, formatUnder } from "../../../lib/format.ts";
import { assumptionRules, formatAssumption, startAssumptions } from "../costs/assumptions.ts";
import { computeCosts, toMonth } from "../costs/costs.ts";

/** The four ways to run AI, in the order of the columns. */
export const ways = {
  aioi: "AIOI",
  hosted: "Hosted API",
  cloud: "Cloud suite",
  selfBuilt: "Self-built",
} as const;

export type Way = keyof typeof ways;

export const wayNames = Object.keys(ways) as Way[]; // its type says so

type Row = {
  readonly label: string;
  /** What each way says, in the order of the columns. */
  readonly values: readonly [aioi: string, hosted: string, cloud: string, selfBuilt: string];
  /** The best of the row; two where they are level. */
  readonly best: readonly Way[];
};

const row = (label: string, best: readonly Way[], ...values: Row["values"]): Row => ({
  label,
  values,
  best,
});

const { crossing } = computeCosts(startAssumptions);
const atNight = tiers.find(({ features }) => String(features.support).startsWith("24/7"));
const smallestPrice = `from ${formatDollars(tierRange.min.monthlyPrice)}`;
const ownKeys = firstTierWith("customerKeys");
const catalog = `${formatAtLeast(claims.models)}, and your own`;

/** The month from which AIOI is cheaper, by the chart as it starts. */
export const crossingMonth = toMonth(crossing ?? 0);

/** Groups of rows. What AIOI says comes from the site's claims, its prices and the chart. */
export const comparison: readonly { name: string; rows: readonly Row[] }[] = [
  {
    name: "Where it runs",
    rows: [
      row(
        "Your records stay inside",
        ["aioi", "selfBuilt"],
        `from ${ownKeys} up, in your walls; below, in your room`,
        "no, they travel",
        "in their region",
        "yes",
      ),
      row(
        "Without any network",
        ["aioi"],
        `yes, on ${firstTierWith("airGapped")}`,
        "no",
        "no",
        "yes, if you build it",
      ),
      row(
        "Moves from cloud to your own racks",
        ["aioi"],
        "same release, same rules",
        "no",
        "no",
        "you rebuild it",
      ),
      row(
        "Regions to choose from",
        ["cloud"],
        `${site.dataCenters.length}, and every site you own`,
        "1 to 10",
        "30 and more",
        "every site you own",
      ),
    ],
  },
  {
    name: "Speed",
    rows: [
      row(
        "First answer on the first day",
        ["hosted"],
        `${formatUnder(claims.deployMinutes, "minutes")} after the sign-in, or with the hardware in place`,
        "5 minutes, with a credit card",
        "a day, with an account",
        "weeks",
      ),
      row(
        "The newest model, the day it is out",
        ["hosted"],
        "when its weights are out",
        "that day",
        "days later",
        "when its weights are out",
      ),
      row(
        "Models to choose from",
        ["aioi", "selfBuilt"],
        catalog,
        "one vendor’s",
        "a catalog, some hundred",
        catalog,
      ),
    ],
  },
  {
    name: "Cost",
    rows: [
      row(
        "A few requests a month",
        ["hosted"],
        smallestPrice,
        "cents",
        "cents to dollars",
        "the hardware",
      ),
      row(
        "Steady use, around the clock",
        ["aioi"],
        `cheaper from month ${crossingMonth}`,
        "grows with use",
        "grows with use",
        "plus engineers",
      ),
      row(
        "Easy requests go to a small model",
        ["aioi"],
        `by a rule you write, from ${firstTierWith("experiments")} up`,
        "if you build it",
        "if you build it",
        "if you build it",
      ),
      row(
        "No license fee",
        ["selfBuilt"],
        `${smallestPrice} a month`,
        "none, but per token",
        "none, but per token",
        "none",
      ),
    ],
  },
  {
    name: "Control",
    rows: [
      row(
        "Change any line of the code",
        ["selfBuilt"],
        "no; rules and routes are yours",
        "no",
        "no",
        "all of it",
      ),
      row(
        "A model stays until you change it",
        ["aioi", "selfBuilt"],
        "yes",
        "until it retires",
        "until it retires",
        "yes",
      ),
      row(
        "One log of every call, in your store",
        ["aioi"],
        `from ${ownKeys} up, from the install`,
        "theirs, an export",
        "yours, several services",
        "if you build it",
      ),
      row(
        "An agent waits for a person",
        ["aioi"],
        "by policy, every time",
        "in your own code",
        "in your own code",
        "in your own code",
      ),
      row(
        "Databases, queues, the rest of a cloud",
        ["cloud"],
        "connects to yours",
        "no",
        "all of it",
        "yours",
      ),
    ],
  },
  {
    name: "People",
    rows: [
      row(
        "Engineers to keep it running",
        ["hosted"],
        `0 to ${formatAssumption("beside", startAssumptions)}`,
        "0",
        "1 to 2",
        `1 to ${assumptionRules.engineers.max}`,
      ),
      row(
        "Somebody answers at night",
        ["aioi", "cloud"],
        `from ${atNight?.name}`,
        "by plan",
        "by plan",
        "your own team",
      ),
    ],
  },
];

const rows = comparison.flatMap((group) => group.rows);

/** In how many rows a way is the best. */
export const countBest = (way: Way): number => rows.filter(({ best }) => best.includes(way)).length;

/** All rows, and those in which AIOI is not the best. */
export const rowCounts = { all: rows.length, lost: rows.length - countBest("aioi") };
