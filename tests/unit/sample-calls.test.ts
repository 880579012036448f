import { describe, expect, test } from "vitest";

import * as day from "../../app/content/sample-site/day.ts";
import { getEndpoint } from "../../app/content/sample-site/endpoints.ts";
import { bytesOut, followedLine, getLog, stopMs } from "../../app/content/sample-site/log.ts";
import { getAnswerMs, getModel } from "../../app/content/sample-site/models.ts";
import { getPolicyLines, policyLineNumbers } from "../../app/content/sample-site/policy.ts";
import { getRefusingRule, refusals, toBucket } from "../../app/content/sample-site/refusals.ts";
import {
  getCandidates,
  ifApproved,
  sampleApi,
  sampleDeployment,
  sampleRequest,
} from "../../app/content/sample-site/request.ts";
import { sampleSite, signingKeys, toSeconds } from "../../app/content/sample-site/site.ts";

const log = getLog();
const policyLines = getPolicyLines();
const line = (number: number) => policyLines[number - 1] ?? "";
const clock = toSeconds(sampleSite.clock);

describe("the log", () => {
  test("17. a line of the log costs cards × its model's seconds × card hour", () => {
    const dollars = [0.000078, 0.000242, 0.0014, 0.000256, 0.001338, 0.000285, 0.000003, 0.001448];
    expect(log.map((call) => call.dollars)).toEqual(dollars);
  });

  test("13. its lines are consecutive, the newest first", () => {
    log.slice(1).forEach((call, index) => {
      const newer = log[index];
      expect(call.line).toBe((newer?.line ?? 0) - 1);
      expect(toSeconds(call.time)).toBeLessThan(toSeconds(newer?.time ?? ""));
    });
  });

  test("14. each is named by its line, and its agent, endpoint, model and rule exist", () => {
    for (const call of log) {
      expect(call.id).toBe(`req-${call.line}`);
      expect(sampleSite.agents).toContain(call.agent);
      expect(getEndpoint(call.endpoint).model).toBe(call.model);
      expect(line(Number(call.rule.split(":")[1]))).not.toBe("");
    }
  });

  test("15. every call has ended by the console's clock", () => {
    for (const { time, answerMs } of log) {
      expect(toSeconds(time) + answerMs / 1000).toBeLessThanOrEqual(clock);
    }
  });

  test("16. an answer takes what its model needs for its tokens", () => {
    for (const call of log) {
      const { speed } = getModel(call.model);
      if ("answerMs" in speed) {
        expect(call.modelMs).toBe(speed.answerMs.p50);
      } else {
        const { firstTokenMs, tokensPerS } = speed;
        const exact = firstTokenMs.p50 + (((call.tokens ?? 0) - 1) * 1000) / tokensPerS;
        expect(Math.abs(call.modelMs - exact)).toBeLessThanOrEqual(26);
        expect(call.modelMs).toBeGreaterThanOrEqual(firstTokenMs.p50);
        expect(call.modelMs).toBeLessThanOrEqual(getAnswerMs(getModel(call.model)).p95);
      }
    }
  });

  test("24. as many calls a second as the chart shows at 14:00, within a quarter", () => {
    const [newest, oldest] = [log[0], log.at(-1)].map((call) => toSeconds(call?.time ?? ""));
    const perSecond = (log.length - 1) / ((newest ?? 0) - (oldest ?? 0));
    const charted = (day.requestBuckets[84] ?? 0) / (60 * day.bucketMinutes);
    expect(perSecond).toBeCloseTo(2.06, 2);
    expect(Math.abs(perSecond / charted - 1)).toBeLessThan(0.25);
  });

  test("28. all signatures and keys differ", () => {
    const signatures = [...log.map(({ signature }) => signature), ...Object.values(signingKeys)];
    expect(new Set(signatures).size).toBe(signatures.length);
  });
});

