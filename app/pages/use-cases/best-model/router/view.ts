import { models } from "./content.ts";
import { answering, getChoice, type RouterState } from "./failover.ts";
import { type Frame, getPositions } from "./geometry.ts";
import { type ByCriterion, getOrder, getScore, toWeights } from "./score.ts";

/** What a state of the router shows. Models by their index. */
export type RouterView = {
  readonly weights: ByCriterion;
  /** Best score first. */
  readonly order: readonly number[];
  /** Of the best score, 0 to 1, by model. */
  readonly scores: readonly number[];
  readonly failed: readonly number[];
  readonly choice: number | null;
  /** The next best that answers. */
  readonly second: number | null;
  /** Where rows and the live line belong. */
  readonly target: Frame;
};

/** @returns what follows from the sliders and from what has failed */
export function toView(state: RouterState): RouterView {
  const weights = toWeights(state.values);
  const order = getOrder(weights);
  const scores = models.map((model) => getScore(model, weights));
  const best = Math.max(...scores);
  const choice = getChoice(state);
  const chosen = choice === null ? undefined : models[choice];
  const ranks = [...models.keys()].map((model) => order.indexOf(model));
  return {
    weights,
    order,
    scores: scores.map((score) => score / best),
    failed: state.failed,
    choice,
    second: answering(state).find((model) => model !== choice) ?? null,
    target: {
      ranks,
      live: chosen && choice !== null ? [...getPositions(chosen), ranks[choice] ?? 0] : null,
    },
  };
}
