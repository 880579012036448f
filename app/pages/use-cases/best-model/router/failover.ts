import { type Criterion, criterionContent, models } from "./content.ts";
import { type ByCriterion, getOrder, toWeights } from "./score.ts";

/** A request that the chosen model does not accept goes to the next one after so many milliseconds. */
export const timeoutMs = 250;

/** One request whose model fails. Models by their index. */
export type Failover = {
  readonly model: number;
  /** By the clock of `performance.now()`. */
  readonly startedAt: number;
  /** Milliseconds since then, until the request is answered. */
  readonly elapsed: number;
  /** The model that takes over; null until the timeout, and where none is left. */
  readonly next: number | null;
};

export type RouterState = {
  /** What the sliders stand at, 0 to 100. */
  readonly values: ByCriterion;
  readonly failed: readonly number[];
  /** The last one, until its model is restored. */
  readonly failover: Failover | null;
};

export type RouterAction =
  | { type: "weigh"; criterion: Criterion; value: number }
  /** `atOnce`: the failover is over without taking its time. */
  | { type: "press"; model: number; now: number; atOnce: boolean }
  | { type: "tick"; now: number };

export const startState: RouterState = {
  values: {
    quality: criterionContent.quality.start,
    price: criterionContent.price.start,
    latency: criterionContent.latency.start,
  },
  failed: [],
  failover: null,
};

/** When the request is answered, in milliseconds from its start; where none is left, when that shows. */
export const answeredAfter = ({ next }: Failover): number =>
  timeoutMs + (next === null ? 0 : (models[next]?.latency ?? 0));

/** Until its timeout a failing model looks like any chosen one. */
export const isAsking = ({ elapsed }: Failover): boolean => elapsed < timeoutMs;

export const isOver = (failover: Failover): boolean =>
  !isAsking(failover) && failover.elapsed >= answeredAfter(failover);

/** @returns the models that answer, best score first */
export const answering = ({ values, failed }: RouterState): readonly number[] =>
  getOrder(toWeights(values)).filter((model) => !failed.includes(model));

/** @returns the model that the request is with, or null where all have failed */
export const getChoice = (state: RouterState): number | null =>
  state.failover && isAsking(state.failover) ? state.failover.model : (answering(state)[0] ?? null);

/** What follows from a slider, a press and the time. */
export function routerReducer(state: RouterState, action: RouterAction): RouterState {
  switch (action.type) {
    case "weigh":
      return { ...state, values: { ...state.values, [action.criterion]: action.value } };
    case "press": {
      const pressed = press(state, action.model, action.now);
      return action.atOnce ? tick(pressed, Infinity) : pressed;
    }
    case "tick":
      return tick(state, action.now);
  }
}

function press(state: RouterState, model: number, now: number): RouterState {
  const { failed, failover } = state;
  if (failed.includes(model)) {
    return {
      ...state,
      failed: failed.filter((other) => other !== model),
      failover: failover?.model === model ? null : failover,
    };
  }
  if (failover && isAsking(failover) && failover.model === model) return state;
  if (model === getChoice(state)) {
    return { ...state, failover: { model, startedAt: now, elapsed: 0, next: null } };
  }
  // It cannot go on answering a request after it has failed.
  const cutsShort = failover?.next === model && !isOver(failover);
  return { ...state, failed: [...failed, model], failover: cutsShort ? null : failover };
}

function tick(state: RouterState, now: number): RouterState {
  const { failover } = state;
  if (failover === null || isOver(failover)) return state;
  const since = Math.max(0, now - failover.startedAt);
  if (since < timeoutMs) return { ...state, failover: { ...failover, elapsed: since } };
  const failed = isAsking(failover) ? [...state.failed, failover.model] : state.failed;
  const next = isAsking(failover) ? (answering({ ...state, failed })[0] ?? null) : failover.next;
  const elapsed = Math.min(since, answeredAfter({ ...failover, next }));
  return { ...state, failed, failover: { ...failover, next, elapsed } };
}
