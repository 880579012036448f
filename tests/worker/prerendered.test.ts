import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { builtWorker, startWorker, type WorkerProcess } from "../../bench/support/workerd.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { siteForFile } from "../support/for-file.ts";
import { constantHeaders, expectHashes, readPage } from "../support/read-page.ts";
import { startVariant } from "../support/running-site.ts";

/** The built Worker without a file of the build: it has to draw every page itself. */
let drawing: WorkerProcess;
const running = siteForFile();

beforeAll(async () => {
  drawing = await startWorker({
    modules: builtWorker(join(projectRoot, "dist/server")),
    variables: { SITE_ORIGIN: "https://aioi.example" },
  });
});
afterAll(async () => {
  await drawing.stop();
});

const at = (path: string) => new URL(path, running.site.url).href;

const folder = join(projectRoot, "dist/client/_prerendered");
const paths = globSync("**/*.page", { cwd: folder })
  .map((file) => `/${file.replace(/\.page$/, "")}`)
  .map((path) => (path === "/home" ? "/" : path.replace("~", "?variant=")));

describe("a page that is rendered when the site is built", () => {
  test("is every page of the sitemap but those that read articles or the day", async () => {
    const { html } = await readPage(at("/sitemap.xml"));
    const listed = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
      const { pathname } = new URL(address);
      return pathname;
    });
    expect(listed.length).toBeGreaterThan(20);
    const article = /^\/(?:success-stories|insights|authors)\/./;
    const missing = listed.filter((path) => !paths.includes(path) && !article.test(path));
    expect(missing.toSorted()).toEqual([
      "/company",
      "/promotion",
      "/resources",
      "/resources/insights",
      "/resources/stories",
      "/resources/updates",
      "/trust",
    ]);
  });

  test.each(paths)("%s is what the Worker would have rendered", async (path) => {
    const built = await readPage(at(path));
    const rendered = await readPage(`http://127.0.0.1:${drawing.port}${path}`);
    expect(built.found).toBe("aioi; hit; detail=prerendered");
    expect(rendered.found).toBe("aioi; fwd=uri-miss");
    // A prerendered page has the styles of its own elements, another one those of its route.
    const unstyled = (html: string) => html.replace(/<style[^>]*>[^]*?<\/style>/, "");
    expect(unstyled(built.html)).toBe(unstyled(rendered.html));
    expectHashes(built.html, built.policy);
    expectHashes(rendered.html, rendered.policy);
  });

  test("is the same for everybody, in its bytes and its headers", async () => {
    const [first, second] = [await readPage(at("/solutions")), await readPage(at("/solutions"))];
    expect(second.html).toBe(first.html);
    expect(constantHeaders(second.response)).toEqual(constantHeaders(first.response));
    expect(first.etag).toMatch(/^"[\w-]{22}"$/);
  });

  test("answers 304 to who has it", async () => {
    const { etag } = await readPage(at("/pricing"));
    const again = await readPage(at("/pricing?utm_source=a"), {
      headers: { "if-none-match": etag },
    });
    expect(again.response.status).toBe(304);
    expect(again.html).toBe("");
  });

  test("is not to be had without its policy", async () => {
    expect(existsSync(join(folder, "pricing.page"))).toBe(true);
    for (const path of [
      "/_prerendered/pricing.page",
      "/_prerendered/pricing",
      "/pricing.page",
      "/%5Fprerendered/pricing.page",
      "/_prerendered%2Fpricing.page",
      "//_prerendered/pricing.page",
    ]) {
      // Some spellings are led to the plain one first.
      const response = await fetch(`${running.site.url}${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get("content-security-policy")).toContain("nonce-");
    }
  });

  test("is rendered when the file cannot be had", async () => {
    const site = await startVariant(running, { failing: ["ASSETS"] });
    try {
      const page = await readPage(new URL("/pricing", site.url).href);
      expect(page.response.status).toBe(200);
      expect(page.found).toBe("aioi; fwd=uri-miss");
      expect(page.html).toContain("</html>");
      expect(running.logs.some((line) => line.includes("page.prerendered_missing"))).toBe(true);
    } finally {
      await site.stop();
    }
  });
});

describe("what the operator set after the build", () => {
  const token = `a"<b>'&c`;
  const variables = {
    CHATWOOT_BASE_URL: "https://chat.northgate.example",
    CHATWOOT_WEBSITE_TOKEN: token,
    TURNSTILE_SITE_KEY: "a-site-key",
    TURNSTILE_SECRET_KEY: "a-secret-key",
    VITALS_SAMPLE_RATE: "0.5",
  };

  test("is in a page of the build as in one rendered on request", async () => {
    const site = await startVariant(running, { variables });
    try {
      const start = (html: string) => /^<!DOCTYPE html><html[^>]*><head>/.exec(html)?.[0] ?? "";
      const built = await readPage(new URL("/pricing", site.url).href);
      const rendered = await readPage(new URL("/promotion", site.url).href);
      expect(built.found).toBe("aioi; hit; detail=prerendered");
      expect(rendered.found).toBe("aioi; fwd=uri-miss");
      expect(start(built.html)).toContain('data-turnstile="a-site-key"');
      expect(start(built.html)).toContain('data-vitals-rate="0.5"');
      expect(start(built.html)).toContain("a\\&quot;&lt;b&gt;&#x27;&amp;c");
      expect(start(rendered.html)).toBe(start(built.html));
      expect(built.html).not.toContain("a-secret-key");
      // A page with other settings is another page.
      expect(built.etag).not.toBe((await readPage(at("/pricing"))).etag);
    } finally {
      await site.stop();
    }
  });
});
