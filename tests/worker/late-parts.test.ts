import { afterEach, describe, expect, test } from "vitest";

import { browserAgent, publish } from "../support/content.ts";
import type { Fault } from "../support/faulty-backend.ts";
import { siteForFile } from "../support/for-file.ts";
import { textOfPage } from "../support/page-text.ts";
import { expectNonce, readPage } from "../support/read-page.ts";
import { changeRows } from "../support/rows.ts";
import { eventually, type RunningSite, startBeside } from "../support/running-site.ts";

// "Streamed in document order; a skeleton or spinner is hidden by CSS once what follows it has come. No
// part of a page needs a script to be shown." What runs no script reads the bytes from top to bottom.

const running = siteForFile(() => ({ hasOwnLimits: true }));

afterEach(() => running.backend.set("none"));

/** In the address of the query for an article's text, and in no other. */
const textQuery = "body_format";

const get = ({ site }: RunningSite, path: string) =>
  fetch(new URL(path, site.url), {
    // As a browser asks: what compresses on the way must not hold the first piece back.
    headers: { "user-agent": browserAgent, "accept-encoding": "gzip, deflate, br" },
    redirect: "manual",
  });

/**
 * @param until what the first piece ends with
 * @param release lets the database answer
 */
async function inTwoPieces(response: Response, until: RegExp, release: () => Promise<void>) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let first = "";
  while (!until.test(first)) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error("The page has ended before it was released");
    first += value ?? "";
  }
  await release();
  let rest = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    rest += value;
  }
  return { first, rest, html: first + rest };
}

