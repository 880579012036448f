import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { createLog } from "../../app/server/environment/log.ts";
import { handlePageView } from "../../app/server/ops/page-views.ts";
import type { RequestContext } from "../../app/server/environment/request-context.ts";

const events: { path: string | undefined; headers: object; body: unknown }[] = [];
// Plausible's events API, as https://plausible.io/docs/events-api describes it.
const plausible = createServer((request, response) => {
  void json(request).then((body) => {
    events.push({ path: request.url, headers: request.headers, body });
    response.writeHead(202).end("ok");
  });
});
let plausibleUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => plausible.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  plausibleUrl = `http://127.0.0.1:${(plausible.address() as AddressInfo).port}`;
});
beforeEach(() => {
  events.length = 0;
});
afterAll(() => {
  plausible.closeAllConnections();
  plausible.close();
});

const view = {
  path: "/pricing",
  search: "?utm_source=news&name=Maya&gclid=1",
  referrer: "https://a.example/",
};

/** Answers a page view, and waits for what goes on after the response. */
async function report(
  body: object,
  to: string | null = plausibleUrl,
  origin = "https://aioi.example",
  headers: Record<string, string> = {},
) {
  const work: Promise<unknown>[] = [];
  // The rest of a request's context is none of its business.
  const context = {
    environment: { PLAUSIBLE_URL: to, LEAD_BURST: null, IP_HASH_KEY: "a key for tests only" },
    clientIp: "203.0.113.7",
    log: createLog("test"),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  } as unknown as RequestContext;
  const request = new Request("https://aioi.example/page-view", {
    method: "POST",
    headers: { origin, "user-agent": "Mozilla/5.0 (Test)", ...headers },
    body: JSON.stringify(body),
  });
  const { status } = await handlePageView(request, context);
  await Promise.all(work);
  return status;
}

describe("a page view", () => {
  test("is passed on as Plausible's events API has it, with the campaign's names only", async () => {
    expect(await report(view)).toBe(204);
    expect(events).toEqual([
      {
        path: "/api/event",
        headers: expect.objectContaining({
          "content-type": "application/json",
          "user-agent": "Mozilla/5.0 (Test)",
          "x-forwarded-for": "203.0.113.7",
        }),
        body: {
          name: "pageview",
          domain: "aioi.example",
          url: "https://aioi.example/pricing?utm_source=news",
          referrer: "https://a.example/",
        },
      },
    ]);
  });

  test.each(["/maya@northgate.example", "/insights/maya@northgate.example"])(
    "of a path that is not the site's own says only that: %s",
    async (path) => {
      expect(await report({ ...view, path, search: "" })).toBe(204);
      expect(events[0]?.body).toMatchObject({ url: "https://aioi.example/not-found" });
    },
  );

  test.each(["//evil.example/x", "/\\evil.example", "https://evil.example/"])(
    "never names another host: %s",
    async (path) => {
      await report({ ...view, path });
      expect(JSON.stringify(events)).not.toContain("evil");
    },
  );

  test("is refused from another site, and where it is malformed", async () => {
    expect(await report(view, plausibleUrl, "https://elsewhere.example")).toBe(403);
    expect(await report({ path: "/pricing" })).toBe(400);
    expect(events).toEqual([]);
  });

  test("of a browser that sends Global Privacy Control is not passed on", async () => {
    const gpc = { "sec-gpc": "1" };
    expect(await report(view, plausibleUrl, "https://aioi.example", gpc)).toBe(204);
    expect(events).toEqual([]);
  });

  test("that Plausible does not take costs the visitor nothing", async () => {
    expect(await report(view, "http://127.0.0.1:1")).toBe(204);
  });

  test("goes nowhere without PLAUSIBLE_URL", async () => {
    expect(await report(view, null)).toBe(404);
    expect(events).toEqual([]);
  });
});
