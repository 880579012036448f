import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { siteForFile } from "../support/for-file.ts";
import { readWhole, readPage } from "../support/read-page.ts";
import { readRows } from "../support/rows.ts";
import { runCron } from "../support/run-cron.ts";
import {
  getStartedSubmission,
  type RunningSite,
  send,
  startBeside,
  startVariant,
} from "../support/running-site.ts";
import { reportsOf, startFakeReceiver } from "../support/fake-receiver.ts";

const running = siteForFile(() => ({
  variables: { ENVIRONMENT: "production" },
}));
let staging: SiteServer;

beforeAll(async () => {
  staging = await startVariant(running, {
    variables: { ENVIRONMENT: "staging", SITE_ORIGIN: "https://staging.aioi.example" },
  });
});
afterAll(async () => {
  await staging.stop();
});

/** As Cloudflare hands on a request for the site's own domain. */
const at = async (site: SiteServer, url: string) => {
  const worker = await site.miniflare.getWorker();
  const { response } = await readWhole(worker.fetch(url, { redirect: "manual" }));
  return response;
};

describe("one build in two environments", () => {
  test.each(["/", "/pricing", "/more-info", "/resources", "/insights/what-an-ai-answer-costs"])(
    "%s names the origin of its environment, and no other",
    async (path) => {
      const production = await (await fetch(new URL(path, running.site.url))).text();
      expect(production).toContain(`<link rel="canonical" href="https://aioi.example${path}"`);
      expect(production).not.toContain("site-origin.invalid");
      const html = await (await fetch(new URL(path, staging.url))).text();
      expect(html).toContain(`<link rel="canonical" href="https://staging.aioi.example${path}"`);
      expect(html).toContain('property="og:url" content="https://staging.aioi.example');
      expect(html).not.toMatch(/https:\/\/aioi\.example|site-origin\.invalid/);
    },
  );

  test.each([
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/.well-known/security.txt",
    "/feeds/insights.xml",
    "/feeds/insights.atom.xml",
  ])("%s names the origin of its environment", async (path) => {
    const text = await (await fetch(new URL(path, staging.url))).text();
    expect(text).toContain("https://staging.aioi.example/");
    expect(text).not.toContain("https://aioi.example/");
  });

  test("a page has another ETag in another environment", async () => {
    const etagOf = async (url: string) =>
      (await fetch(new URL("/pricing", url))).headers.get("etag");
    expect(await etagOf(staging.url)).not.toBe(await etagOf(running.site.url));
  });

  test("without SITE_ORIGIN a page names the address it was asked at", async () => {
    const plain = await startVariant(running, { variables: { SITE_ORIGIN: "" } });
    try {
      const { html } = await readPage(new URL("/pricing", plain.url).href);
      expect(html).toContain(`<link rel="canonical" href="${plain.url}/pricing"`);
      // Nobody can put the name of another host into the page that the next visitor gets.
      const worker = await plain.miniflare.getWorker();
      const htmlAt = async (host: string) =>
        (await readWhole(worker.fetch(`https://${host}/resources`))).body;
      expect(await htmlAt("other.example")).toContain('href="https://other.example/resources"');
      expect(await htmlAt("www.aioi.example")).not.toContain("other.example");
    } finally {
      await plain.stop();
    }
  });
});

describe("noindex", () => {
  test("is on everything but production at its own address", async () => {
    const robots = async (site: SiteServer, url: string) =>
      (await at(site, url)).headers.get("x-robots-tag");
    expect(await robots(running.site, "https://aioi.example/pricing")).toBeNull();
    expect(await robots(running.site, "https://aioi.example/resources")).toBeNull();
    const preview = "https://0a1b2c3d-aioi-website.operator.workers.dev/pricing";
    expect(await robots(running.site, preview)).toBe("noindex");
    expect(await robots(staging, "https://staging.aioi.example/pricing")).toBe("noindex");
    expect(await robots(staging, "https://staging.aioi.example/sitemap.xml")).toBe("noindex");
  });
});

