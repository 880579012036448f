import { expect, test } from "vitest";

import { previewLink } from "../../app/server/environment/preview-links.ts";
import { siteForFile } from "../support/for-file.ts";
import { changeRows } from "../support/rows.ts";
import { admitPreviews } from "../support/running-site.ts";

const key = "a preview key for tests, 32 characters";
const draft = "/insights/draft-one-hundred-partner-projects";
const inAnHour = () => Date.now() + 60 * 60 * 1000;

const running = siteForFile(() => ({
  variables: { PREVIEW_KEY: key },
  migration: admitPreviews(key),
}));

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
  await changeRows(running.supabase, `insights?slug=eq.${draft.slice(10)}`, {
    title: "Changed a moment ago",
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
