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
import { samplePolicy } from "../../../content/sample-site/policy.ts";
import { refusals } from "../../../content/sample-site/refusals.ts";
import { getCandidates } from "../../../content/sample-site/request.ts";
import { sampleSite } from "../../../content/sample-site/site.ts";
import { tryIt } from "../../../content/try-it.ts";
import { formatCount, formatDate, formatMs } from "../../../lib/format.ts";
import { type CallFacts, describeCall } from "./describe-call.ts";

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
    sentence: [tryIt.here, tryIt.there],
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

/** The facts of a call that its words are made of. */
const factsOf = (call: LogLine): CallFacts => ({
  agent: call.agent,
  line: call.line,
  endpoint: call.endpoint,
  model: call.model,
  ms: [stopMs.identity, stopMs.policy, call.answerMs],
  dollars: call.dollars,
  bytesOut,
  signature: call.signature,
  rule: call.rule,
  ...(call.refusedTo !== undefined && { refusedTo: call.refusedTo }),
  ...(call.routed && { routed: call.routed }),
  issuer: sampleSite.issuer,
  keepYears: samplePolicy.keepYears,
});

/** The lines of the log, the newest first, each with what the console says of it. */
export const logRows = getLog().map((call) => ({
  ...call,
  isFollowed: call.id === followedLine.id,
  verdict: call.refusedTo === undefined ? "allowed" : "refused",
  facts: factsOf(call),
}));

/** What the console says at first. */
export const followedCall = describeCall(factsOf(followedLine));

/** Rows of the endpoints: name, model, and the figures of the hour. */
export const endpointRows = sampleEndpoints.map(({ name, model, requestsPerMinute }) => {
  const { speed, ...rest } = getModel(model);
  const firstToken = "firstTokenMs" in speed ? formatMs(speed.firstTokenMs.p50) : "–";
  return {
    name,
    model,
    requestsPerMinute,
    numbers: [
      firstToken,
      formatMs(getAnswerMs({ speed, ...rest }).p95),
      String(requestsPerMinute),
      getDollarsPer1000({ speed, ...rest }).toFixed(3),
    ],
  };
});
