import { afterAll, beforeAll, expect, test } from "vitest";

import { type SiteServer, startSiteServer } from "../../scripts/lib/site-server.ts";
import { readPage } from "../support/read-page.ts";
import { withWorkerClock } from "../support/with-worker-clock.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** By the Worker's clock, which runs ahead: it is midnight a few seconds after the site has started. */
const midnight = (Math.floor(Date.now() / dayMs) + 1) * dayMs;
let aheadMs: number;
let site: SiteServer;

const untilMidnight = () => midnight - aheadMs - Date.now();
const read = (path: string) => readPage(new URL(path, site.url));
const dayBy = (time: number) => new Date(time).toISOString().slice(0, 10);

beforeAll(async () => {
  aheadMs = midnight - Date.now() - 30_000;
  site = await startSiteServer({
    root: withWorkerClock(Date.now() + aheadMs),
    port: 0,
    dataDir: null,
    variables: {
      SITE_ORIGIN: "https://aioi.example",
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_ANON_KEY: "no database",
      IP_HASH_KEY: "a key for tests only",
    },
  });
});
afterAll(() => site.stop());

test("a page that depends on the day is not answered from the cache after midnight UTC", async () => {
  for (const path of ["/company", "/promotion"]) {
    await read(path);
    expect((await read(path)).found).toBe("aioi; hit");
  }
  expect((await read("/company")).html).toContain(dayBy(midnight - 1));
  expect(untilMidnight()).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, untilMidnight() + 500));
  const company = await read("/company");
  expect(company.found).toBe("aioi; fwd=uri-miss");
  expect(company.html).toContain(dayBy(midnight));
  expect((await read("/promotion")).found).toBe("aioi; fwd=uri-miss");
});