describe("noindex of files, which the Worker does not answer", () => {
  const preview = "https://0a1b2c3d-aioi-website.operator.workers.dev";
  const ask = (origin: string, path: string) =>
    readWhole(running.site.miniflare.dispatchFetch(new URL(path, origin)));

  test.each(["/og/home.png", "/favicon.svg", "/site.webmanifest", "/assets/"])(
    "%s carries it at the address of a preview, and not at the site's own",
    async (path) => {
      const { body: html } = await ask(preview, "/");
      const asset = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
      const file = path === "/assets/" ? asset : path;
      const { response: hidden } = await ask(preview, file);
      expect(hidden.status).toBe(200);
      expect(hidden.headers.get("x-robots-tag")).toBe("noindex");
      // The other rules hold as well.
      expect(hidden.headers.get("x-content-type-options")).toBe("nosniff");
      const { response: shown } = await ask("https://aioi.example", file);
      expect(shown.status).toBe(200);
      expect(shown.headers.get("x-robots-tag")).toBeNull();
      // As the pages of that host say.
      expect(shown.headers.get("strict-transport-security")).toBe("max-age=63072000");
    },
  );
});

describe("HSTS", () => {
  const hsts = async (site: SiteServer) =>
    (await at(site, "https://aioi.example/pricing")).headers.get("strict-transport-security");

  test("speaks of the site's own host, and of others only where HSTS_PRELOAD is on", async () => {
    expect(await hsts(running.site)).toBe("max-age=63072000");
    const preload = await startVariant(running, { variables: { HSTS_PRELOAD: "on" } });
    expect(await hsts(preload).finally(preload.stop)).toBe(
      "max-age=63072000; includeSubDomains; preload",
    );
  });
});

describe("staging says that it is staging", () => {
  test("in the log", async () => {
    running.logs.length = 0;
    await fetch(new URL("/pricing", staging.url));
    expect(running.logs.join("\n")).toContain('"environment":"staging"');
  });

  test("in an alert", async () => {
    const webhook = await startFakeReceiver();
    const monitored = await startVariant(running, {
      without: "queueProducers",
      variables: {
        ENVIRONMENT: "staging",
        SITE_ORIGIN: "https://staging.aioi.example",
        ALERT_WEBHOOK_URL: webhook.url,
      },
    });
    try {
      await runCron(monitored, Date.now());
      expect(reportsOf(webhook)[0]).toMatchObject({
        site: "https://staging.aioi.example",
        environment: "staging",
        text: expect.stringMatching(/^https:\/\/staging\.aioi\.example \(staging\): The queue /),
      });
    } finally {
      await monitored.stop();
      webhook.stop();
    }
  });
});

// Tests do not wait as long as a person does. Nobody can switch off the signal where visitors send.
describe("MINIMUM_FILL_MS", () => {
  /** Sends a form that was filled in within a fifth of a second. */
  const statusAt = async (site: RunningSite) => {
    const submission = {
      ...getStartedSubmission(),
      spamSignals: { honeypot: "", filledMs: 200 },
    };
    expect((await send(site.site.url, submission)).result).toEqual({ ok: true });
    const filter = { submission_id: submission.submissionId };
    const rows = await readRows(site.supabase, "hire_me_queries", filter);
    return rows.map(({ status }) => status);
  };
  const reports = (logs: readonly string[]) =>
    logs
      .filter((line) => line.includes('"name":"MINIMUM_FILL_MS"'))
      .map((line) => /"problem":"([^"]*)"/.exec(line)?.[1]);

  const refused = ["is for tests: not where ENVIRONMENT is set"];
  test.each<[string, Record<string, string>, string, string[]]>([
    ["shortens the time where ENVIRONMENT is not set", { MINIMUM_FILL_MS: "0" }, "new", []],
    ["never extends it", { MINIMUM_FILL_MS: "60000" }, "quarantined", ["Invalid input"]],
    [
      "is refused in production",
      { ENVIRONMENT: "production", MINIMUM_FILL_MS: "0" },
      "quarantined",
      refused,
    ],
    [
      "is refused on staging",
      { ENVIRONMENT: "staging", MINIMUM_FILL_MS: "0" },
      "quarantined",
      refused,
    ],
    [
      "is refused where ENVIRONMENT is misspelt",
      { ENVIRONMENT: "prod", MINIMUM_FILL_MS: "0" },
      "quarantined",
      refused,
    ],
    ["is 1500 ms where it is missing", {}, "quarantined", []],
  ])("%s", async (_, variables, status, problems) => {
    const beside = await startBeside(running, { variables });
    try {
      expect(await statusAt(beside)).toEqual([status]);
      expect(reports(beside.logs)).toEqual(problems);
    } finally {
      await beside.stop();
    }
  });
});
