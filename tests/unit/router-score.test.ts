import { expect, test } from "vitest";

import { models } from "../../app/pages/use-cases/best-model/router/content.ts";
import {
  getChoice,
  type RouterAction,
  routerReducer,
  type RouterState,
  startState,
} from "../../app/pages/use-cases/best-model/router/failover.ts";
import {
  getOrder,
  toPosition,
  getScore,
  toPercents,
  toWeights,
} from "../../app/pages/use-cases/best-model/router/score.ts";

const weights = (quality: number, price: number, latency: number) =>
  toWeights({ quality, price, latency });

const orderFor = (...values: Parameters<typeof weights>) =>
  getOrder(weights(...values)).map((index) => models[index]?.name);

test("the models are those of the picture", () => {
  expect(models).toEqual([
    { name: "tarn-34b", quality: 89, price: 0.52, latency: 120 },
    { name: "draft-13b", quality: 81, price: 0.24, latency: 140 },
    { name: "lingua-22b", quality: 85, price: 0.34, latency: 240 },
    { name: "note-8b", quality: 72, price: 0.12, latency: 70 },
    { name: "vela-120b", quality: 95, price: 2.4, latency: 310 },
    { name: "clause-70b", quality: 94, price: 1.1, latency: 560 },
    { name: "brisk-3b", quality: 64, price: 0.05, latency: 28 },
    { name: "orrin-400b", quality: 97, price: 6.2, latency: 720 },
  ]);
});

test("quality has a linear axis, price and latency have log axes; higher is better", () => {
  expect(toPosition("quality", 80)).toBeCloseTo(0.5);
  expect(toPosition("quality", 100)).toBeCloseTo(1);
  // A tenth of the price is as much higher, wherever it begins.
  const step = toPosition("price", 0.05) - toPosition("price", 0.5);
  expect(step).toBeGreaterThan(0);
  expect(toPosition("price", 0.5) - toPosition("price", 5)).toBeCloseTo(step);
  const half = toPosition("latency", 25) - toPosition("latency", 50);
  expect(half).toBeGreaterThan(0);
  expect(toPosition("latency", 200) - toPosition("latency", 400)).toBeCloseTo(half);
});

test("a weight is a slider's value in the sum of the three", () => {
  expect(weights(50, 30, 20)).toEqual({ quality: 0.5, price: 0.3, latency: 0.2 });
  expect(weights(100, 100, 0)).toEqual({ quality: 0.5, price: 0.5, latency: 0 });
  expect(weights(5, 0, 0)).toEqual({ quality: 1, price: 0, latency: 0 });
});

test("three sliders at 0 weigh the same", () => {
  const third = 1 / 3;
  expect(weights(0, 0, 0)).toEqual({ quality: third, price: third, latency: third });
});

test("weights in whole percent add up to 100, each of them beside its share", () => {
  expect(toPercents(weights(50, 30, 20))).toEqual({ quality: 50, price: 30, latency: 20 });
  expect(toPercents(weights(5, 5, 5))).toEqual({ quality: 34, price: 33, latency: 33 });
  expect(toPercents(weights(5, 20, 5))).toEqual({ quality: 17, price: 66, latency: 17 });
  const stops = Array.from({ length: 21 }, (_, step) => 5 * step);
  for (const quality of stops) {
    for (const price of stops) {
      for (const latency of stops) {
        const shares = weights(quality, price, latency);
        const percents = toPercents(shares);
        expect(percents.quality + percents.price + percents.latency).toBe(100);
        for (const criterion of ["quality", "price", "latency"] as const) {
          expect(Math.abs(percents[criterion] - 100 * shares[criterion])).toBeLessThan(1);
        }
      }
    }
  }
});

test("a score is the weighted geometric mean of the three positions", () => {
  const model = { name: "sample", quality: 90, price: 0.4, latency: 100 };
  const [quality, price, latency] = [
    30 / 40,
    Math.log(8 / 0.4) / Math.log(200),
    Math.log(8) / Math.log(40),
  ];
  expect(getScore(model, weights(50, 30, 20))).toBeCloseTo(
    quality ** 0.5 * price ** 0.3 * latency ** 0.2,
  );
  expect(getScore(model, weights(0, 100, 0))).toBeCloseTo(price);
});

test("a model that is weak where it matters cannot win by the rest", () => {
  const weak = { name: "weak", quality: 61, price: 0.04, latency: 20 };
  const even = { name: "even", quality: 80, price: 0.6, latency: 130 };
  const evenly = weights(100, 100, 100);
  expect(getScore(weak, evenly)).toBeLessThan(getScore(even, evenly));
  // It would by their sum.
  expect(1 / 40 + 1 + 1).toBeGreaterThan(0.5 * 3);
});

