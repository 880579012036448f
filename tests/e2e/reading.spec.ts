import { createRequire } from "node:module";

import type { Page } from "playwright/test";

import { site } from "../../app/content/site.ts";
import { countSheets } from "../support/count-sheets.ts";
import { exampleIf, expect, sharedPage, started, test } from "./fixtures.ts";

/** A text with single spaces, as it is seen. */
const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const enlarge = (page: Page, name: RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first();

test.describe("success stories", () => {
  const cases = [
    ["quantum computing company", "CAD 15M", "current value"],
    ["workforce-development AI company", "CAD 66K", "revenue"],
    ["hormonal-health company", "97%", "diagnosis accuracy"],
  ] as const;

  test.describe("the cases", () => {
    const stories = sharedPage("/success-stories");
    for (const [customer, number, unit] of cases) {
      test(`a ${customer}: ${number} ${unit}, challenge, solution and a picture`, async () => {
        const story = stories().getByRole("article").filter({ hasText: customer });
        await expect(story.getByRole("heading", { level: 2 })).toHaveText(`A ${customer}`);
        // The drawing has the number too.
        const paragraphs = story.getByRole("paragraph");
        await expect(paragraphs.filter({ hasText: number }).first()).toHaveText(number);
        await expect(paragraphs.filter({ hasText: unit }).first()).toBeVisible();
        for (const part of ["Challenge", "Solution", "Outcome"]) {
          await expect(story.getByText(`${part}.`, { exact: true })).toBeVisible();
        }
        await expect(story.getByRole("button", { name: /^Enlarge/ })).toBeVisible();
        // Something in the drawing is live.
        const live = await story.locator("svg").evaluate((drawing) => {
          drawing.style.color = "var(--signal)";
          const { color } = getComputedStyle(drawing);
          return [...drawing.querySelectorAll("*")].some((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return fill === color || stroke === color;
          });
        });
        expect(live).toBe(true);
      });
    }
  });

  test("a click on a picture opens it over the whole screen; Close, Escape or a click beside it closes it @rehearsal", async ({
    page,
  }) => {
    await page.goto("/success-stories");
    const image = enlarge(page, /quantum/);
    const lightbox = page.getByRole("dialog", { name: /quantum/ });

    await image.click();
    await expect(lightbox.getByRole("img")).toBeVisible();
    await lightbox.getByRole("button", { name: "Close" }).click();
    await expect(lightbox).toBeHidden();
    await expect(image).toBeFocused();

    await image.click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();

    await image.click();
    await expect(lightbox).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(lightbox).toBeHidden();
  });

  test("the closing card: Learn About Our Journey, View All Success Stories; all stories once @rehearsal", async ({
    page,
  }) => {
    await page.goto("/success-stories");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Learn About Our Journey" })).toHaveAttribute(
      "href",
      "/company#about",
    );
    await expect(main.getByRole("link", { name: "All five stories" })).toHaveAttribute(
      "href",
      "/resources/stories",
    );
    await main.getByRole("link", { name: "View All Success Stories" }).click();
    await expect(page).toHaveURL("/success-stories#stories");
    await expect(page.getByRole("article").filter({ hasText: "CAD 15M" })).toBeInViewport();
  });
});

test.describe("FAQ", () => {
  const groups = [
    "Platform & Infrastructure",
    "Data Sovereignty & Compliance",
    "AI Models & Capabilities",
    "Pricing & Plans",
    "Support & Partnership",
  ];
  const open = (page: Page) => page.locator("main details[open]");

  for (const path of ["/faq", "/faqs"]) {
    test(
      `${path} has five groups and names /faqs as canonical`,
      exampleIf(path === "/faq"),
      async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        const headings = page.getByRole("main").getByRole("heading", { level: 2 });
        expect((await headings.allTextContents()).slice(0, 5)).toEqual(groups);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/faqs$/);
      },
    );
  }

  test("one item is open at a time, across groups, and it closes again", async ({ page }) => {
    await page.goto("/faqs");
    const question = (name: string) =>
      page.getByRole("main").locator("summary").filter({ hasText: name });
    await expect(open(page)).toHaveCount(0);
    await question("Can we start without a credit card?").click();
    await expect(page.getByText(/The trial is 14 days/)).toBeVisible();
    await question("Where can it run?").click();
    await expect(page.getByText(/The trial is 14 days/)).toBeHidden();
    await expect(open(page)).toHaveCount(1);
    await question("Where can it run?").click();
    await expect(open(page)).toHaveCount(0);
  });

  test("the keyboard opens an item and keeps its place when the script arrives @rehearsal", async ({
    page,
  }) => {
    await page.goto("/faqs");
    const question = page.locator("summary").filter({ hasText: `What is ${site.name}?` });
    await question.focus();
    await page.keyboard.press("Enter");
    await expect(open(page)).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    await expect(question).toBeFocused();
    await expect(open(page)).toHaveCount(1);
  });

  test("an address with the hash of an answer opens it below the header", async ({ page }) => {
    await page.goto("/faqs#keys");
    await expect(open(page)).toContainText("Who holds the encryption keys?");
    const summary = open(page).locator("summary");
    await expect(summary).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await summary.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  for (const hash of ["#%", "#100%", "#%E0%A4%A"]) {
    test(
      `a hash that is no valid percent-encoding opens nothing: ${hash}`,
      exampleIf(hash === "#%"),
      async ({ page }) => {
        const errors: string[] = [];
        page.on("pageerror", (error) => errors.push(error.message));
        await page.goto(`/faqs${hash}`);
        await started(page);
        await page.evaluate(() => {
          window.location.hash = "50%";
        });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Short answers/);
        await expect(open(page)).toHaveCount(0);
        expect(errors).toEqual([]);
      },
    );
  }

  test("so does a link from another page, and one within the page @rehearsal", async ({ page }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/faqs#uptime" });
      link.textContent = "To the answer";
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "To the answer" }).click();
    await expect(page).toHaveURL("/faqs#uptime");
    await expect(open(page)).toContainText("What uptime do you commit to?");
    await page.evaluate(() => {
      window.location.hash = "cancel";
    });
    await expect(open(page)).toContainText("How do we cancel?");
    await expect(open(page)).toHaveCount(1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("an address with the hash of an answer opens it", async ({ page }) => {
      await page.goto("/faq#trial");
      await expect(page.getByText(/The trial is 14 days/)).toBeInViewport();
    });
  });
});

