import { cardHourDollars } from "./site.ts";

/** Half of all answers take less than `p50`, 19 of 20 less than `p95`. */
type Quantiles = { readonly p50: number; readonly p95: number };

/** A model that writes token by token. */
type Generates = { firstTokenMs: Quantiles; answerTokens: Quantiles; tokensPerS: number };

type SampleModel = {
  name: string;
  /** Parameters, in billions. */
  params: number;
  version: string;
  /** Share of 400 reviewed panel readings that a clinician accepted, in percent. */
  quality?: number;
  cardsPerReplica: number;
  replicas: number;
  /** One that writes no tokens answers at once. */
  speed: Generates | { answerMs: Quantiles };
};

export const sampleModels = [
  {
    name: "triage-70b",
    params: 70,
    version: "2026.10.1",
    quality: 94,
    cardsPerReplica: 4,
    replicas: 2,
    speed: {
      firstTokenMs: { p50: 118, p95: 190 },
      answerTokens: { p50: 24, p95: 40 },
      tokensPerS: 52,
    },
  },
  {
    name: "reader-12b",
    params: 12,
    version: "2026.10.2",
    quality: 90,
    cardsPerReplica: 1,
    replicas: 2,
    speed: {
      firstTokenMs: { p50: 82, p95: 140 },
      answerTokens: { p50: 31, p95: 53 },
      tokensPerS: 95,
    },
  },
  {
    name: "letter-13b",
    params: 13,
    version: "2026.8.4",
    quality: 84,
    cardsPerReplica: 1,
    replicas: 2,
    speed: {
      firstTokenMs: { p50: 96, p95: 150 },
      answerTokens: { p50: 180, p95: 260 },
      tokensPerS: 88,
    },
  },
  {
    name: "scan-2b",
    params: 2,
    version: "2026.9.1",
    cardsPerReplica: 1,
    replicas: 1,
    speed: {
      firstTokenMs: { p50: 60, p95: 95 },
      answerTokens: { p50: 96, p95: 190 },
      tokensPerS: 240,
    },
  },
  {
    name: "embed-s",
    params: 0.3,
    version: "2026.6.1",
    cardsPerReplica: 0.5,
    replicas: 1,
    speed: { answerMs: { p50: 9, p95: 16 } },
  },
  {
    name: "speech-1b",
    params: 1,
    version: "2026.9.3",
    cardsPerReplica: 0.5,
    replicas: 1,
    speed: {
      firstTokenMs: { p50: 120, p95: 180 },
      answerTokens: { p50: 24, p95: 48 },
      tokensPerS: 180,
    },
  },
] as const satisfies readonly SampleModel[];

export type ModelName = (typeof sampleModels)[number]["name"];

/** @throws {Error} never for a name of the list */
export function getModel(name: ModelName): SampleModel {
  const model = sampleModels.find((entry) => entry.name === name);
  if (!model) throw new Error(`No sample model is called ${name}`);
  return model;
}

/** The name of a model with its version, as an API says it: `reader-12b@2026.10.2`. */
export const withVersion = (name: ModelName) => `${name}@${getModel(name).version}`;

/** Two bytes a parameter. */
export const getWeightsGb = ({ params }: SampleModel): number => 2 * params;

/** Whole milliseconds until the last of some tokens is written. */
export const toAnswerMs = (firstTokenMs: number, tokens: number, tokensPerS: number): number =>
  Math.round(firstTokenMs + ((tokens - 1) * 1000) / tokensPerS);

/** How long a model's answers take, from the call to their last token. */
export function getAnswerMs({ speed }: SampleModel): Quantiles {
  if ("answerMs" in speed) return speed.answerMs;
  const { firstTokenMs, answerTokens, tokensPerS } = speed;
  return {
    p50: toAnswerMs(firstTokenMs.p50, answerTokens.p50, tokensPerS),
    p95: toAnswerMs(firstTokenMs.p95, answerTokens.p95, tokensPerS),
  };
}

/** Dollars for one answer of so many milliseconds, to a millionth. */
export const getAnswerDollars = ({ cardsPerReplica }: SampleModel, ms: number): number =>
  Math.round((cardsPerReplica * ms * cardHourDollars) / 3.6) / 1e6;

/** Dollars for 1,000 answers of middle length, to a tenth of a cent. */
export const getDollarsPer1000 = (model: SampleModel): number =>
  Math.round((model.cardsPerReplica * getAnswerMs(model).p50 * cardHourDollars) / 3.6) / 1000;
