import { bytesOut, followedLine, stopMs } from "../../../content/sample-site/log.ts";
import { policyLineNumbers, samplePolicy, toRule } from "../../../content/sample-site/policy.ts";
import {
  getCandidates,
  ifApproved,
  sampleApi,
  sampleRequest,
} from "../../../content/sample-site/request.ts";
import { sampleSite } from "../../../content/sample-site/site.ts";
import { formatCount, formatDate } from "../../../lib/format.ts";

/**
 * What is said as long as the policy denies the export, while the export waits for its approval, and once
 * it is approved.
 */
type ByDecision = readonly [denied: string, waiting: string, approved: string];

export type Value = string | ByDecision;

/** Names and values; the one that matters is marked. */
type Rows = readonly (readonly [name: string, value: Value, isMarked?: true])[];

/** A stop of the request on its way. */
export type Stop = {
  name: string;
  /** The line of the call that it reads, counted from 0. */
  line: number;
  sentence: Value;
  sheet: { title: string; rows: Rows };
  /** Milliseconds since the call. */
  ms: number;
};

const { id, agent, time, answerMs, modelMs, dollars, tokens, line, signature } = followedLine;
const { body, baseUrl, token, response } = sampleApi;
const { exportTo, bytesAsked, role, qualityAtLeast, tokenMinutesLeft } = sampleRequest;
const [message] = body.messages;

const toDollars = (amount: number) => `$${amount.toFixed(6)}`;
const approvedAt = `approved, ${ifApproved.at}`;
const approvingRule = toRule("mayLeave", ifApproved.policy);
const out: ByDecision = [String(bytesOut), String(bytesOut), formatCount(ifApproved.bytesOut)];

/** The lines of the call that stops read, and the line of its answer. */
const lines = { identity: 1, router: 3, policy: 7, log: 9 } as const;

/** The followed request of the sample site, as home's console shows it. */
export const requestContent = {
  label: "One request",
  headline: ["Change one line of policy.", "See what leaves."],
  lead: "The request from the home page, stop by stop. Deny the export, or let a person approve it.",
  caller: [`the agent ${agent} calls`, time.slice(0, 8)],
  call: [
    `curl ${baseUrl}/chat/completions \\`,
    `  -H "Authorization: Bearer $${token}" \\`,
    "  --json '{",
    `    "model": "${body.model}",`,
    `    "messages": [{ "role": "${message.role}",`,
    `      "content": "${message.content}" }],`,
    '    "metadata": {',
    `      "export": "${body.metadata.export}" }`,
    "  }'",
    `< 200, ${id}, ${answerMs} ms`,
  ],
  /** The line that is written when the answer has come. */
  answerLine: lines.log,
  id,
  stops: "Stops of the request",
  switch: { name: "Policy on this export", deny: "deny", allow: "allow with approval" },
  approve: ["Approve export", "Approved"],
  vendor: exportTo,
  officer: [ifApproved.by, "approves each export"],
  log: ["audit log", `line ${formatCount(line)}`],
  ruler: { model: `the model, ${modelMs} ms`, end: String(answerMs) },
  source: `Sample data, ${sampleSite.name}, ${formatDate(sampleSite.day)}.`,
} as const;

const { read, deny } = policyLineNumbers;
const [high = ""] = response.choices[0].message.content.split(":");

export const requestStops: readonly Stop[] = [
  {
    name: "identity",
    line: lines.identity,
    sentence: `The token says who asks: ${agent}, an agent of this clinic.`,
    sheet: {
      title: "what identity adds",
      rows: [
        ["request", id],
        ["who", agent, true],
        ["role", role],
        ["issuer", sampleSite.issuer],
        ["scopes", "read, export"],
        ["token", `valid, ${tokenMinutesLeft} min left`],
      ],
    },
    ms: stopMs.identity,
  },
  {
    name: "policy",
    line: lines.policy,
    sentence: [
      `The record may be read. It may not leave: line ${deny} of policy ${samplePolicy.number} denies what no line allows.`,
      `Policy ${ifApproved.policy} lets this record leave once a person agrees. It waits at the gate.`,
      `The ${ifApproved.by} agreed. One record left, and the log says who let it out.`,
    ],
    sheet: {
      title: "what policy decides",
      rows: [
        ["read", `allowed, ${samplePolicy.number}:${read}`],
        ["export", exportTo],
        [
          "rule",
          [
            `${toRule("deny")}, egress deny`,
            `${approvingRule}, by approval`,
            `${approvingRule}, by approval`,
          ],
        ],
        ["decision", ["refused", "waits for a person", approvedAt], true],
        ["bytes asked", formatCount(bytesAsked)],
        ["bytes out", out],
      ],
    },
    ms: stopMs.policy,
  },
  {
    name: "router",
    line: lines.router,
    sentence: "The cheapest model that is good enough answers.",
    sheet: {
      title: "what the router chooses",
      rows: [
        ...getCandidates().map(({ model, quality, dollars: price }): Rows[number] => {
          const value = `quality ${quality}, ${toDollars(price)}`;
          return model === followedLine.model ? [model, value, true] : [model, value];
        }),
        ["asked for", `quality ${qualityAtLeast} or more`],
        ["first token", `${sampleRequest.firstTokenMs - stopMs.router} ms`],
        ["answer", `${modelMs} ms, ${tokens} tokens`],
      ],
    },
    ms: answerMs,
  },
  {
    name: "log",
    line: lines.log,
    sentence: [
      `The agent gets its answer. One signed line is kept for ${samplePolicy.keepYears} years.`,
      "The agent gets its answer. The record waits at the gate, and one signed line says so.",
      "The agent gets its answer. One record left, and one signed line names who let it out.",
    ],
    sheet: {
      title: "what comes back",
      rows: [
        ["status", "200"],
        ["answer", high],
        ["export", ["refused", "waits", "approved"], true],
        ["bytes out", out],
        ["line", formatCount(line)],
        ["signature", signature],
      ],
    },
    ms: answerMs,
  },
];

/** The line of the log: each stop writes two of its values. */
export const requestLog: Rows = [
  ["time", time],
  ["who", `${agent}, ${role}`],
  ["asked", followedLine.action],
  ["verdict", [`refused, ${toRule("deny")}`, `waits, ${approvingRule}`, approvedAt], true],
  ["model", followedLine.model],
  ["took", `${answerMs} ms, ${toDollars(dollars)}`],
  ["bytes out", out],
  ["signed", signature],
];

/** What is announced as long as the policy denies the export, while it waits, and once it is approved. */
export const requestDecisions: ByDecision = [
  `Export refused after ${stopMs.policy} milliseconds.`,
  `Export waits at the gate for the ${ifApproved.by}.`,
  `Approved. ${formatCount(ifApproved.bytesOut)} bytes went to ${exportTo}, and the log names who let them out.`,
];
