import { capitalize, formatCount, formatMs } from "../../../lib/format.ts";

/** Units of the ruler for a millisecond; a unit is a pixel where the drawing has its full width. */
export const unitsPerMs = 204;

/** Of a pixel of CSS, 96 to the inch of 0.0254 meters. */
const metersPerPixel = 0.0254 / 96;

/** How far to the right a model's time would end if the ruler went on, in whole meters. */
const toScaleMeters = (modelMs: number): number =>
  Math.round(modelMs * unitsPerMs * metersPerPixel);

/** What the words about a call are made of; a line of the log holds it for the script. */
export type CallFacts = {
  agent: string;
  line: number;
  endpoint: string;
  model: string;
  /** Milliseconds until it has passed identity and policy, and until it is answered. */
  ms: readonly [identity: number, policy: number, answer: number];
  dollars: number;
  bytesOut: number;
  signature: string;
  /** Policy and line. */
  rule: string;
  /** Where it asked to export to. */
  refusedTo?: string;
  /** Whether the router chose its model; else it names its endpoint. */
  routed?: true;
  issuer: string;
  keepYears: number;
};

export const stopNames = ["identity", "policy", "router", "log"] as const;

type Stop = { name: string; ms: number; sentence: string; source: string };

function describeStops(call: CallFacts): Stop[] {
  const [identity, policy, answer] = call.ms;
  const [policyNumber, line] = call.rule.split(":");
  return [
    {
      name: "identity",
      ms: identity,
      sentence: `The token says who asks: ${call.agent}, an agent of this clinic.`,
      source: call.issuer,
    },
    {
      name: "policy",
      ms: policy,
      sentence:
        call.refusedTo === undefined
          ? `The record may be read: line ${line} of policy ${policyNumber}. Nothing asks to leave.`
          : `The record may be read. It may not leave: line ${line} of policy ${policyNumber}.`,
      source: call.refusedTo ?? `allowed ${call.rule}`,
    },
    {
      name: "router",
      ms: answer,
      sentence: call.routed
        ? "The cheapest model that is good enough answers."
        : `The call names its endpoint, ${call.endpoint}. Nothing to choose.`,
      source: `${call.model}, ${toPrice(call)}`,
    },
    {
      name: "log",
      ms: answer,
      sentence: `The agent gets its answer. One signed line is kept for ${call.keepYears} years.`,
      source: `signed ${call.signature}`,
    },
  ];
}

const toPrice = ({ dollars }: CallFacts) => `$${dollars.toFixed(6)}`;

const milliseconds = (ms: number) =>
  `${formatCount(ms)} ${ms === 1 ? "millisecond" : "milliseconds"}`;

/**
 * What the console says of a call.
 *
 * @returns `words`: by the part in which they stand; `stops` and `said`: what is announced of each stop and
 *   of the whole
 */
export function describeCall(call: CallFacts) {
  const [, policy, answer] = call.ms;
  const stops = describeStops(call);
  const words: Record<string, string> = {
    agent: call.agent,
    "log-line": `line ${formatCount(call.line)}`,
    endpoint: call.endpoint,
    model: call.model,
    "ruler-model": `the model, ${formatMs(answer - policy)}`,
    "ruler-answer": `${formatMs(answer)}, answered`,
    meters: `${toScaleMeters(answer - policy)} m`,
    took: formatMs(answer),
    price: toPrice(call),
    bytes: `${call.bytesOut} bytes out`,
    signature: `signed ${call.signature}`,
  };
  for (const { name, ms, sentence, source } of stops) {
    words[`time-${name}`] = formatMs(ms);
    words[`sentence-${name}`] = sentence;
    words[`source-${name}`] = source;
  }
  return {
    words,
    stops: stops.map(
      ({ name, ms, sentence }) => `${capitalize(name)}, ${milliseconds(ms)}. ${sentence}`,
    ),
    said:
      call.refusedTo === undefined
        ? `Allowed. Answered inside after ${milliseconds(answer)}.`
        : `Export refused after ${milliseconds(policy)}. Answered inside after ${formatCount(answer)}.`,
  };
}