/** Bytes that need no script: nothing waits elsewhere in the document to be moved, nothing is twice. */
function expectDocumentOrder(response: Response, html: string): void {
  expect(html.trimEnd()).toMatch(/<\/html>$/);
  expect(html).not.toMatch(/\$RC|<div hidden(?:="")? id=|<template id=|data-late/);
  // The browser has no router.
  expect(html).not.toContain("$_TSR");
  const ids = Array.from(html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g), ([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const nonce = expectNonce(html, response.headers.get("content-security-policy") ?? "");
  const hidden = `<style nonce="${nonce}">[data-loading]{display:none}</style>`;
  expect(html.split(hidden)).toHaveLength(2);
  const [before = "", after = ""] = html.split(hidden);
  expect(before).toContain('<div data-loading="">');
  expect(after).not.toContain("data-loading");
  expect(after).toContain("<footer");
}

/** The page as the cache has it, once it has it. */
const cachedPage = (site: RunningSite, path: string) =>
  eventually(async () => {
    const { found, html } = await readPage(new URL(path, site.site.url));
    return found === "aioi; hit" ? html : undefined;
  });

describe("/resources while the database is slow", () => {
  test("three rows of skeletons at once, then the lists below them; the same words as the cached page", async () => {
    const beside = await startBeside(running);
    try {
      await running.backend.set("held");
      const response = await get(beside, "/resources");
      const { first, rest, html } = await inTwoPieces(
        response,
        /data-skeleton=""[^]*<\/div>$/,
        () => running.backend.set("none"),
      );
      expect(first.match(/data-skeleton=""/g)).toHaveLength(3 + 3 + 5);
      expect(first).toContain("Resources &amp; Insights");
      expect(first).not.toMatch(/<footer|Endovara/);
      expect(rest).toContain("Endovara");
      expectDocumentOrder(response, html);
      for (const title of ["Success Stories", "Latest Insights", "Latest Updates"]) {
        expect(html.match(new RegExp(`<h2[^>]*>${title}</h2>`, "g"))).toHaveLength(1);
      }
      const cached = await cachedPage(beside, "/resources");
      expect(cached).not.toMatch(/data-skeleton|data-loading|data-late/);
      expect(cached).toMatch(/<script type="module" src="\/assets\//);
      // The numbers above the lists are read for the next visit.
      const [, lists] = textOfPage(html).split("Searcheverything");
      expect(textOfPage(cached).split("Searcheverything")[1]).toBe(lists);
    } finally {
      await beside.stop();
    }
  });

  test.each<Fault>(["error-500", "cut"])(
    "%s after a while: the lists are empty without a word of the failure, and not cached",
    async (fault) => {
      const beside = await startBeside(running);
      try {
        await running.backend.set("held");
        const response = await get(beside, "/resources");
        const { html } = await inTwoPieces(response, /data-skeleton/, () =>
          running.backend.set(fault),
        );
        expectDocumentOrder(response, html);
        expect(html).toContain("Latest Updates");
        expect(html).not.toContain("published at the moment");
        const again = await readPage(new URL("/resources", beside.site.url));
        expect(again.found).not.toContain("hit");
      } finally {
        await beside.stop();
      }
    },
  );
});

const articles = [
  {
    path: "/success-stories/endovara-hormonal-health",
    loading: "Loading success story...",
    missing: "Success Story Not Found",
    title: "Endovara reads hormone panels with 97% diagnosis accuracy",
  },
  {
    path: "/insights/what-an-ai-answer-costs",
    loading: "Loading insight...",
    missing: "Insight Not Found",
    title: "What an AI answer costs, and how to know before you ask",
  },
] as const;

describe.each(articles)("$path whose text is slow", ({ path, loading, missing, title }) => {
  test(`"${loading}" at once, then the article; the same words as the cached page`, async () => {
    const beside = await startBeside(running, { hasOwnLimits: true });
    try {
      await running.backend.set("held", textQuery);
      const response = await get(beside, path);
      const { first, rest, html } = await inTwoPieces(response, /role="status"[^]*<\/div>$/, () =>
        running.backend.set("none"),
      );
      expect(response.status).toBe(200);
      expect(first).toContain(loading);
      expect(first).not.toMatch(/<h1|<footer/);
      // Its head is known before its text.
      expect(first).toContain(`<title>${title} | AIOI</title>`);
      expect(first).toContain(`<link rel="canonical" href="https://aioi.example${path}"/>`);
      expect(rest.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(rest).not.toContain(loading);
      expect(html).not.toContain('content="noindex');
      expectDocumentOrder(response, html);
      expect(textOfPage(html)).toBe(textOfPage(await cachedPage(beside, path)));
    } finally {
      await beside.stop();
    }
  });

  test(`and then fails: "${missing}" in its place, not to be indexed, not cached, an error in the log`, async () => {
    const beside = await startBeside(running, { hasOwnLimits: true });
    try {
      await running.backend.set("held", textQuery);
      const response = await get(beside, path);
      const { first, rest, html } = await inTwoPieces(response, /role="status"/, () =>
        running.backend.set("error-500", textQuery),
      );
      expect(first).toContain(loading);
      expect(rest).toContain(missing);
      expect(rest).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/internal detail|XX000/);
      expectDocumentOrder(response, html);
      await expect
        .poll(() => beside.logs.join("\n"))
        .toMatch(/"level":"error","event":"article.text_failed".*"alert":true/);
      await running.backend.set("none");
      const again = await readPage(new URL(path, beside.site.url));
      expect(again.found).not.toContain("hit");
      expect(again.html).not.toContain(missing);
    } finally {
      await beside.stop();
    }
  });

  test("and cached for outages: it is shown without a spinner", async () => {
    const beside = await startBeside(running, { hasOwnLimits: true });
    try {
      await readPage(new URL(path, beside.site.url));
      const kv = await beside.site.miniflare.getKVNamespace("ARTICLE_CACHE");
      await eventually(async () => {
        const { keys } = await kv.list();
        return keys.some(({ name }) => name.includes(textQuery));
      });
      await beside.site.renewIsolate();
      await running.backend.set("held", textQuery);
      const { status, html } = await readPage(new URL(path, beside.site.url));
      expect(status).toBe(200);
      expect(html).not.toContain(loading);
      expect(html).toContain("<article ");
    } finally {
      await beside.stop();
    }
  });
});

describe("what stands at an address is known before any text", () => {
  test("there is none: 404; it has moved: 301", async () => {
    await publish(running.supabase, "insights", { title: "Moves", slug: "moves", content: "x" });
    await changeRows(running.supabase, "insights?slug=eq.moves", { slug: "has-moved" });
    await running.backend.set("held", textQuery);
    const none = await get(running, "/insights/never-was");
    expect(none.status).toBe(404);
    expect(await none.text()).toContain("Insight Not Found");
    const moved = await get(running, "/insights/moves");
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toBe("/insights/has-moved");
  });

  test("it cannot be read: 503, to be asked for again", async () => {
    const beside = await startBeside(running);
    try {
      await running.backend.set("error-500");
      const { response, html } = await readPage(new URL(articles[1].path, beside.site.url));
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(html).toContain(articles[1].missing);
    } finally {
      await beside.stop();
    }
  });
});
