import { beforeAll, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { eventually, getStartedSubmission, loggedOf, send } from "../support/running-site.ts";

const running = siteForFile(() => ({ variables: { FUNNEL_COUNTS: "on" } }));
let url: string;

beforeAll(() => void ({ url } = running.site));

const counted = (event = "funnel.counted") => loggedOf(running, event);

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
  await eventually(() => counted().length === 2);
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
