/** Words of the cost chart. */
export const costsContent = {
  label: "Cost over 36 months",
  states: {
    crosses: "Where the lines cross",
    never: "Rent it. The lines do not cross.",
    build: "Build it. Your engineers cost less.",
  },
  texts: {
    crosses: (requests: string, month: number) =>
      `At ${requests} requests a month you have paid more to the hosted API by month ${month} than to AIOI, GPUs included. From there on you keep the difference.`,
    never: (requests: string, difference: string) =>
      `At ${requests} requests a month the hosted API stays ${difference} cheaper over 36 months.`,
    build: (requests: string, difference: string) =>
      `At ${requests} requests a month what you build stays ${difference} cheaper than AIOI over 36 months.`,
  },
  crossesFrom: (volume: string) => `The lines cross from about ${volume} on.`,
  crossesNowhere: (volume: string) => `They do not cross up to ${volume} either.`,
  show: (volume: string) => `Show ${volume} requests`,
  /** Names, and the ends of each scale. */
  sliders: {
    requests: { label: "Requests a month", ends: ["1,000", "10 million"] },
    tokens: { label: "Tokens per request", ends: ["200", "50,000"] },
    easy: { label: "Share of easy requests", ends: ["0%", "100%"] },
    engineers: { label: "Engineers, self-built", ends: ["0", "6"] },
  },
  inputs: {
    price: "US dollars per million tokens at the hosted API",
    card: "US dollars per GPU",
    capacity: "Million tokens per GPU and month",
    scaler: "US dollars a month for Scaler",
    power: "US dollars per GPU and month for power and space",
    salary: "US dollars per engineer per month",
    beside: "Engineers beside AIOI",
    work: "Work of an easy request, in percent",
  },
  /** Said of an input that was left with something else. */
  bounds: (label: string, min: string, max: string) => `${label}: ${min} to ${max}.`,
  /** Each name in braces is an input; the two counts of GPUs are computed. */
  assumptions:
    "Assumes {price} per million tokens at the hosted API; {card} per GPU with its share of a server; {capacity} tokens per GPU and month, at 55% use; {scaler} a month for Scaler; {power} per GPU and month for power and space; {salary} per engineer per month; {beside} engineers beside AIOI; an easy request at {work} of the work. GPUs: AIOI {aioiCards}, self-built {selfBuiltCards}, without a router. US dollars before tax. Sample figures: every underlined one can be changed, and stays in the address.",
  /** The same in short, on paper, in a form, and where no script runs. */
  given:
    "{requests} requests a month, {tokens} tokens each, {easy} easy, {engineers} engineers. {price} per million tokens at the hosted API; {card} per GPU; {capacity} tokens per GPU and month; {scaler} a month for Scaler; {power} per GPU for power; {salary} per engineer; {beside} engineers beside AIOI; an easy request at {work} of the work.",
  sample: "Sample figures, US dollars before tax.",
  inAddress: "The address of this page holds all of them.",
  /** Begins the line in a form. */
  requirement: "Compare",
  chart: {
    lines: { aioi: "AIOI", hosted: "hosted API", selfBuilt: "self-built" },
    byMonth: " by month 36",
    month: "month 0",
    /** Over the months in which the hosted API is cheaper. */
    months: (count: number) => `${count} ${count === 1 ? "month" : "months"}`,
    toBreakEven: "to break even",
    cheaperFrom: (month: number) => `cheaper from month ${month}`,
    hostedCheaper: "the hosted API is cheaper",
    saved: "saved by month 36",
    costsMore: "AIOI costs more, by month 36",
  },
  table: {
    caption: "Cumulative cost",
    month: (month: number) => `Month ${month}`,
    lines: { aioi: "AIOI", hosted: "Hosted API", selfBuilt: "Self-built" },
  },
} as const;
