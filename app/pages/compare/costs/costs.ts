import type { Assumptions } from "./assumptions.ts";

/** The chart ends here. */
export const lastMonth = 36;

/** One way to run AI: what it costs before the first month, and each month, in US dollars. */
export type CostLine = { readonly start: number; readonly monthly: number };

/** Who is cheapest by the last month: AIOI, the hosted API or what a company builds itself. */
export type CostState = "crosses" | "never" | "build";

export type Costs = {
  readonly aioi: CostLine;
  readonly hosted: CostLine;
  readonly selfBuilt: CostLine;
  readonly cards: { readonly aioi: number; readonly selfBuilt: number };
  readonly state: CostState;
  /** The month, with its fraction, from which AIOI is cheaper than the hosted API; null unless they cross. */
  readonly crossing: number | null;
  /** US dollars by the last month: what AIOI saves, or what it costs more than the cheapest. */
  readonly difference: number;
};

/** A second GPU takes over when the first one fails. */
const minCards = 2;

const million = 1e6;

/** Rounded up, but not for the error of a fraction. */
const cardsFor = (tokens: number, tokensPerCard: number) =>
  Math.max(minCards, Math.ceil(tokens / tokensPerCard - 1e-9));

/** US dollars spent by a month. */
export const costAt = ({ start, monthly }: CostLine, month: number): number =>
  start + month * monthly;

/** What the three ways cost over 36 months. */
export function computeCosts(given: Assumptions): Costs {
  const tokens = (given.requests * given.tokens) / million;
  const routed = tokens * (1 - ((1 - given.work / 100) * given.easy) / 100);
  const cards = {
    aioi: cardsFor(routed, given.capacity),
    selfBuilt: cardsFor(tokens, given.capacity),
  };
  const aioi = {
    start: cards.aioi * given.card,
    monthly: given.scaler + cards.aioi * given.power + given.beside * given.salary,
  };
  const hosted = { start: 0, monthly: tokens * given.price };
  const selfBuilt = {
    start: cards.selfBuilt * given.card,
    monthly: cards.selfBuilt * given.power + given.engineers * given.salary,
  };
  const [byAioi, byHosted, bySelfBuilt] = [aioi, hosted, selfBuilt].map((line) =>
    Math.round(costAt(line, lastMonth)),
  ) as [number, number, number]; // one for each line
  const state =
    bySelfBuilt < Math.min(byAioi, byHosted) ? "build" : byAioi < byHosted ? "crosses" : "never";
  return {
    aioi,
    hosted,
    selfBuilt,
    cards,
    state,
    crossing: state === "crosses" ? aioi.start / (hosted.monthly - aioi.monthly) : null,
    difference: Math.abs(byAioi - (state === "build" ? bySelfBuilt : byHosted)),
  };
}

/** The month in which the lines cross, counted from 1. */
export const toMonth = (crossing: number): number => Math.max(1, Math.ceil(crossing - 1e-9));

/** The next larger number of two digits and zeros: 330,000 after 320,000. */
export const nextRound = (value: number): number => {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.floor(value / step + 1 + 1e-9) * step;
};

/**
 * The volume at which the lines cross, as a number of two digits and zeros.
 *
 * @param from requests a month; the volume is larger
 * @param max requests a month
 * @returns undefined where they cross at none
 */
export function crossingVolume(given: Assumptions, from: number, max: number): number | undefined {
  for (let requests = nextRound(from); requests <= max; requests = nextRound(requests)) {
    if (computeCosts({ ...given, requests }).state === "crosses") return requests;
  }
  return undefined;
}
