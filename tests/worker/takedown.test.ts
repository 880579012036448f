import { afterAll, beforeAll, expect, test } from "vitest";

import { publish } from "../support/content.ts";
import { type RunningSite, startRunningSite } from "../support/running-site.ts";

let running: RunningSite;

beforeAll(async () => {
  running = await startRunningSite();
});
afterAll(() => running.stop());

const second = 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const get = (path: string) => fetch(new URL(path, running.site.url));

async function unpublish(slug: string): Promise<void> {
  const { url, serviceRoleKey } = running.supabase;
  const answer = await fetch(`${url}/rest/v1/success_stories?slug=eq.${slug}`, {
    method: "PATCH",
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ published_at: null }),
  });
  expect(answer.ok).toBe(true);
}

/** Everywhere an article shows, and whether it is still there. */
const places: Record<string, (slug: string) => Promise<boolean>> = {
  page: async (slug) => (await get(`/success-stories/${slug}`)).status === 200,
  "page of another article": async () => names("/success-stories/endovara-hormonal-health"),
  list: () => names("/resources"),
  sitemap: (slug) => names("/sitemap.xml", `/success-stories/${slug}<`),
  image: async (slug) => (await get(`/media/success-stories/${slug}/0`)).status !== 404,
  "image for sharing": async (slug) =>
    (await get(`/og/success-stories-${slug}.png`)).status === 200,
};

const names = async (path: string, text = "Taken back") =>
  (await (await get(path)).text()).includes(text);

const story = (slug: string) =>
  publish(running.supabase, "success_stories", {
    title: `Taken back ${slug}`,
    slug,
    published_at: new Date(Date.now() - second).toISOString(),
    image_url: "https://pictures.invalid/cover.png",
    content: "<p>Text.</p>",
  });

// docs/content.md: "To take an article back, clear `published_at`; it takes the same time", which is
// "within two minutes". This waits for it on a real clock.
test(
  "an article that is taken back is gone everywhere within two minutes",
  { timeout: 200_000 },
  async () => {
    await story("visited");
    await story("quiet");
    for (const slug of ["visited", "quiet"]) {
      for (const [place, isThere] of Object.entries(places)) {
        // The second visit is answered from the caches.
        expect([place, await isThere(slug), await isThere(slug)]).toEqual([place, true, true]);
      }
    }
    await unpublish("visited");
    await unpublish("quiet");
    const startedAt = Date.now();
    const elapsed = () => Date.now() - startedAt;

    // One article has a visitor every second, the other none at all until two minutes are over.
    const goneAfter: Record<string, number> = {};
    while (elapsed() < 119 * second) {
      const isThere = await places["page"]?.("visited");
      if (!isThere) goneAfter["page"] ??= elapsed();
      else delete goneAfter["page"];
      await wait(second);
    }
    expect(goneAfter["page"]).toBeLessThan(119 * second);
    await wait(120 * second - elapsed());
    for (const slug of ["visited", "quiet"]) {
      for (const [place, isThere] of Object.entries(places)) {
        expect([slug, place, await isThere(slug)]).toEqual([slug, place, false]);
      }
    }
    // Nor does it come back with an outage, from a copy that outlived it.
    await running.backend.set("refused");
    for (const slug of ["visited", "quiet"]) {
      expect((await get(`/success-stories/${slug}`)).status).toBe(404);
    }
  },
);
