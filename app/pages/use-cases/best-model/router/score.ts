import { criteria, type Criterion, type Model, models } from "./content.ts";

export type ByCriterion = Readonly<Record<Criterion, number>>;

/** Where an axis begins, the worst value, and where it ends. Price and latency are on log scales. */
const axes = {
  quality: { worst: 60, best: 100, scale: (value: number) => value },
  price: { worst: 8, best: 0.04, scale: Math.log },
  latency: { worst: 800, best: 20, scale: Math.log },
} as const;

/** @returns the position of a value on its axis: 0 for the worst, 1 for the best */
export function toPosition(criterion: Criterion, value: number): number {
  const { worst, best, scale } = axes[criterion];
  return (scale(value) - scale(worst)) / (scale(best) - scale(worst));
}

/**
 * @param values what the sliders stand at, 0 to 100
 * @returns the share of each in their sum; a third each where all are 0
 */
export function toWeights(values: ByCriterion): ByCriterion {
  const sum = values.quality + values.price + values.latency;
  const share = (value: number) => (sum === 0 ? 1 / criteria.length : value / sum);
  return {
    quality: share(values.quality),
    price: share(values.price),
    latency: share(values.latency),
  };
}

/** @returns the weights in whole percent, which add up to 100: the largest remainders get the rest */
export function toPercents(weights: ByCriterion): ByCriterion {
  const whole = (criterion: Criterion) => Math.floor(100 * weights[criterion]);
  const remainder = (criterion: Criterion) => 100 * weights[criterion] - whole(criterion);
  const rest = criteria.reduce((left, criterion) => left - whole(criterion), 100);
  const rounded = [...criteria].sort((a, b) => remainder(b) - remainder(a)).slice(0, rest);
  const percent = (criterion: Criterion) =>
    whole(criterion) + (rounded.includes(criterion) ? 1 : 0);
  return {
    quality: percent("quality"),
    price: percent("price"),
    latency: percent("latency"),
  };
}

/**
 * The weighted geometric mean of a model's three positions: one that is weak where it matters cannot
 * win by the rest.
 *
 * @param weights shares with the sum 1
 * @returns 0 to 1
 */
export const getScore = (model: Model, weights: ByCriterion): number =>
  criteria.reduce(
    (product, criterion) => product * toPosition(criterion, model[criterion]) ** weights[criterion],
    1,
  );

/** @returns the indexes of the models, best score first */
export function getOrder(weights: ByCriterion): readonly number[] {
  const scores = models.map((model) => getScore(model, weights));
  return [...models.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