test("the order of scores is that of the pictures", () => {
  expect(orderFor(50, 30, 20)).toEqual([
    "tarn-34b",
    "draft-13b",
    "lingua-22b",
    "note-8b",
    "vela-120b",
    "clause-70b",
    "brisk-3b",
    "orrin-400b",
  ]);
  expect(orderFor(100, 0, 0)).toEqual([
    "orrin-400b",
    "vela-120b",
    "clause-70b",
    "tarn-34b",
    "lingua-22b",
    "draft-13b",
    "note-8b",
    "brisk-3b",
  ]);
  expect(orderFor(70, 30, 0)).toEqual([
    "clause-70b",
    "tarn-34b",
    "lingua-22b",
    "vela-120b",
    "draft-13b",
    "note-8b",
    "orrin-400b",
    "brisk-3b",
  ]);
  expect(orderFor(20, 60, 20)).toEqual([
    "note-8b",
    "brisk-3b",
    "draft-13b",
    "tarn-34b",
    "lingua-22b",
    "clause-70b",
    "vela-120b",
    "orrin-400b",
  ]);
  expect(orderFor(10, 20, 70)).toEqual([
    "brisk-3b",
    "note-8b",
    "tarn-34b",
    "draft-13b",
    "lingua-22b",
    "vela-120b",
    "clause-70b",
    "orrin-400b",
  ]);
});

const [tarn, draft, lingua, brisk] = [0, 1, 2, 6];

const run = (actions: readonly RouterAction[], from: RouterState = startState) =>
  actions.reduce(routerReducer, from);

const press = (model: number, now = 0): RouterAction => ({
  type: "press",
  model,
  now,
  atOnce: false,
});
const tick = (now: number): RouterAction => ({ type: "tick", now });
const nameOf = (state: RouterState) => {
  const choice = getChoice(state);
  return choice === null ? null : models[choice]?.name;
};

test("the request stays with a model that fails for 250 ms", () => {
  const state = run([press(tarn), tick(249)]);
  expect(nameOf(state)).toBe("tarn-34b");
  expect(state.failed).toEqual([]);
});

test("the next one answers after 250 ms and its own latency", () => {
  const asked = run([press(tarn), tick(250)]);
  expect(nameOf(asked)).toBe("draft-13b");
  expect(asked).toMatchObject({ failed: [tarn], failover: { elapsed: 250, next: draft } });
  expect(run([tick(389)], asked)).toMatchObject({ failover: { elapsed: 389 } });
  expect(run([tick(389), tick(2000)], asked)).toMatchObject({ failover: { elapsed: 390 } });
});

test("a tab that was hidden meanwhile finds the failover done", () => {
  expect(run([press(tarn), tick(60_000)])).toMatchObject({
    failed: [tarn],
    failover: { elapsed: 390, next: draft },
  });
});

test("under reduced motion it is done at once", () => {
  expect(run([{ type: "press", model: tarn, now: 5, atOnce: true }])).toMatchObject({
    failed: [tarn],
    failover: { elapsed: 390, next: draft },
  });
});

test("another model fails at once and starts no failover", () => {
  const state = run([press(draft)]);
  expect(state).toMatchObject({ failed: [draft], failover: null });
  expect(nameOf(state)).toBe("tarn-34b");
});

test("the one that fails next is not asked", () => {
  const state = run([press(tarn), press(draft, 100), tick(250)]);
  expect(nameOf(state)).toBe("lingua-22b");
});

test("a model that is already failing is not failed twice", () => {
  const state = run([press(tarn), press(tarn, 200), tick(260)]);
  expect(state).toMatchObject({ failed: [tarn], failover: { elapsed: 260 } });
});

test("a failover is kept until its model is restored", () => {
  const over = run([press(tarn), tick(1000)]);
  const weighed = run([{ type: "weigh", criterion: "quality", value: 100 }], over);
  expect(weighed.failover).toEqual(over.failover);
  const restored = run([press(tarn, 1200)], over);
  expect(restored).toMatchObject({ failed: [], failover: null });
  expect(nameOf(restored)).toBe("tarn-34b");
});

test("a slider does not take a request back that a failing model was asked", () => {
  const weighed = run([
    press(tarn),
    { type: "weigh", criterion: "price", value: 0 },
    { type: "weigh", criterion: "latency", value: 0 },
  ]);
  expect(nameOf(weighed)).toBe("tarn-34b");
  expect(nameOf(run([tick(250)], weighed))).toBe("orrin-400b");
});

test("a model that fails before its answer is never shown to have answered", () => {
  const asked = run([press(tarn), tick(300)]);
  const weighed = run([{ type: "weigh", criterion: "quality", value: 100 }], asked);
  expect(nameOf(weighed)).not.toBe("draft-13b");
  expect(run([press(draft, 310), tick(2000)], weighed).failover).toBeNull();
  expect(run([press(brisk, 310), tick(2000)], weighed)).toMatchObject({
    failover: { elapsed: 390, next: draft },
  });
});

test("without a model nobody answers, and the first one restored does", () => {
  const last = run([1, 2, 3, 4, 5, 6, 7].map((model) => press(model)));
  const none = run([press(tarn), tick(250)], last);
  expect(nameOf(none)).toBeNull();
  expect(none.failover).toMatchObject({ elapsed: 250, next: null });
  expect(nameOf(run([press(lingua, 900)], none))).toBe("lingua-22b");
});
