import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { type SiteServer, startSiteServer } from "../../scripts/lib/site-server.ts";
import { readPage } from "../support/read-page.ts";

const dayMs = 24 * 60 * 60 * 1000;
const root = mkdtempSync(join(tmpdir(), "aioi-midnight-"));

/** By the Worker's clock, which runs ahead: it is midnight a few seconds after the site has started. */
const midnight = (Math.floor(Date.now() / dayMs) + 1) * dayMs;
let aheadMs: number;
let site: SiteServer;

const untilMidnight = () => midnight - aheadMs - Date.now();
const read = (path: string) => readPage(new URL(path, site.url));
const dayBy = (time: number) => new Date(time).toISOString().slice(0, 10);

beforeAll(async () => {
  cpSync(join(projectRoot, "dist"), join(root, "dist"), { recursive: true });
  const main = join(root, "dist/server/index.js");
  aheadMs = midnight - Date.now() - 30_000;
  const clock = `const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) { parts.length === 0 ? super(RealDate.now() + ${aheadMs}) : super(...parts); }
  static now() { return RealDate.now() + ${aheadMs}; }
};
`;
  writeFileSync(main, clock + readFileSync(main, "utf8"));
  site = await startSiteServer({
    root,
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
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

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
