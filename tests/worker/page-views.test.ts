import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  longLimits,
  eventually,
  type RunningSite,
  startRunningSite,
  startVariant,
} from "../support/running-site.ts";

type Event = { path: string | undefined; headers: Record<string, unknown>; body: unknown };

const events: Event[] = [];
let status = 202;
// Plausible's events API, as https://plausible.io/docs/events-api describes it.
const plausible = createServer((request, response) => {
  void json(request).then((body) => {
    events.push({ path: request.url, headers: request.headers, body });
    response.writeHead(status).end();
  });
});

let running: RunningSite;
let site: RunningSite["site"];

beforeAll(async () => {
  await new Promise<void>((resolve) => plausible.listen(0, "127.0.0.1", resolve));
  const { port } = plausible.address() as AddressInfo;
  running = await startRunningSite({ limitFactor: longLimits });
  const variables = { PLAUSIBLE_URL: `http://127.0.0.1:${port}` };
  site = await startVariant(running, { variables });
});
afterAll(async () => {
  await site?.stop();
  await running?.stop();
  plausible.closeAllConnections();
  plausible.close();
});

const view = {
  path: "/pricing",
  search: "?utm_source=news&name=Maya",
  referrer: "https://a.example/",
};
const sendView = async (body: object, to = site.url) => {
  const response = await fetch(new URL("/page-view", to), {
    method: "POST",
    headers: {
      origin: to.replace(/\/$/, ""),
      "user-agent": "Mozilla/5.0 (Test)",
      "cf-connecting-ip": "203.0.113.7",
    },
    body: JSON.stringify(body),
  });
  return response.status;
};

describe("with PLAUSIBLE_URL", () => {
  test("a page view is passed on as Plausible's events API has it, with the campaign only", async () => {
    expect(await sendView(view)).toBe(204);
    const event = await eventually(async () => events.at(-1));
    expect(event).toMatchObject({
      path: "/api/event",
      headers: {
        "content-type": "application/json",
        "user-agent": "Mozilla/5.0 (Test)",
        "x-forwarded-for": "203.0.113.7",
      },
      body: {
        name: "pageview",
        domain: "localhost",
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/pricing\?utm_source=news$/),
        referrer: "https://a.example/",
      },
    });
  });

  test("a path that is not the site's own stays here", async () => {
    events.length = 0;
    expect(await sendView({ ...view, path: "/maya@northgate.example", search: "" })).toBe(204);
    const event = await eventually(async () => events.at(-1));
    expect(event.body).toMatchObject({ url: expect.stringMatching(/\/not-found$/) });
    expect(JSON.stringify(events)).not.toContain("northgate");
  });

  test.each([302, 400, 429, 503])(
    "an answer of %i is logged, with nothing of the visitor",
    async (refusal) => {
      running.logs.length = 0;
      status = refusal;
      expect(await sendView({ ...view, referrer: `https://${refusal}.example/` })).toBe(204);
      const line = await eventually(async () =>
        running.logs.find((one) => one.includes("page_view.forward_failed")),
      );
      status = 202;
      const { level, requestId: _id, ...fields } = JSON.parse(line);
      expect(level).toBe("warn");
      expect(fields).toEqual({ event: "page_view.forward_failed", status: refusal });
    },
  );

  test("pages say so, and no other host is allowed", async () => {
    const response = await fetch(new URL("/pricing", site.url));
    expect(await response.text()).toMatch(/<html [^>]*data-views="on"/);
    expect(response.headers.get("content-security-policy")).toContain("connect-src 'self';");
  });
});

test("without it nothing is passed on", async () => {
  expect(await sendView(view, running.site.url)).toBe(404);
  const page = await (await fetch(new URL("/pricing", running.site.url))).text();
  expect(page).not.toContain("data-views");
});
