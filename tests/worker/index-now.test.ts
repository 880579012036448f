import { expect, test } from "vitest";

import { insertRows } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { localService } from "../support/local-service.ts";
import { runCron } from "../support/run-cron.ts";
import { startVariant } from "../support/running-site.ts";

const key = "0123456789abcdef";
const minute = 60_000;

const running = siteForFile();
/** Takes announcements as the search engines do. */
const receiver = localService(() => ({}));
const announced = () =>
  receiver.asked.map(({ headers, body }) => ({
    type: headers["content-type"],
    body: JSON.parse(body) as unknown,
  }));

const variables = () => ({
  ENVIRONMENT: "production",
  SITE_ORIGIN: "https://aioi.example",
  INDEXNOW_KEY: key,
  INDEXNOW_URL: `${receiver.url}/indexnow`,
});

async function runAt(time: number, given: Record<string, string>): Promise<void> {
  const site = await startVariant(running, { variables: given });
  try {
    await runCron(site, time);
  } finally {
    await site.stop();
  }
}

test("what appeared in the last five minutes is announced, once, with the key's address", async () => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
  await insertRows(running.supabase, "insights", [
    { slug: "announced-now", title: "Now", published_at: at(-2), created_at: at(-2) },
    { slug: "announced-before", title: "Before", published_at: at(-7), created_at: at(-7) },
    // A file that says the day alone is published at its midnight.
    { slug: "announced-by-day", title: "Day", published_at: at(-600), created_at: at(-2) },
    { slug: "announced-later", title: "Later", published_at: at(60), created_at: at(-2) },
  ]);
  await runAt(now, variables());
  expect(announced()).toEqual([
    {
      type: "application/json; charset=utf-8",
      body: {
        host: "aioi.example",
        key,
        keyLocation: "https://aioi.example/indexnow.txt",
        urlList: [
          "https://aioi.example/insights/announced-now",
          "https://aioi.example/insights/announced-by-day",
        ],
      },
    },
  ]);
  await runAt(now + 5 * minute, variables());
  expect(announced()).toHaveLength(1);
});

test("without the key, and outside production, nothing is announced and there is no key file", async () => {
  const published_at = new Date(Date.now() - minute).toISOString();
  await insertRows(running.supabase, "insights", [
    { slug: "announced-to-nobody", title: "Nobody", published_at },
  ]);
  await runAt(Date.now(), { ...variables(), INDEXNOW_KEY: "" });
  await runAt(Date.now(), { ...variables(), ENVIRONMENT: "staging" });
  expect(announced()).toEqual([]);
  const missing = await fetch(new URL("/indexnow.txt", running.site.url));
  expect(missing.status).toBe(404);
  const site = await startVariant(running, { variables: { INDEXNOW_KEY: key } });
  try {
    const file = await fetch(new URL("/indexnow.txt", site.url));
    expect([file.status, await file.text()]).toEqual([200, key]);
    expect(file.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  } finally {
    await site.stop();
  }
});

test("an announcement that is refused is logged and harms nothing", async () => {
  receiver.respond = () => ({ status: 422 });
  running.logs.length = 0;
  await runAt(Date.now() + minute, variables());
  expect(announced()).toHaveLength(1);
  await expect
    .poll(() => running.logs.join("\n"))
    .toContain('"event":"article.announcement_failed"');
});
