import { bucketMinutes } from "./day.ts";
import { followedLine } from "./log.ts";
import { samplePolicy, toRule } from "./policy.ts";
import { sampleRequest } from "./request.ts";
import { type Agent, toSeconds } from "./site.ts";

type Refusal = {
  time: string;
  line: number;
  agent: Agent;
  action: string;
  to: string;
  bytesAsked: number;
};

/** The exports that were asked for on the day; none left. */
export const refusals: readonly Refusal[] = [
  {
    time: "02:41:37",
    line: 1830,
    agent: "archive",
    action: "export panels/2026-11-23",
    to: "backup.vendor.example",
    bytesAsked: 48_310_552,
  },
  {
    time: "09:28:05",
    line: 16_648,
    agent: "letters",
    action: "send draft/5498",
    to: "mail.vendor.example",
    bytesAsked: 18_240,
  },
  {
    time: followedLine.time.slice(0, 8),
    line: followedLine.line,
    agent: followedLine.agent,
    action: followedLine.action,
    to: sampleRequest.exportTo,
    bytesAsked: sampleRequest.bytesAsked,
  },
];

/** The bucket of the day that a time lies in. */
export const toBucket = (time: string): number => Math.floor(toSeconds(time) / 60 / bucketMinutes);

/** The rule that refused what was asked for at a time. */
export const getRefusingRule = (time: string): string =>
  toRule(
    "deny",
    toSeconds(time) < toSeconds(`${samplePolicy.inForceSince}:00`)
      ? samplePolicy.before
      : samplePolicy.number,
  );
