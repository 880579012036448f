import { expect, test } from "vitest";

import { previewLink, verifyPreviewLink } from "../../app/server/environment/preview-links.ts";

const key = "a key for tests that is long enough";
const now = Date.parse("2026-11-21T12:00:00Z");
const hour = 60 * 60 * 1000;
const update = "3f2a8d10-5b1c-8e52-8a77-0c4d5e6f7a81";
const isPreviewLink = async (url: URL, previewKey: string | null, time: number) =>
  (await verifyPreviewLink(url, previewKey, time)) !== null;
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

test("the token of an article opens its images, and no other's", async () => {
  const link = await previewLink("/insights/a-draft", key, now + hour);
  const [, token = ""] = link.split("preview=");
  const image = (path: string) => isPreviewLink(at(`${path}?preview=${token}`), key, now);
  expect(await image("/media/insights/a-draft/1")).toBe(true);
  for (const path of ["/media/insights/another/1", "/media/insights/a-draft", "/media/a-draft/1"]) {
    expect(await image(path), path).toBe(false);
  }
});

test("an update is previewed in the list of updates", async () => {
  const link = await previewLink(`/resources?update=${update}`, key, now + hour);
  expect(link).toMatch(/^\/resources\?update=3f2a8d10-[\w-]+&preview=\d{10}\.[0-9a-f]{64}$/);
  expect(await verifyPreviewLink(at(link), key, now)).toEqual({
    path: `/resources?update=${update}`,
    update,
    token: link.split("preview=")[1],
  });
  const other = link.replace("3f2a8d10", "4f2a8d10");
  expect(await isPreviewLink(at(other), key, now)).toBe(false);
  expect(await isPreviewLink(at(link.replace(/update=[^&]+&/, "")), key, now)).toBe(false);
  // Of an article's page a parameter `update` makes no list.
  const article = await previewLink("/insights/a-draft", key, now + hour);
  const both = await verifyPreviewLink(at(`${article}&update=${update}`), key, now);
  expect(both?.update).toBeNull();
});

test.each(["/pricing", "/resources", "/resources?update=1", "/insights/a-draft?x=1"])(
  "%s has no preview",
  async (path) => {
    await expect(previewLink(path, key, now)).rejects.toThrow(path);
  },
);
