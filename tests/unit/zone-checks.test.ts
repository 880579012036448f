import { expect, test } from "vitest";

import { testedSite } from "../../scripts/lib/smoke-check.ts";
import { zoneChecks } from "../../scripts/lib/zone-checks.ts";

/** The faults of a site where every request over http is answered like this. No test listens at port 80. */
const redirects = (url: string, status: number, location?: string) => {
  const answer = (asked: Parameters<typeof fetch>[0]) =>
    asked instanceof URL && asked.protocol === "http:"
      ? Promise.resolve(new Response(null, { status, ...(location && { headers: { location } }) }))
      : Promise.reject(new Error("asked over https"));
  const check = zoneChecks.find(({ name }) => name === "http leads to https");
  return check?.run(testedSite(url, { fetch: answer }));
};

test("a zone with Always Use HTTPS has no fault", async () => {
  expect(await redirects("https://aioi.example", 301, "https://aioi.example/")).toEqual([]);
});

test.each([
  [200, undefined],
  [301, "https://elsewhere.example/"],
  [404, "https://aioi.example/"],
])("a zone that answers http with %i %s has one", async (status, location) => {
  expect(await redirects("https://aioi.example", status, location)).toEqual([
    `it answers ${status} ${location ?? ""}: switch on Always Use HTTPS in the zone`,
  ]);
});

test.each(["http://127.0.0.1:8787", "https://abc-aioi.company.workers.dev"])(
  "%s is in no zone of ours",
  async (url) => {
    expect(await redirects(url, 200)).toEqual([]);
  },
);
