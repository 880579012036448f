import { createHash } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { previewLink } from "../../app/server/articles/preview-links.ts";
import { deployableCopy } from "../support/deployable-copy.ts";
import { runScript } from "../support/run-script.ts";
import { type RunningSite, startRunningSite } from "../support/running-site.ts";

const key = "a preview key for tests, 32 characters";
const draft = "/insights/draft-one-hundred-partner-projects";
const inAnHour = () => Date.now() + 60 * 60 * 1000;

let running: RunningSite;

beforeAll(async () => {
  running = await startRunningSite({
    variables: { PREVIEW_KEY: key },
    migration: `insert into public.preview_access (key_hash)
      values ('${createHash("sha256").update(key).digest("hex")}');`,
  });
});
afterAll(() => running.stop());

const get = (path: string) => fetch(new URL(path, running.site.url));

test("a signed link shows an article that is not published, to nobody else and to no search engine", async () => {
  const response = await get(await previewLink(draft, key, inAnHour()));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("Draft: what we learned from 100 partner projects");
  expect(html).toContain("Not published. No date is set. This link expires.");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect((await get(draft)).status).toBe(404);
});

test("a preview sees what was changed a moment ago", async () => {
  const link = await previewLink(draft, key, inAnHour());
  await get(link);
  const { url, serviceRoleKey } = running.supabase;
  await fetch(`${url}/rest/v1/insights?slug=eq.${draft.slice(10)}`, {
    method: "PATCH",
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ title: "Changed a moment ago" }),
  });
  expect(await (await get(link)).text()).toContain("Changed a moment ago");
});

test("an expired or forged link, or one for another article, shows nothing", async () => {
  const expired = await previewLink(draft, key, Date.now() - 1000);
  const [, token] = (await previewLink("/insights/another", key, inAnHour())).split("?");
  const forged = await previewLink(draft, "another key, just as long as ours", inAnHour());
  for (const link of [expired, `${draft}?${token}`, forged]) {
    expect((await get(link)).status, link).toBe(404);
  }
});

const program = (...parameters: string[]) =>
  runScript("preview.ts", parameters, { PREVIEW_KEY: key, SITE_ORIGIN: "" });

test("npm run preview prints a link that shows the article, on the origin it is given", async () => {
  const { code, output } = await program(draft, "--origin", `${running.site.url}/some/path`);
  expect(code).toBe(0);
  expect(output).toMatch(`${running.site.url}${draft}?preview=`);
  expect((await fetch(output.trim())).status).toBe(200);
  const { script } = deployableCopy(null, { PREVIEW_KEY: key, SITE_ORIGIN: "" });
  expect((await script("preview.ts", [draft])).output).toMatch("https://aioi.example/insights/");
});

test.each([
  [[draft, "--hours", "7"], "Unknown option '--hours'"],
  [[draft, "--origin"], "Option '--origin <value>' argument missing"],
  [[draft, "--origin", "example.com"], "--origin is not an address"],
  [[draft, "--origin", "localhost:8787"], "--origin is not an address"],
  [["/pricing"], "/pricing"],
])(
  "npm run preview says what is wrong with %j, and how it is used",
  async (parameters, problem) => {
    const { code, output } = await program(...parameters);
    expect(code).toBe(1);
    const [first, ...rest] = output.trimEnd().split("\n");
    expect(first).toContain(problem);
    expect(rest).toHaveLength(2);
    expect(rest[0]).toMatch(/^Usage: /);
  },
);