test.describe("policies", () => {
  const facts = {
    "/privacy-policy": [
      "Oct 7, 2025",
      "duration of the account, plus 90 days",
      "12 months for analytics, 24 months for security",
      "7 years",
      "within 30 days",
      "the US, Canada and the UAE",
    ],
    "/terms-of-service": ["June 13, 2025", "14 days", "99\\.99%", "\\$300", "plus 90 days"],
    "/cookie-policy": ["sets no cookies", "session storage", "Live chat"],
    "/accessibility": ["WCAG 2\\.2, level AA", "320 pixels", "24 hours"],
  };

  for (const [path, expected] of Object.entries(facts)) {
    test(
      `${path} says ${expected.join(", ")}`,
      exampleIf(path === "/privacy-policy"),
      async ({ page }) => {
        await page.goto(path);
        for (const fact of expected) {
          await expect(page.getByRole("article")).toContainText(new RegExp(fact));
        }
        const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
        for (const link of await contents.all()) {
          const hash = (await link.getAttribute("href")) ?? "";
          await expect(page.locator(hash).getByRole("heading", { level: 2 })).toHaveText(
            await link.innerText(),
          );
        }
      },
    );
  }

  test("a policy that a link within the site leads to is rendered with its styles @rehearsal", async ({
    page,
  }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Privacy policy", exact: true })
      .click();
    await expect(page).toHaveURL("/privacy-policy");
    await expect(page.getByRole("img", { name: /drawn to scale/ })).toBeVisible();
    const paragraph = page.locator("#who p").first();
    await expect(paragraph).toHaveCSS("margin-top", "16px");
  });

  test("this website really sets no cookie, and keeps only what the policy lists", async ({
    page,
    context,
  }) => {
    await page.goto("/contact-us", { waitUntil: "networkidle" });
    await page.getByRole("main").getByLabel("First name").fill("Maya");
    await page.goto("/cookie-policy", { waitUntil: "networkidle" });
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => ({
      session: Object.keys(sessionStorage),
      local: Object.keys(localStorage),
    }));
    expect(stored.local).toEqual([]);
    const table = await page.getByRole("table").innerText();
    for (const key of stored.session) {
      expect(table).toContain(key.replace(/^draft:.*/, "draft:").replace(/-v[\d_]+$/, ""));
    }
  });
});

/** A page as a browser's reader view shows it. The view has the title of the page beside what this returns. */
async function readerText(page: Page): Promise<string> {
  // Firefox has this reader.
  const reader = createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js");
  await page.addScriptTag({ path: reader });
  await page.setContent(
    await page.evaluate("new Readability(document.cloneNode(true)).parse().content"),
  );
  return spaced(await page.locator("body").innerText());
}

test.describe("in a browser's reader view", () => {
  // The browser's own reader is under no policy of the page.
  test.use({ bypassCSP: true });

  for (const path of ["/privacy-policy", "/terms-of-service", "/cookie-policy", "/accessibility"]) {
    test(`${path} keeps its lead, tables and sections @rehearsal`, async ({ page }) => {
      await page.goto(path);
      const paragraphs = await page.getByRole("article").getByRole("paragraph").allTextContents();
      const tables = await page.getByRole("main").getByRole("table").count();
      const read = await readerText(page);
      for (const paragraph of paragraphs) expect(read).toContain(spaced(paragraph));
      await expect(page.getByRole("table")).toHaveCount(tables);
    });
  }

  for (const path of ["/compare", "/company", "/solutions"]) {
    test(`${path} keeps its headline and lead @rehearsal`, async ({ page }) => {
      await page.goto(path);
      const headline = page.getByRole("heading", { level: 1 });
      const top = headline.locator("xpath=../..");
      const texts = [
        await headline.innerText(),
        await top.getByRole("paragraph").first().innerText(),
      ];
      const read = await readerText(page);
      for (const text of texts) expect(read).toContain(spaced(text));
    });
  }

  for (const path of [
    "/insights/what-an-ai-answer-costs",
    "/insights/data-residency-is-a-map",
    "/success-stories/endovara-hormonal-health",
  ]) {
    test(`${path} keeps its lead and text @rehearsal`, async ({ page }) => {
      await page.goto(path);
      const article = page.getByRole("article");
      const lead = await article.getByRole("heading", { level: 1 }).locator("+ p").innerText();
      const body = await article.locator("[data-part=article-body] > p").allInnerTexts();
      const read = await readerText(page);
      for (const text of [lead, ...body]) expect(read).toContain(spaced(text));
    });
  }
});

