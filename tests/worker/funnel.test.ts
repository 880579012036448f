import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  longLimits,
  eventually,
  getStartedSubmission,
  newAddress,
  type RunningSite,
  send,
  startRunningSite,
} from "../support/running-site.ts";

let running: RunningSite;
let url: string;

beforeAll(async () => {
  running = await startRunningSite({ limitFactor: longLimits, variables: { FUNNEL_COUNTS: "on" } });
  ({ url } = running.site);
});
afterAll(() => running.stop());

const report = { path: "/pricing", from: "news", stages: [["getStarted", "seen"]] };

async function sendReport(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(new URL("/funnel", url), {
    method: "POST",
    headers: { origin: url, "cf-connecting-ip": newAddress(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return response.status;
}

const counted = (event = "funnel.counted") =>
  running.logs
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => {
      const { level: _level, requestId: _id, event: _event, ...fields } = JSON.parse(line);
      return fields as Record<string, string>;
    });

describe("/funnel", () => {
  test("takes the steps of a page, each as one line in the log", async () => {
    running.logs.length = 0;
    const stages = [
      ["getStarted", "seen"],
      ["getStarted", "opened"],
      ["newsletter", "seen"],
    ];
    expect(await sendReport({ ...report, stages })).toBe(204);
    expect(counted()).toEqual([
      { stage: "seen", kind: "getStarted", from: "news", route: "/pricing" },
      { stage: "opened", kind: "getStarted", from: "news", route: "/pricing" },
      { stage: "seen", kind: "newsletter", from: "news", route: "/pricing" },
    ]);
  });

  test("keeps nothing that could name a visitor", async () => {
    running.logs.length = 0;
    const odd = { ...report, path: "/maya@northgate.example", from: "maya@northgate.example" };
    expect(await sendReport(odd)).toBe(204);
    expect(counted()).toEqual([
      { stage: "seen", kind: "getStarted", from: "other", route: "unknown" },
    ]);
    expect(running.logs.join()).not.toContain("northgate");
  });

  test.each([
    ["no JSON", "seen"],
    ["a step of the Worker", { ...report, stages: [["getStarted", "stored"]] }],
    ["an unknown form", { ...report, stages: [["visitors", "seen"]] }],
    ["no step", { ...report, stages: [] }],
    ["too many steps", { ...report, stages: Array.from({ length: 29 }, () => ["hireMe", "seen"]) }],
  ])("refuses %s with 400", async (_, body) => {
    expect(await sendReport(body)).toBe(400);
  });

  test("refuses other sites and large bodies", async () => {
    expect(await sendReport(report, { origin: "https://elsewhere.example" })).toBe(403);
    expect(await sendReport({ ...report, more: "x".repeat(1024) })).toBe(413);
  });
});

test("a lead is counted when it was sent and when it is stored, also by the queue", async () => {
  running.logs.length = 0;
  const submission = getStartedSubmission();
  const source = { ...submission.source, utm_source: "news" };
  await send(url, { ...submission, source });
  const lead = { kind: "getStarted", from: "news", route: "/pricing" };
  expect(counted()).toEqual([
    { stage: "sent", ...lead },
    { stage: "stored", ...lead },
  ]);
  running.logs.length = 0;
  await running.backend.set("refused");
  await send(url, { ...getStartedSubmission(), source });
  expect(counted()).toEqual([{ stage: "sent", ...lead }]);
  await running.backend.set("none");
  await eventually(async () => (counted().length === 2 ? true : undefined));
  expect(counted()[1]).toEqual({ stage: "stored", ...lead });
});

test("a page that does not exist is counted, with its path only where the link is ours", async () => {
  running.logs.length = 0;
  const get = (path: string, referer?: string) =>
    fetch(new URL(path, url), {
      headers: { accept: "text/html", ...(referer === undefined ? {} : { referer }) },
    });
  await get("/no-such-page", `${url}/pricing`);
  await get("/maya-okonjo", "https://search.example/");
  await fetch(new URL("/wp-login.php", url));
  expect(counted("missing.counted")).toEqual([
    { path: "/no-such-page", from: "own" },
    { path: "other", from: "search.example" },
  ]);
  expect(running.logs.join()).not.toContain("maya");
});
