import { expect, test } from "vitest";

import { isPreviewLink, previewLink } from "../../app/server/articles/preview-links.ts";

const key = "a key for tests that is long enough";
const now = Date.parse("2026-11-21T12:00:00Z");
const hour = 60 * 60 * 1000;
const at = (path: string) => new URL(path, "https://aioi.example");

test("a signed link opens its article until it expires", async () => {
  const link = await previewLink("/insights/a-draft", key, now + hour);
  expect(await isPreviewLink(at(link), key, now)).toBe(true);
  expect(await isPreviewLink(at(link), key, now + hour)).toBe(false);
});

test("a link opens nothing else, and nothing with another key, time or signature", async () => {
  const link = await previewLink("/insights/a-draft", key, now + hour);
  const [, token = ""] = link.split("preview=");
  const later = `${Number(token.slice(0, 10)) + 1000}${token.slice(10)}`;
  for (const path of [
    `/insights/another?preview=${token}`,
    `/success-stories/a-draft?preview=${token}`,
    `/insights/a-draft?preview=${later}`,
    `/insights/a-draft?preview=${token.slice(0, -1)}`,
    `/insights/a-draft?preview=${token.slice(0, 11)}${"0".repeat(64)}`,
    "/insights/a-draft?preview=",
    "/insights/a-draft",
    `/pricing?preview=${token}`,
  ]) {
    expect(await isPreviewLink(at(path), key, now), path).toBe(false);
  }
  expect(await isPreviewLink(at(link), "another key for tests, as long", now)).toBe(false);
  expect(await isPreviewLink(at(link), null, now)).toBe(false);
});

test("only articles have previews", async () => {
  await expect(previewLink("/pricing", key, now)).rejects.toThrow("/pricing");
});
