import { afterEach, expect, test, vi } from "vitest";

import { zoneChecks } from "../../scripts/lib/zone-checks.ts";

afterEach(() => vi.unstubAllGlobals());

const redirects = (url: string) =>
  zoneChecks.find(({ name }) => name === "http leads to https")?.run(url);

/** Answers every request over http like this. No test listens at port 80. */
const zoneAnswers = (status: number, location?: string) =>
  vi.stubGlobal("fetch", (url: URL) =>
    url.protocol === "http:"
      ? Promise.resolve(new Response(null, { status, ...(location && { headers: { location } }) }))
      : Promise.reject(new Error("asked over https")),
  );

test("a zone with Always Use HTTPS has no fault", async () => {
  zoneAnswers(301, "https://aioi.example/");
  expect(await redirects("https://aioi.example")).toEqual([]);
});

test.each([
  [200, undefined],
  [301, "https://elsewhere.example/"],
  [404, "https://aioi.example/"],
])("a zone that answers http with %i %s has one", async (status, location) => {
  zoneAnswers(status, location);
  expect(await redirects("https://aioi.example")).toEqual([
    `it answers ${status} ${location ?? ""}: switch on Always Use HTTPS in the zone`,
  ]);
});

test.each(["http://127.0.0.1:8787", "https://abc-aioi.company.workers.dev"])(
  "%s is in no zone of ours",
  async (url) => {
    zoneAnswers(200);
    expect(await redirects(url)).toEqual([]);
  },
);
