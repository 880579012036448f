import type { BrowserContext, Page } from "playwright/test";

import { expect, ownEmail, test } from "./fixtures.ts";
import { type Form, forms, submitOf } from "./forms.ts";

// Run by `BEFORE=<commit> npx playwright test --config tests/e2e/rehearsal.config.ts`: two builds
// behind one address (tests/support/two-builds-server.ts).

type Build = "before" | "after" | "either";

const visitor = () =>
  `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** From here on this build answers; "either" decides for each request. */
const serveBy = (target: Page | BrowserContext, build: Build) =>
  target.setExtraHTTPHeaders({ "x-build": build, "cf-connecting-ip": visitor() });

async function expectWhole(page: Page, what: string) {
  await expect(page.getByRole("heading", { level: 1 }), what).toBeVisible();
  await expect(page.getByText("This page did not load"), what).toHaveCount(0);
  await expect(page.getByRole("contentinfo"), what).toBeVisible();
}

const paths = [
  "/",
  "/solutions",
  "/company",
  "/aioi",
  "/use-cases/edge-ai",
  "/pricing",
  "/resources",
  "/resources/stories",
  "/resources/insights",
  "/resources/updates",
  "/search?q=model",
  "/success-stories",
  "/success-stories/corvane-quantum-calibration",
  "/more-info",
  "/become-a-partner",
  "/faqs",
  "/contact-us",
  "/autopilots",
  "/autopilots/bdr",
  "/promotion?promo=discount",
  "/sitemap",
];
const rounds = 3;

for (const path of paths) {
  test(`${path} from one build, its files from either`, async ({ page }) => {
    for (let round = 0; round < rounds; round += 1) {
      await serveBy(page, "either");
      const response = await page.goto(path, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(200);
      await expectWhole(page, `round ${round}`);
      // As a visitor who begins to use the page.
      await page.mouse.move(200, 300);
      await page.waitForLoadState("networkidle");
      await expectWhole(page, `round ${round}, used`);
    }
  });
}

const turns = [
  ["before", "after"],
  ["after", "before"],
  ["before", "either"],
  ["after", "either"],
] as const;

for (const [opened, then] of turns) {
  test(`links of a page of the build ${opened}, followed when ${then} answers`, async ({
    page,
  }) => {
    for (const path of [
      "/resources",
      "/resources/insights",
      "/search?q=model",
      "/aioi",
      "/pricing",
    ]) {
      await serveBy(page, opened);
      await page.goto("/company", { waitUntil: "networkidle" });
      await serveBy(page, then);
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        document.body.append(link);
        link.click();
      }, path);
      await expect(page).toHaveURL(path);
      await page.waitForLoadState("networkidle");
      await expectWhole(page, path);
    }
    // From the list into an article.
    await page.goto("/resources", { waitUntil: "networkidle" });
    await serveBy(page, then);
    await page.getByRole("main").locator('a[href^="/success-stories/"]').first().click();
    await expect(page).toHaveURL(/success-stories\/[a-z]/);
    await page.waitForLoadState("networkidle");
    await expectWhole(page, "article");
  });
}

// No person fills a form faster than 1500 ms: by the clock of these pages nobody does.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * 1000;
  }),
);

const thanks =
  /Request submitted!|Success!|Message Sent!|Application Submitted!|Message sent successfully!/;

async function sendForm(page: Page, form: Form, opened: Build, then: Build, email: string) {
  await serveBy(page, opened);
  const filled = await form.open(page);
  await page.waitForLoadState("networkidle");
  await serveBy(page, then);
  await form.fill(filled, { Email: email });
  await submitOf(filled).click();
  await expect(page.getByText(thanks).first()).toBeVisible();
}

for (const [name, form] of Object.entries<Form>(forms)) {
  test(`${name}: opened before and sent after, the other way round, and by either`, async ({
    page,
    backend,
  }) => {
    for (const [index, [opened, then]] of [...turns, ["either", "either"] as const].entries()) {
      const email = ownEmail(`builds-${name.replaceAll(" ", "-").toLowerCase()}-${index}`);
      await sendForm(page, form, opened, then, email);
      await expect.poll(() => backend.rows({ table: form.table, email })).toHaveLength(1);
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ["Get Started", "newsletter", "contact page"] as const) {
    test(`${name}: posted to the other build`, async ({ page, backend }) => {
      for (const [index, [opened, then]] of turns.entries()) {
        const email = ownEmail(`builds-plain-${name.replace(" ", "-").toLowerCase()}-${index}`);
        await sendForm(page, forms[name], opened, then, email);
        const { table } = forms[name];
        await expect.poll(() => backend.rows({ table, email })).toHaveLength(1);
      }
    });
  }
});