describe("the request that is followed", () => {
  test("18. is line 50,089, and takes 2 milliseconds at the gateway and 410 at the model", () => {
    expect(log.find(({ id }) => id === "req-50089")).toEqual({ ...followedLine, routed: true });
    expect(sampleRequest.id).toBe(followedLine.id);
    expect(followedLine.answerMs).toBe(stopMs.policy + followedLine.modelMs);
    expect(followedLine.modelMs).toBe(410);
    expect(sampleRequest.firstTokenMs).toBe(stopMs.policy + 84);
  });

  test("19. its model's time is its first token and 31 more; its tokens add up", () => {
    const seconds = (sampleRequest.completionTokens - 1) / 95;
    expect(Math.abs(sampleRequest.firstTokenMs - 2 + 1000 * seconds - 410)).toBeLessThan(0.51);
    expect(sampleApi.response.usage).toEqual({
      prompt_tokens: 611,
      completion_tokens: 32,
      total_tokens: 643,
    });
  });

  test("20. the router took the cheapest of the models that are good enough", () => {
    const candidates = getCandidates();
    expect(candidates).toEqual([
      { model: "reader-12b", quality: 90, answerMs: 410, dollars: 0.000256 },
      { model: "letter-13b", quality: 84, answerMs: 448, dollars: 0.00028 },
      { model: "triage-70b", quality: 94, answerMs: 714, dollars: 0.001785 },
    ]);
    const enough = candidates.filter(({ quality }) => quality >= sampleRequest.qualityAtLeast);
    expect(enough[0]?.model).toBe(followedLine.model);
    expect(enough[0]?.dollars).toBe(followedLine.dollars);
  });

  test("31. the API answers it, and Terraform deploys the same version of its model", () => {
    expect(sampleApi.response.id).toBe(followedLine.id);
    expect(sampleApi.response.model).toBe("reader-12b@2026.10.2");
    expect(sampleDeployment.model).toBe(sampleApi.response.model);
    expect(sampleApi.response.choices[0].message.content).toBe(sampleRequest.answer);
    expect(sampleApi.body.metadata.export).toBe(refusals.at(-1)?.to);
    expect(sampleApi.body.messages[0].content).toBe("Summarize panel/88213");
    const { p95 } = getAnswerMs(getModel("reader-12b"));
    expect(sampleDeployment.targetLatencyMs).toBeGreaterThanOrEqual(p95);
  });
});

describe("the refusals", () => {
  test("21. are three, before the console's clock, and as many of the log's lines as its time holds", () => {
    expect(refusals).toHaveLength(3);
    expect(refusals.map(({ time }) => toBucket(time))).toEqual([16, 56, 84]);
    const oldest = Math.floor(toSeconds(log.at(-1)?.time ?? ""));
    const late = refusals.filter(({ time }) => toSeconds(time) >= oldest);
    for (const { time } of refusals) expect(toSeconds(time)).toBeLessThanOrEqual(clock);
    expect(log.filter(({ refusedTo }) => refusedTo !== undefined)).toHaveLength(late.length);
  });

  test("22. the line of each lies at its time in the day", () => {
    for (const { time, line: number } of refusals) {
      const bucket = toBucket(time);
      const requests = day.requestBuckets[bucket] ?? 0;
      const place = number - day.countBefore(bucket);
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThanOrEqual(requests);
      const seconds = 60 * day.bucketMinutes;
      const share = (toSeconds(time) - seconds * bucket) / seconds;
      expect(Math.abs(place / requests - share)).toBeLessThanOrEqual(0.02);
    }
  });

  test("23. nothing left; what a person may let out is what was asked for", () => {
    expect(bytesOut).toBe(0);
    expect(sampleRequest.bytesAsked).toBe(2114);
    expect(refusals.at(-1)?.bytesAsked).toBe(sampleRequest.bytesAsked);
    expect(ifApproved.bytesOut).toBe(sampleRequest.bytesAsked);
  });

  test("25. name the lines of the policy that are meant: 213 before 09:00, 214 after", () => {
    expect(line(policyLineNumbers.deny)).toMatch(/^egress: deny/);
    expect(line(policyLineNumbers.read)).toContain("read: [panels/**");
    expect(line(policyLineNumbers.mayLeave)).toBe("    of: [referrals/**]");
    expect(refusals.map(({ time }) => getRefusingRule(time))).toEqual(["213:2", "214:2", "214:2"]);
    expect(followedLine.rule).toBe("214:2");
  });
});
