import { globSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { siteForFile } from "../support/for-file.ts";
import { startVariant } from "../support/running-site.ts";

const path = "/og/success-stories-corvane-quantum-calibration.png";

const running = siteForFile();

const bytesOf = async (address: URL) => Buffer.from(await (await fetch(address)).arrayBuffer());

test("the Worker that answers pages carries no renderer", () => {
  expect(globSync("**/*.{wasm,bin}", { cwd: join(projectRoot, "dist/server") })).toEqual([]);
  expect(globSync("**/*.wasm", { cwd: join(projectRoot, "dist/renderer") })).toHaveLength(1);
});

test.each([
  ["fails", { failing: ["RENDERER"] }],
  ["is missing", { without: "serviceBindings" as const }],
])("where the renderer %s, the site's own image is answered", async (_, faults) => {
  const site = await startVariant(running, faults);
  await expectOwnImage(site);
  // Without the renderer the article itself cannot be read.
  expect(running.logs.some((line) => line.includes("article.body_failed"))).toBe(true);
});

test("where it renders bodies but no images, the site's own image is answered", async () => {
  const body = { html: "<p>x</p>", chapters: [], facts: [], images: [], isTextOnly: false };
  const logs: string[] = [];
  const site = await startVariant(
    { ...running, logs },
    { answering: { RENDERER: { status: 200, body: JSON.stringify(body) } } },
  );
  await expectOwnImage(site);
  await expect.poll(() => logs.join("\n")).toContain("og_image.render_failed");
});

/** Stops the site, whatever comes. */
async function expectOwnImage(site: SiteServer): Promise<void> {
  try {
    const image = await fetch(new URL(path, site.url));
    expect(image.status).toBe(200);
    expect(image.headers.get("cache-control")).toBe("public, max-age=60");
    expect(image.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const own = await bytesOf(new URL("/og/resources.png", site.url));
    expect(Buffer.from(await image.arrayBuffer()).equals(own)).toBe(true);
  } finally {
    await site.stop();
  }
}

test("where it runs, the image is the article's own", async () => {
  const image = await bytesOf(new URL(path, running.site.url));
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(image.equals(await bytesOf(new URL("/og/resources.png", running.site.url)))).toBe(false);
});

test("other sites may show it, also from the cache", async () => {
  const ask = (headers = {}) => fetch(new URL(path, running.site.url), { headers });
  const image = await ask();
  expect(image.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const known = await ask({ "if-none-match": image.headers.get("etag") ?? "" });
  expect(known.status).toBe(304);
  expect(known.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});
