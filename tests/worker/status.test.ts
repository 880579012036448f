import { expect, test } from "vitest";

import { drill } from "../../app/content/site.ts";
import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { siteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";
import { asOperator } from "../support/rows.ts";
import { runCron } from "../support/run-cron.ts";
import { startVariant } from "../support/running-site.ts";

type Day = {
  date: string;
  minutesDown: { pages: number; forms: number; articles: number } | null;
  cause: string | null;
};

const minutes = (count: number) => count * 60_000;

const running = siteForFile();

/** Stores leads of the last days that staff have answered. */
async function answerLeads(count: number, afterMs: number): Promise<void> {
  const received = ago(40 * 60);
  const lead = {
    first_name: "Maya",
    last_name: "Okonjo",
    email: "maya@northgate.example",
    company: "Northgate",
    status: "contacted",
    created_at: new Date(received).toISOString(),
    contacted_at: new Date(received + afterMs).toISOString(),
  };
  const leads = Array.from({ length: count }, () => lead);
  await asOperator(running.supabase, "POST", "hire_me_queries", leads);
}

async function readStatus(site: SiteServer = running.site) {
  const response = await fetch(new URL("/status.json", site.url));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  return (await response.json()) as { days: Day[] } & Record<string, unknown>; // what is tested
}

const readDays = async (site?: SiteServer): Promise<Day[]> => (await readStatus(site)).days;

/** A time of today, so many minutes before the last check. */
const ago = (count: number) => Date.now() - minutes(count);

test("'a day without a monitor has `null`'", async () => {
  const site = await startVariant(running, {});
  try {
    const days = await readDays(site);
    expect(days).toHaveLength(90);
    expect(days.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
    for (const { minutesDown, cause } of days) {
      expect(minutesDown).toBeNull();
      expect(cause).toBeNull();
    }
    expect(await readStatus(site)).toMatchObject({
      uptime: null,
      answerHours: null,
      drill: { day: drill.day, accepted: drill.accepted, stored: drill.stored },
      inWords: {
        uptime: "Not measured: no monitor runs here",
        firstAnswerTime: "No figure yet: it takes ten answers in 90 days",
      },
    });
    const { html } = await readPage(new URL("/trust", site.url));
    expect(html).toContain("Not measured: no monitor runs here");
    expect(html).toContain("No figure yet: it takes ten answers in 90 days.");
  } finally {
    await site.stop();
  }
});

test("an outage of the database counts for articles, but not for forms, which are queued", async () => {
  // Before any article was read, no copy is cached.
  await running.backend.set("refused");
  await runCron(running.site, ago(15));
  await runCron(running.site, ago(10));
  await running.backend.set("none");
  await runCron(running.site, ago(5));
  const measured = (await readDays()).filter(({ minutesDown }) => minutesDown !== null);
  const sum = (part: "pages" | "forms" | "articles") =>
    measured.reduce((total, { minutesDown }) => total + (minutesDown?.[part] ?? 0), 0);
  expect([sum("pages"), sum("forms"), sum("articles")]).toEqual([0, 0, 10]);
  expect(measured.flatMap(({ cause }) => (cause === null ? [] : [cause]))).toContain(
    "The database did not answer, and no copy was cached.",
  );
});

test("articles that are shown from a cache are not down", async () => {
  await fetch(new URL("/resources", running.site.url)).then((response) => response.text());
  const before = await readDays();
  await running.backend.set("error-500");
  await runCron(running.site, Date.now());
  await running.backend.set("none");
  expect((await readDays()).map(({ minutesDown }) => minutesDown)).toEqual(
    before.map(({ minutesDown }) => minutesDown),
  );
});

test("without database and queue nothing takes a form", async () => {
  const site = await startVariant(running, { without: "queueProducers" });
  try {
    await running.backend.set("refused");
    await runCron(site, ago(5));
    await running.backend.set("none");
    const measured = (await readDays(site)).filter(({ minutesDown }) => minutesDown !== null);
    expect(measured).toHaveLength(1);
    expect(measured[0]).toMatchObject({ minutesDown: { pages: 0, forms: 5 } });
    expect(measured[0]?.cause).toContain("Neither the database nor the queue took what was sent.");
  } finally {
    await running.backend.set("none");
    await site.stop();
  }
});

test("the page says what the monitor recorded, and a repeated run counts once", async () => {
  const site = await startVariant(running, {});
  try {
    const now = Date.now();
    const hour = minutes(60);
    await answerLeads(20, hour);
    await answerLeads(5, 30 * hour);
    await runCron(site, now);
    await runCron(site, now);
    const { html } = await readPage(new URL("/trust", site.url));
    expect(html).toContain("100% in 1 measured day, no interruptions");
    expect(html).toContain("Half within 1 hour, nine in ten within 30 hours, in the last 90 days.");
    expect(await readStatus(site)).toMatchObject({
      uptime: { percent: 100, days: 1, interruptions: 0 },
      answerHours: { median: 1, p90: 30 },
    });
  } finally {
    await site.stop();
  }
});

test("a record that cannot be read is 503, and the page stands without it", async () => {
  const site = await startVariant(running, { failing: ["LEAD_LIMITS"] });
  try {
    await runCron(site, Date.now());
    const response = await fetch(new URL("/status.json", site.url));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toMatch(/KV|Error/);
    const { html } = await readPage(new URL("/trust", site.url));
    expect(html).toContain("Not measured");
  } finally {
    await site.stop();
  }
});

test("the page names the digest of an attested bundle, and says so where there is none", async () => {
  const digest = "0123456789abcdef".repeat(4);
  const attested = await startVariant(running, { variables: { ATTESTED_DIGEST: digest } });
  const byHand = await startVariant(running, { variables: { ATTESTED_DIGEST: "" } });
  const pageOf = async ({ url }: SiteServer) => (await readPage(new URL("/trust", url))).html;
  try {
    expect(await pageOf(attested)).toContain(digest);
    expect(await pageOf(byHand)).toContain("Released by hand: no digest was attested.");
  } finally {
    await attested.stop();
    await byHand.stop();
  }
});

test("subprocessors are 'on' and 'off here' by the deployment's own settings", async () => {
  const rowsOf = async (site: SiteServer) => {
    const { html } = await readPage(new URL("/trust", site.url));
    const table = /<caption[^>]*>Subprocessors<[^]*?<\/table>/.exec(html)?.[0] ?? "";
    return Object.fromEntries(
      [...table.matchAll(/<th scope="row">([^<]+)<span[^>]*>.*?<\/i>([^<]+)<\/span>/g)].map(
        ([, name = "", state]) => [name.trim(), state],
      ),
    );
  };
  const off = await startVariant(running, {});
  const on = await startVariant(running, {
    variables: {
      LEAD_EMAIL_FROM: "desk@aioi.example",
      CHATWOOT_BASE_URL: "https://chat.example",
      CHATWOOT_WEBSITE_TOKEN: "token",
      PLAUSIBLE_URL: "https://counts.example",
    },
    mailUrl: "http://127.0.0.1:9",
  });
  const turnstile = await startVariant(running, {
    variables: { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret-key" },
  });
  try {
    expect(await rowsOf(off)).toEqual({
      "Northmoor Edge": "on",
      "Larkspur Data": "on",
      "Tallow Post": "off here",
      "Quillbank Chat": "off here",
      "Meridew Count": "off here",
    });
    expect(Object.values(await rowsOf(on))).toEqual(["on", "on", "on", "on", "on"]);
    // "0 cookies" and "0 other hosts" name their exceptions where there are any, and only these.
    const chatCookie = "The live chat sets one of its own when it loads.";
    const exceptions = "The exceptions are switched on here";
    const promisesOf = async (site: SiteServer) => {
      const { html } = await readPage(new URL("/trust", site.url));
      return [chatCookie, exceptions].map((words) => html.includes(words));
    };
    expect(await promisesOf(off)).toEqual([false, false]);
    expect(await promisesOf(on)).toEqual([true, true]);
    expect(await promisesOf(turnstile)).toEqual([false, true]);
  } finally {
    await off.stop();
    await on.stop();
    await turnstile.stop();
  }
});
