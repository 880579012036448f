import { countLastHour, lastHour } from "../../../content/sample-site/day.ts";
import { sampleEndpoints } from "../../../content/sample-site/endpoints.ts";
import {
  bytesOut,
  followedLine,
  getLog,
  type LogLine,
  stopMs,
} from "../../../content/sample-site/log.ts";
import { getAnswerMs, getDollarsPer1000, getModel } from "../../../content/sample-site/models.ts";
import { policyLineNumbers, samplePolicy } from "../../../content/sample-site/policy.ts";
import { refusals } from "../../../content/sample-site/refusals.ts";
import { getCandidates } from "../../../content/sample-site/request.ts";
import { sampleSite } from "../../../content/sample-site/site.ts";
import { claims } from "../../../content/claims.ts";
import { capitalize, formatCount, formatDate } from "../../../lib/format.ts";
import { toScaleMeters } from "./ruler-geometry.ts";

/** The head of the home page's signature, its console, and what follows from them. */
export const signatureContent = {
  headline: [`Refused in ${stopMs.policy} milliseconds.`, `Answered in ${followedLine.answerMs}.`],
  lead: "One request at a sample clinic. An agent asked for a summary of a record and for its export. It got the summary. Play it, choose another line, or ",
  link: { label: "change the policy", href: "/aioi#request" },
  title: "The AIOI console, sample data",
  play: "Play the request",
  bar: {
    policy: `policy ${samplePolicy.number}, in force since ${samplePolicy.inForceSince}`,
    day: `${formatDate(sampleSite.day)}, `,
    refused: `${refusals.length} refused today`,
  },
  stops: "Stops of the request",
  log: ["Audit log", "every call"],
  endpoints: {
    title: [
      "Endpoints",
      `${lastHour.from} to ${lastHour.to}, ${formatCount(countLastHour())} requests`,
    ],
    head: ["endpoint", "first token", "answer, p95", "a minute", "$ per 1,000"],
  },
  step: {
    sentence: [
      "Run this console on your own machines.",
      `${claims.trialDays} days, no credit card.`,
    ],
    action: "Get started",
    link: { label: "See the install, step by step", href: "/quickstart" },
  },
} as const;

/** Words inside the drawings; those of a call are in `describeCall`. */
export const mapContent = {
  inside: `inside ${sampleSite.name}`,
  models: "models in, signed only",
  vendor: followedLine.refusedTo,
  role: "agent",
  gateway: "gateway",
  identity: ["identity", "who"],
  policy: ["policy", String(samplePolicy.number)],
  router: ["router", `${getCandidates().length} models`],
  records: ["records", `${formatCount(sampleSite.panels)} panels`],
  log: "audit log",
  refused: `refused after ${stopMs.policy} ms`,
  refusedShort: `refused, ${stopMs.policy} ms`,
  scale: ["to scale, ", " to the right"],
} as const;

export const stopNames = ["identity", "policy", "router", "log"] as const;

/** What the console says of a call; a line of its log holds it for the script. */
export type ShownCall = {
  refused: boolean;
  endpoint: string;
  /** Words of the console, by the part that they stand in. */
  words: Record<string, string>;
  /** What is announced of each stop, and of the whole. */
  stops: readonly string[];
  said: string;
};

const ms = (amount: number) => `${formatCount(amount)} ms`;
const milliseconds = (amount: number) =>
  `${formatCount(amount)} ${amount === 1 ? "millisecond" : "milliseconds"}`;
const dollars = (amount: number) => `$${amount.toFixed(6)}`;
const signed = ({ signature }: LogLine) => `signed ${signature}`;

/** Milliseconds, a sentence and its source at each of the four stops. */
const describeStops = (call: LogLine): readonly (readonly [number, string, string])[] => [
  [
    stopMs.identity,
    `The token says who asks: ${call.agent}, an agent of this clinic.`,
    sampleSite.issuer,
  ],
  call.refusedTo === undefined
    ? [
        stopMs.policy,
        `The record may be read: line ${policyLineNumbers.read} of policy ${samplePolicy.number}. Nothing asks to leave.`,
        `allowed ${call.rule}`,
      ]
    : [
        stopMs.policy,
        `The record may be read. It may not leave: line ${policyLineNumbers.deny} of policy ${samplePolicy.number}.`,
        call.refusedTo,
      ],
  [
    call.answerMs,
    call.routed
      ? "The cheapest model that is good enough answers."
      : `The call names its endpoint, ${call.endpoint}. Nothing to choose.`,
    `${call.model}, ${dollars(call.dollars)}`,
  ],
  [
    call.answerMs,
    `The agent gets its answer. One signed line is kept for ${samplePolicy.keepYears} years.`,
    signed(call),
  ],
];

export function describeCall(call: LogLine): ShownCall {
  const stops = describeStops(call);
  const words = stops.flatMap(([time, sentence, source], index) => [
    [`time-${stopNames[index]}`, ms(time)],
    [`sentence-${stopNames[index]}`, sentence],
    [`source-${stopNames[index]}`, source],
  ]);
  return {
    refused: call.refusedTo !== undefined,
    endpoint: call.endpoint,
    words: {
      agent: call.agent,
      "log-line": `line ${formatCount(call.line)}`,
      endpoint: call.endpoint,
      model: call.model,
      "ruler-model": `the model, ${ms(call.modelMs)}`,
      "ruler-answer": `${ms(call.answerMs)}, answered`,
      meters: `${toScaleMeters(call.modelMs)} m`,
      took: ms(call.answerMs),
      price: dollars(call.dollars),
      bytes: `${bytesOut} bytes out`,
      signature: signed(call),
      ...(Object.fromEntries(words) as Record<string, string>),
    },
    stops: stops.map(
      ([time, sentence], index) =>
        `${capitalize(stopNames[index] ?? "")}, ${milliseconds(time)}. ${sentence}`,
    ),
    said:
      call.refusedTo === undefined
        ? `Allowed. Answered inside after ${milliseconds(call.answerMs)}.`
        : `Export refused after ${milliseconds(stopMs.policy)}. Answered inside after ${call.answerMs}.`,
  };
}

/** The lines of the log, the newest first, each with what the console says of it. */
export const logRows = getLog().map((call) => ({
  ...call,
  isFollowed: call.id === followedLine.id,
  verdict: call.refusedTo === undefined ? "allowed" : "refused",
  shown: describeCall(call),
}));

/** What the console says at first. */
export const followedCall = describeCall(followedLine);

/** Rows of the endpoints: name, model, and the figures of the hour. */
export const endpointRows = sampleEndpoints.map(({ name, model, requestsPerMinute }) => {
  const { speed, ...rest } = getModel(model);
  const firstToken = "firstTokenMs" in speed ? ms(speed.firstTokenMs.p50) : "–";
  return {
    name,
    model,
    requestsPerMinute,
    numbers: [
      firstToken,
      ms(getAnswerMs({ speed, ...rest }).p95),
      String(requestsPerMinute),
      getDollarsPer1000({ speed, ...rest }).toFixed(3),
    ],
  };
});
