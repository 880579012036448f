/** What a model is weighed by, in the order of the axes and of the sliders. */
export const criteria = ["quality", "price", "latency"] as const;

export type Criterion = (typeof criteria)[number];

/** A sample model: quality of 100, US dollars for 1,000 requests, milliseconds of the 95th percentile. */
export type Model = { readonly name: string } & Readonly<Record<Criterion, number>>;

export const models: readonly Model[] = [
  { name: "tarn-34b", quality: 89, price: 0.52, latency: 120 },
  { name: "draft-13b", quality: 81, price: 0.24, latency: 140 },
  { name: "lingua-22b", quality: 85, price: 0.34, latency: 240 },
  { name: "note-8b", quality: 72, price: 0.12, latency: 70 },
  { name: "vela-120b", quality: 95, price: 2.4, latency: 310 },
  { name: "clause-70b", quality: 94, price: 1.1, latency: 560 },
  { name: "brisk-3b", quality: 64, price: 0.05, latency: 28 },
  { name: "orrin-400b", quality: 97, price: 6.2, latency: 720 },
];

export const dearest = models.reduce((most, model) => (model.price > most.price ? model : most));

export const formatPrice = (price: number) => `$${price.toFixed(2)}`;

/** The words of an axis and of its slider, which starts at `start` of 100. */
type CriterionContent = {
  readonly axis: string;
  /** On a wide and on a narrow drawing. */
  readonly unit: { readonly wide: string; readonly narrow: string };
  readonly slider: string;
  readonly start: number;
  /** Values with a tick on the wide drawing. */
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
  readonly valueText: (value: number) => string;
};

export const criterionContent: Readonly<Record<Criterion, CriterionContent>> = {
  quality: {
    axis: "quality",
    unit: { wide: "0–100", narrow: "0–100" },
    slider: "quality",
    start: 50,
    ticks: [97, 80, 60],
    tickText: String,
    valueText: String,
  },
  price: {
    axis: "price",
    unit: { wide: "$ per 1,000", narrow: "$ per 1k" },
    slider: "low price",
    start: 30,
    ticks: [0.05, 0.5, 5],
    tickText: (value) => value.toFixed(2),
    valueText: formatPrice,
  },
  latency: {
    axis: "latency",
    unit: { wide: "ms, first token, p95", narrow: "ms, p95" },
    slider: "low latency",
    start: 20,
    ticks: [25, 100, 400],
    tickText: String,
    valueText: (value) => `${value} ms`,
  },
};

/** Words of the router that a visitor weighs. */
export const routerContent = {
  request: ["one request", "sum up a contract"],
  weights: "What counts for this request",
  percentOfWeight: "percent of the weight",
  models: "Models in order of score",
  press: "Click a model to take it offline.",
  unit: "$ per 1,000 requests",
  failed: "failed",
  failover: "failover",
  second: "1 second",
  allFailed: "No answer",
  restore: "Click a model to bring it back.",
  /**
   * What 1,000 requests cost with the choice, and with the dearest model alone. Beside the sliders
   * there is room for 30 letters a line.
   */
  costs: ({ name, price }: Model) => [
    `1,000 requests cost ${formatPrice(price)}.`,
    name === dearest.name
      ? "The dearest of the eight."
      : `Sending everything to ${dearest.name}: ${formatPrice(dearest.price)}.`,
  ],
  notAcceptedIn: (name: string, ms: number) => `${name}: not accepted in ${ms} ms`,
  answersFor: ({ name, price }: Model) =>
    `${name} answers, ${formatPrice(price)} per 1,000 requests.`,
  failedOver: (name: string, timeoutMs: number, next: Model, tookMs: number) =>
    `${name} gave no answer in ${timeoutMs} milliseconds. ${next.name} began to answer after ${tookMs} milliseconds, at ${formatPrice(next.price)} per 1,000 requests.`,
  noneLeft: (name: string, timeoutMs: number) =>
    `${name} gave no answer in ${timeoutMs} milliseconds. No model is left to answer. Click a model to bring it back.`,
  /** In the order in which a row shows it. */
  rowName: ({ name, price }: Model, state: "chosen" | "failed" | undefined) =>
    [
      name,
      ...(state === "failed" ? [state] : []),
      `${formatPrice(price)} per 1,000 requests`,
      ...(state === "chosen" ? [state] : []),
    ].join(", "),
  /** Text alternative of the drawing. */
  drawing: (choice: Model | null) =>
    `Eight models as lines over three axes: quality, price and latency; higher is better. ${
      choice === null
        ? "None of them answers."
        : `The line of the request goes through ${choice.name}: quality ${choice.quality}, ${formatPrice(choice.price)} per 1,000 requests, ${choice.latency} milliseconds.`
    }`,
} as const;