test.describe("on paper", () => {
  for (const path of ["/privacy-policy", "/terms-of-service", "/cookie-policy", "/more-info"]) {
    test(
      `${path} prints black on white, alone, with addresses after links`,
      exampleIf(path === "/more-info"),
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("article")).toHaveCSS("border-left-width", "0px");
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("banner")).toBeHidden();
        await expect(page.getByRole("contentinfo")).toBeHidden();
        await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
        const style = await page.evaluate(() => {
          const link = document.querySelector("main article a[href^='/']") ?? document.body;
          return {
            ground: getComputedStyle(document.documentElement).backgroundColor,
            ink: getComputedStyle(document.documentElement).color,
            address: getComputedStyle(link, "::after").content,
          };
        });
        expect(style.ground).toBe("rgb(255, 255, 255)");
        expect(style.ink).toBe("rgb(0, 0, 0)");
        expect(style.address).toContain("https://");
      },
    );
  }

  test("any other page prints without header and footer, the price list with all tiers @rehearsal", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const tiers = page.getByRole("article");
    for (const name of ["Starter", "Explorer", "Resident", "Scaler", "Hyper-scaler"]) {
      await expect(tiers.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByText("1 of 2 · November 27, 2026")).toBeVisible();
    await expect(page.getByText("Laborwright", { exact: true }).last()).toBeVisible();
    await expect(tiers.getByRole("button").first()).toBeHidden();
    await expect(page.getByRole("slider").first()).toBeHidden();
  });

  test("the request on home is printed without the button that plays it @rehearsal", async ({
    page,
  }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Play the request")).toBeHidden();
  });

  for (const [name, path, format, sheets] of [
    ["the brief fits", "/more-info", "A4", 1],
    ["the brief fits", "/more-info", "Letter", 2],
    ["prices, tiers and whose machine it is fit", "/pricing", "A4", 2],
    ["prices, tiers and whose machine it is fit", "/pricing", "Letter", 2],
  ] as const) {
    test(`${name} on ${sheets} of ${format} @rehearsal`, async ({ page, isMobile }) => {
      test.skip(isMobile, "paper has one width");
      await page.goto(path);
      const count = countSheets(await page.pdf({ format }));
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(sheets);
    });
  }
});

test("the brief names the five places to run, the tiers and the next steps @rehearsal", async ({
  page,
}) => {
  await page.goto("/more-info");
  const main = page.getByRole("main");
  for (const mode of ["Our machines", "Cloud", "On-premises", "Hybrid", "Air-gapped"]) {
    await expect(main.getByRole("heading", { name: mode, exact: true })).toBeVisible();
  }
  const tiers = page.getByRole("table", { name: /^Tiers/ });
  for (const text of ["Starter", "$29", "$199", "$999", "$4,999", "Hyper-scaler", "99.99%"]) {
    await expect(tiers.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main).toContainText(/14 days, no credit card/);
});

test("the sitemap's six groups link every page @rehearsal", async ({ page }) => {
  await page.goto("/sitemap");
  const main = page.getByRole("main");
  const groups = {
    "Main Pages": [
      "/",
      "/aioi",
      "/solutions",
      "/pricing",
      "/compare",
      "/trust",
      "/company",
      "/automations",
      "/about-me",
    ],
    "AI Autopilots": [
      "/autopilots",
      "/autopilots/bdr",
      "/autopilots/akito",
      "/autopilots/marketer",
      "/autopilots/document-validator",
      "/autopilots/patent-filer",
      "/autopilots/customer-experience",
    ],
    Resources: ["/resources", "/success-stories", "/faq"],
    Actions: ["/contact-us", "/become-a-partner"],
    Legal: ["/privacy-policy", "/terms-of-service", "/cookie-policy", "/accessibility"],
    Technical: ["/more-info", "/quickstart", "/sitemap.xml"],
  };
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(Object.keys(groups));
  for (const [name, addresses] of Object.entries(groups)) {
    const region = main.getByRole("region", { name, exact: true });
    for (const address of addresses) {
      await expect(region.locator(`a[href="${address}"]`), address).toBeVisible();
    }
  }
  await expect(main.locator('a[href="/sitemap.xml"]')).toHaveAttribute("target", "_blank");
});
