import { tierLimits } from "../../../content/tier-limits.ts";
import { formatCount, formatDollars } from "../../../lib/format.ts";

/** What a visitor sets with sliders. */
export const sliderNames = ["requests", "tokens", "easy", "engineers"] as const;

/** What a visitor may change in the sentence below the chart. */
export const inputNames = [
  "price",
  "card",
  "capacity",
  "scaler",
  "power",
  "salary",
  "beside",
  "work",
] as const;

export type SliderName = (typeof sliderNames)[number];
export type InputName = (typeof inputNames)[number];

/** An assumption, by the name of its parameter in the address. */
export type AssumptionName = SliderName | InputName;

/** The assumptions of the chart; each name's unit stands in `assumptionRules`. */
export type Assumptions = Readonly<Record<AssumptionName, number>>;

export const assumptionNames: readonly AssumptionName[] = [...sliderNames, ...inputNames];

type Rule = {
  min: number;
  max: number;
  step: number;
  /** As the page writes it. */
  format: (value: number) => string;
};

const dollars = (max: number): Rule => ({ min: 0, max, step: 1, format: formatDollars });
const percent: Rule = { min: 0, max: 100, step: 1, format: (value) => `${value}%` };

/** Bounds and format of each assumption. */
export const assumptionRules: Readonly<Record<AssumptionName, Rule>> = {
  /** Requests a month. */
  requests: { min: 1000, max: 10_000_000, step: 1, format: formatCount },
  /** Tokens per request. */
  tokens: { min: 200, max: 50_000, step: 1, format: formatCount },
  /** Share of easy requests, in percent. */
  easy: percent,
  /** Engineers of a self-built platform. */
  engineers: { min: 0, max: 6, step: 0.5, format: (value) => value.toFixed(1) },
  /** US dollars per million tokens at the hosted API. */
  price: { min: 0, max: 1000, step: 0.01, format: (value) => `$${value.toFixed(2)}` },
  /** US dollars per GPU. */
  card: dollars(1_000_000),
  /** Million tokens per GPU and month. */
  capacity: {
    min: 1,
    max: 100_000,
    step: 1,
    format: (value) => `${formatCount(value)} million`,
  },
  /** US dollars a month for the tier. */
  scaler: dollars(100_000),
  /** US dollars per GPU and month for power and space. */
  power: dollars(100_000),
  /** US dollars per engineer per month. */
  salary: dollars(100_000),
  /** Engineers beside AIOI. */
  beside: { min: 0, max: 10, step: 0.1, format: (value) => value.toFixed(1) },
  /** Work of an easy request, in percent of another one. */
  work: percent,
};

/** A first visitor's assumptions. Sample figures, but for the price of the tier. */
export const startAssumptions: Assumptions = {
  requests: 440_000,
  tokens: 3000,
  easy: 65,
  engineers: 1,
  price: 9,
  card: 34_000,
  capacity: 300,
  scaler: tierLimits.scaler.monthlyPrice,
  power: 300,
  salary: 13_500,
  beside: 0.1,
  work: 10,
};

export const formatAssumption = (name: AssumptionName, given: Assumptions): string =>
  assumptionRules[name].format(given[name]);

/**
 * @param text a number, with or without what the page writes around it: `$34,000`, `300 million`
 * @returns undefined for anything else, and beyond the bounds of the assumption
 */
export function parseAssumption(name: AssumptionName, text: string): number | undefined {
  const [, number] =
    /^\$?\s*(\d{1,9}(?:\.\d{0,6})?|\.\d{1,6})\s*(?:%|million)?$/.exec(
      text.trim().replaceAll(",", ""),
    ) ?? [];
  if (number === undefined) return undefined;
  const { min, max, step } = assumptionRules[name];
  const value = Number((Math.round(Number(number) / step) * step).toFixed(2));
  return value >= min && value <= max ? value : undefined;
}

/**
 * @param search parameters of the address
 * @returns undefined where it has no assumption; one that is missing or invalid is as at the start
 */
export function assumptionsIn(search: URLSearchParams): Assumptions | undefined {
  if (!assumptionNames.some((name) => search.has(name))) return undefined;
  const given = { ...startAssumptions };
  for (const name of assumptionNames) {
    const value = parseAssumption(name, search.get(name) ?? "");
    if (value !== undefined) given[name] = value;
  }
  return given;
}

/** The assumptions as parameters of the address. */
export const toAddress = (given: Assumptions): string =>
  new URLSearchParams(
    assumptionNames.map((name): [string, string] => [name, String(given[name])]),
  ).toString();
