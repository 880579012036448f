import { type EndpointName, getEndpoint } from "./endpoints.ts";
import { getAnswerDollars, getModel, type ModelName } from "./models.ts";
import { toRule } from "./policy.ts";
import type { Agent } from "./site.ts";

type Call = {
  /** Calls of the day are numbered from 1. */
  line: number;
  /** To the millisecond. */
  time: string;
  agent: Agent;
  action: string;
  /** The endpoint that answered. */
  endpoint: EndpointName;
  /** Whether the router chose it; else the call names its endpoint. */
  routed?: true;
  /** Where it asked to export to. The policy refused it: nothing left. */
  refusedTo?: string;
  /** Milliseconds from the call to its answer. */
  answerMs: number;
  /** Tokens of the answer, if its model writes any. */
  tokens: number | null;
  signature: string;
};

/** Milliseconds after which identity, policy and router are through with any call. */
export const stopMs = { identity: 1, policy: 2, router: 2 } as const;

/** Bytes that left with any of the day's calls. */
export const bytesOut = 0;

const calls = [
  {
    line: 50_092,
    time: "14:02:12.604",
    agent: "desk",
    action: "transcribe note/302",
    endpoint: "dictation",
    answerMs: 253,
    tokens: 24,
    signature: "a7d0…3e",
  },
  {
    line: 50_091,
    time: "14:02:12.095",
    agent: "intake",
    action: "read panel/88214",
    endpoint: "panel-read",
    answerMs: 389,
    tokens: 30,
    signature: "5b12…f8",
  },
  {
    line: 50_090,
    time: "14:02:11.548",
    agent: "triage",
    action: "score case/7732",
    endpoint: "triage",
    answerMs: 562,
    tokens: 24,
    signature: "e94c…07",
  },
  {
    line: 50_089,
    time: "14:02:11.000",
    agent: "intake",
    action: "export panel/88213",
    endpoint: "panel-read",
    routed: true,
    refusedTo: "lab.vendor.example",
    answerMs: 412,
    tokens: 32,
    signature: "3c9e…71",
  },
  {
    line: 50_088,
    time: "14:02:10.690",
    agent: "letters",
    action: "draft referral/5521",
    endpoint: "letters",
    answerMs: 2143,
    tokens: 181,
    signature: "d86f…2b",
  },
  {
    line: 50_087,
    time: "14:02:10.262",
    agent: "intake",
    action: "scan form/1184",
    endpoint: "ocr-intake",
    answerMs: 458,
    tokens: 96,
    signature: "90ab…c5",
  },
  {
    line: 50_086,
    time: "14:02:09.803",
    agent: "desk",
    action: "match panel/88190",
    endpoint: "search",
    answerMs: 11,
    tokens: null,
    signature: "1e47…d9",
  },
  {
    line: 50_085,
    time: "14:02:09.214",
    agent: "triage",
    action: "score case/7731",
    endpoint: "triage",
    answerMs: 581,
    tokens: 25,
    signature: "f2c8…64",
  },
] as const satisfies readonly Call[];

/** A call with what follows from it. */
export type LogLine = Call & {
  id: string;
  model: ModelName;
  /** Milliseconds that the model took of those of the answer. */
  modelMs: number;
  rule: string;
  dollars: number;
};

function toLogLine(call: Call): LogLine {
  const { model } = getEndpoint(call.endpoint);
  const modelMs = call.answerMs - stopMs.router;
  return {
    ...call,
    id: `req-${call.line}`,
    model,
    modelMs,
    rule: toRule(call.refusedTo === undefined ? "read" : "deny"),
    dollars: getAnswerDollars(getModel(model), modelMs),
  };
}

/** The last calls before the console's clock, the newest first. */
export const getLog = (): LogLine[] => calls.map(toLogLine);

const followed = calls[3];

/** The line of the log that is followed everywhere. */
export const followedLine = {
  ...toLogLine(followed),
  refusedTo: followed.refusedTo,
  tokens: followed.tokens,
};
