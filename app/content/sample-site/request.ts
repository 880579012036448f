import { followedLine } from "./log.ts";
import {
  getAnswerDollars,
  getModel,
  type ModelName,
  sampleModels,
  toAnswerMs,
  withVersion,
} from "./models.ts";
import { samplePolicy } from "./policy.ts";
import { sampleSite } from "./site.ts";

/** The record that the agent asked about. */
const record = followedLine.action.replace("export ", "");

/** The request that is followed everywhere: the refused line of the log, with its body and its answer. */
export const sampleRequest = {
  id: followedLine.id,
  role: "agent",
  tokenMinutesLeft: 12,
  firstTokenMs: 86,
  promptTokens: 611,
  completionTokens: followedLine.tokens,
  qualityAtLeast: 88,
  node: `${sampleSite.name}, node 2`,
  exportTo: followedLine.refusedTo,
  bytesAsked: 2114,
  ask: `Summarize ${record}`,
  answer: "2 of 14 values are high: TSH 6.1 mU/L, prolactin 31 µg/L.",
} as const;

/** What happens to the same request under the next policy, once a person agrees. */
export const ifApproved = {
  policy: samplePolicy.number + 1,
  mayLeaveLine: "    of: [referrals/**, panels/88213]",
  by: "privacy officer",
  at: "14:02:19",
  bytesOut: sampleRequest.bytesAsked,
} as const;

type Candidate = { model: ModelName; quality: number; answerMs: number; dollars: number };

/** The models that the router could ask, with what this request takes and costs at each, cheapest first. */
export function getCandidates(): Candidate[] {
  return sampleModels
    .flatMap((model) => ("quality" in model ? [model] : []))
    .map((model) => {
      const { name, quality, speed } = model;
      const answerMs =
        name === followedLine.model
          ? followedLine.modelMs
          : toAnswerMs(speed.firstTokenMs.p50, sampleRequest.completionTokens, speed.tokensPerS);
      return {
        model: name,
        quality,
        answerMs,
        dollars: getAnswerDollars(getModel(name), answerMs),
      };
    })
    .toSorted((one, other) => one.dollars - other.dollars);
}

/** The one API: the chat-completions call that most clients speak. */
export const sampleApi = {
  baseUrl: "https://aioi.internal/v1",
  path: "/v1/chat/completions",
  /** Variable that holds the token. */
  token: "AIOI_KEY",
  body: {
    model: "auto",
    messages: [{ role: "user", content: sampleRequest.ask }],
    metadata: { export: sampleRequest.exportTo },
  },
  response: {
    id: sampleRequest.id,
    model: withVersion(followedLine.model),
    choices: [{ message: { role: "assistant", content: sampleRequest.answer } }],
    usage: {
      prompt_tokens: sampleRequest.promptTokens,
      completion_tokens: sampleRequest.completionTokens,
      total_tokens: sampleRequest.promptTokens + sampleRequest.completionTokens,
    },
  },
} as const;

/** The one Terraform resource. */
export const sampleDeployment = {
  resource: "aioi_deployment",
  name: "panel_read",
  model: withVersion("reader-12b"),
  replicas: { min: 1, max: 6 },
  targetLatencyMs: 900,
} as const;
