import { expect, test } from "vitest";

import { publish, unpublish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";

const running = siteForFile(() => ({
  outbound: async ({ hostname }) =>
    hostname === "pictures.example"
      ? new Response("picture", { headers: { "content-type": "image/png" } })
      : undefined,
}));

const second = 1000;
const get = (path: string) => fetch(new URL(path, running.site.url));
const names = async (path: string, text: string) => (await (await get(path)).text()).includes(text);

const stories = ["visited", "quiet"];

/** Everywhere a story or an insight shows, and whether it is still there. */
const places: Record<string, (slug: string) => Promise<boolean>> = {
  story: async (slug) => (await get(`/success-stories/${slug}`)).status === 200,
  insight: async (slug) => (await get(`/insights/${slug}`)).status === 200,
  "another story": (slug) => names("/success-stories/endovara-hormonal-health", `Story ${slug}`),
  list: (slug) => names("/resources", `Story ${slug}`),
  feed: (slug) => names("/feeds/insights.xml", `Insight ${slug}`),
  sitemap: (slug) => names("/sitemap.xml", `/success-stories/${slug}<`),
  image: async (slug) => (await get(`/media/success-stories/${slug}/0`)).status === 200,
  "image for sharing": async (slug) =>
    (await get(`/og/success-stories-${slug}.png`)).status === 200,
};

// docs/content.md: "A change shows within two minutes ... To take an article back, clear
// `published_at`; it takes the same time." The Worker's clock moves while the site runs.
test("an article that is taken back is gone everywhere within two minutes", async () => {
  const published_at = new Date(Date.now() - second).toISOString();
  for (const slug of stories) {
    await publish(running.supabase, "success_stories", {
      title: `Story ${slug}`,
      slug,
      published_at,
      image_url: "https://pictures.example/cover.png",
      content: "<p>Text.</p>",
    });
    const insight = { title: `Insight ${slug}`, slug, published_at, content: "<p>Text.</p>" };
    await publish(running.supabase, "insights", insight);
  }
  for (const slug of stories) {
    for (const [place, isThere] of Object.entries(places)) {
      // The second visit is answered from the caches.
      expect([place, await isThere(slug), await isThere(slug)]).toEqual([place, true, true]);
    }
  }
  for (const slug of stories) {
    await unpublish(running.supabase, "success_stories", slug);
    await unpublish(running.supabase, "insights", slug);
  }
  const startedAt = Date.now();
  const setElapsed = (ms: number) => running.site.setClock(startedAt + ms);

  // One story has visitors all the time, the other none at all until two minutes are over.
  const lastSeen: Record<string, number> = {};
  for (let elapsed = 0; elapsed < 120 * second; elapsed += 10 * second) {
    await setElapsed(elapsed);
    for (const [place, isThere] of Object.entries(places)) {
      if (await isThere("visited")) lastSeen[place] = elapsed;
    }
  }
  for (const [place, seenAt] of Object.entries(lastSeen)) {
    expect([place, seenAt < 115 * second]).toEqual([place, true]);
  }
  await setElapsed(120 * second);
  for (const slug of stories) {
    for (const [place, isThere] of Object.entries(places)) {
      expect([slug, place, await isThere(slug)]).toEqual([slug, place, false]);
    }
  }
  // Nor does it come back with an outage, from a copy that outlived it.
  await running.backend.set("refused");
  for (const slug of stories) {
    expect((await get(`/success-stories/${slug}`)).status).toBe(404);
  }
});
