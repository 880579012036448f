import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type SiteServer, startSiteServer } from "../../scripts/lib/site-server.ts";
import { buildThatThrows } from "../support/changed-build.ts";
import { browserAgent, publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { eventually, usualVariables } from "../support/running-site.ts";

// A component that throws inside a Suspense boundary: React writes `<!--$!-->` in its place and goes on.

const running = siteForFile();
let broken: SiteServer;
let logs: string[] = [];

/** Part of the drawing that a story without a picture gets, on its page and in the lists. */
const drawing = "M340 340H1004M335 345l10-10M999 345l10-10";
const detail = "a detail that must stay inside";

beforeAll(async () => {
  for (const slug of ["plain", "constructor"]) {
    await publish(running.supabase, "success_stories", {
      title: `The story called ${slug}`,
      slug,
      description: "Text",
      content: "<p>The whole story.</p>",
      published_at: "2026-11-24T00:00:00Z",
    });
  }
  broken = await startSiteServer({
    root: buildThatThrows(drawing, detail),
    port: 0,
    dataDir: null,
    variables: usualVariables(running),
    onLog: (line) => logs.push(line),
  });
});
beforeEach(() => {
  logs = [];
});
afterAll(() => broken.stop());

const get = (path: string) =>
  fetch(new URL(path, broken.url), { headers: { "user-agent": browserAgent } });

const failures = () => logs.filter((line) => line.includes('"event":"page.render_failed"'));

function expectNoDetail(html: string): void {
  expect(html).not.toContain(detail);
  expect(logs.join("\n")).not.toContain(detail);
  // Each line is one of ours: an object with an event.
  expect(logs.filter((line) => !line.startsWith('{"level":'))).toEqual([]);
}

describe("a page of which a part cannot be rendered", () => {
  test.each(["/success-stories/plain", "/resources/stories"])(
    "%s: the error page, every time, and a line in the log without the message",
    async (path) => {
      for (let visit = 1; visit <= 2; visit += 1) {
        const response = await get(path);
        const html = await response.text();
        expect(response.status).toBe(500);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(html).toContain("Something went wrong");
        await eventually(() => failures().length >= visit);
        expect(failures().at(-1)).toContain('"alert":true');
        expectNoDetail(html);
      }
    },
  );

  test("streamed: it ends, is not cached, and the log has no message", async () => {
    await running.backend.set("held");
    const response = await get("/resources");
    expect(response.status).toBe(200);
    await running.backend.set("none");
    const html = await response.text();
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    await eventually(() => failures().length > 0);
    expectNoDetail(html);

    // With the rows in memory, it is one string.
    const again = await get("/resources");
    expect(again.status).toBe(500);
    expectNoDetail(await again.text());
  });
});

test("a story may be called like a property that every object has", async () => {
  const url = new URL("/success-stories/constructor", running.site.url);
  const response = await fetch(url, { headers: { "user-agent": browserAgent } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("The whole story.");
  expect(html).toContain(drawing);
  const lists = await (await fetch(new URL("/resources/stories", running.site.url))).text();
  expect(lists).toContain('href="/success-stories/constructor"');
  expect(lists).not.toContain("<!--$!-->");
});
