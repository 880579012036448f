import type { Page } from "playwright/test";

import { site } from "../../app/content/site.ts";
import { atRest, exampleIf, expect, hold, started, test } from "./fixtures.ts";

const story = "/success-stories/endovara-hormonal-health";
const storyTitle = "Endovara reads hormone panels with 97% diagnosis accuracy";
const insight = "/insights/what-an-ai-answer-costs";
const author = "/authors/anselm-torvik";
const insightTitle = "What an AI answer costs, and how to know before you ask";

/** Every request for data that the page makes by itself. */
function dataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_serverFn/")) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

const section = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });

test.describe("/resources", () => {
  test("shows 3 stories, 3 insights and 5 updates, and asks for no data on first load", async ({
    page,
  }) => {
    const requests = dataRequests(page);
    await page.goto("/resources", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources & Insights");
    await expect(section(page, "Success Stories").getByRole("listitem")).toHaveCount(3);
    await expect(section(page, "Latest Insights").getByRole("listitem")).toHaveCount(3);
    const updates = section(page, "Latest Updates").getByRole("listitem");
    await expect(updates).toHaveCount(5);
    await expect(updates.first()).toContainText("November 17, 2026");
    await expect(updates.first()).toContainText("Docs");
    expect(requests).toEqual([]);
  });

  test("each card is one link, and the buttons lead where the specification says @rehearsal", async ({
    page,
  }) => {
    await page.goto("/resources");
    await expect(page.getByRole("link", { name: storyTitle })).toHaveAttribute("href", story);
    const stories = section(page, "Success Stories");
    await expect(stories.getByRole("link", { name: "Three case studies" })).toHaveAttribute(
      "href",
      "/success-stories",
    );
    for (const title of ["Latest Insights", "Latest Updates"]) {
      const button = section(page, title).getByRole("link", { name: "All resources" });
      await expect(button).toHaveAttribute("href", "/resources");
    }
    for (const name of ["stories", "insights", "updates"]) {
      await expect(page.getByRole("link", { name: `All ${name}` })).toHaveAttribute(
        "href",
        `/resources/${name}`,
      );
    }
  });

  test("its lists are hydrated when somebody uses them, and what is fresh is not read again", async ({
    page,
  }) => {
    const requests = dataRequests(page);
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    await page.goto("/resources");
    const lists = page.locator("[data-island=resource-lists]");
    const before = await lists.innerHTML();
    await page.getByRole("heading", { name: "Latest Updates", exact: true }).hover();
    await expect(lists).toHaveAttribute("data-started");
    expect(await lists.innerHTML()).toBe(before);
    await atRest(page);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("lists that are older than five minutes are read again when they are used @rehearsal", async ({
    clockPage: page,
  }) => {
    await page.clock.install({ time: Date.now() + 6 * 60_000 });
    const requests = dataRequests(page);
    await page.goto("/resources");
    await page.getByRole("heading", { name: "Latest Updates", exact: true }).hover();
    await expect.poll(() => requests).toHaveLength(3);
    await expect(page.getByRole("link", { name: storyTitle })).toBeVisible();
  });

  test("nothing scrolls sideways at 320 px @rehearsal", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/resources", story, insight]) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBe(0);
    }
  });
});

for (const { path, title, loading } of [
  {
    path: story,
    title: storyTitle,
    loading: "Loading success story...",
  },
  {
    path: insight,
    title: insightTitle,
    loading: "Loading insight...",
  },
]) {
  test.describe(path, () => {
    test(
      "is there on first load without a request for data",
      exampleIf(path === story),
      async ({ page }) => {
        const requests = dataRequests(page);
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        expect(requests).toEqual([]);
      },
    );

    test(`come to by a link, it says '${loading}' @rehearsal`, async ({ page }) => {
      // Without its rules the browser has nothing of the page when the link is pressed.
      await page.route("**/speculation-rules.json", (route) => route.abort());
      await page.goto("/resources");
      await started(page);
      const release = await hold(page, `**${path}`);
      // Playwright looks for nothing in a page that is being left: the page itself says what it shows.
      const note = page.waitForEvent("console", (message) => message.text() === loading);
      await page.evaluate(() => {
        const say = () => console.log(document.body.lastElementChild?.textContent);
        new MutationObserver(say).observe(document.body, { childList: true });
      });
      await page.locator(`main a[href="${path}"]`).click({ noWaitAfter: true });
      await note;
      release();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | ${site.name}`);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources & Insights");
      await expect(page.getByText(loading)).toHaveCount(0);
    });

    test("leads to a related one, and back @rehearsal", async ({ page }) => {
      await page.goto(path);
      const related = page
        .locator(`main a[href^="${path.replace(/[^/]*$/, "")}"]:not([href$=".md"])`)
        .first();
      const address = await related.getAttribute("href");
      await related.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      await expect(page).toHaveTitle(`${heading} | ${site.name}`);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("articles are complete @rehearsal", async ({ page }) => {
    await page.goto(story);
    await expect(page.getByRole("heading", { name: "The challenge" })).toBeVisible();
    await page.goto("/resources"); // an earlier visitor has filled the cache
    await page.goto("/resources");
    await expect(page.getByRole("link", { name: storyTitle })).toBeVisible();
  });
});

test.describe("a word longer than the screen", () => {
  const search = "/search?q=gpu";
  for (const path of ["/resources", story, insight, author, search, "/newsletter"]) {
    test(`${path} is not wider than 320 px for it @rehearsal`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // What editors write: titles, descriptions, authors, types, tags, facts, chapters, bodies.
      const write = async () => {
        await page.goto(path, { waitUntil: "networkidle" });
        return page.evaluate(() => {
          const list =
            "main li :is(h2, h3, p, span, a), main li, article h1, main dd, main dt, main aside p, section > article :is(h3, h4, p, a)";
          const body =
            "[data-part=article-body] :is(h2, h3, p, li, td, blockquote), article h1 + p";
          const places = [...document.querySelectorAll(`${list}, ${body}`)].filter(
            (place) => place.childElementCount === 0 && place.textContent !== "",
          );
          for (const place of places) place.textContent = "Donaudampfschifffahrt".repeat(8);
          return places.length;
        });
      };
      // The form of the newsletter does not wait for the year, which a busy machine reads later.
      await expect.poll(write).toBeGreaterThan(8);
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(overflow), `${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
});
