import type { Locator } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";

test.describe("top bar", () => {
  test("only one menu is open at a time, and Escape closes it and gives the focus back", async ({
    page,
  }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await started(page);
    const trigger = (name: string) => page.getByRole("banner").getByRole("button", { name });
    await trigger("Solutions").focus();
    await page.keyboard.press("Enter");
    await expect(trigger("Solutions")).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("banner").getByRole("link", { name: /Edge AI/ })).toBeVisible();
    await trigger("Company").click();
    await expect(trigger("Company")).toHaveAttribute("aria-expanded", "true");
    await expect(trigger("Solutions")).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Escape");
    await expect(trigger("Company")).toHaveAttribute("aria-expanded", "false");
    await expect(trigger("Company")).toBeFocused();
  });

  test("a menu opens by hovering and closes after the pointer has left", async ({ page }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    const trigger = page.getByRole("banner").getByRole("button", { name: "Resources" });
    await trigger.hover();
    await expect(page.getByRole("banner").getByRole("link", { name: /FAQ/ })).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(page.getByRole("banner").getByRole("link", { name: /FAQ/ })).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("menus open by hovering, and their links lead somewhere", async ({ page }) => {
      await page.goto("/pricing");
      await page.getByRole("banner").getByRole("button", { name: "Company" }).hover();
      await page
        .getByRole("banner")
        .getByRole("link", { name: /Become a partner/ })
        .click();
      await expect(page).toHaveURL("/become-a-partner");
    });
  });
});

test(
  "on a small screen the drawer opens, leads on and closes",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, "large screens have the menus");
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /menu/i }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    await drawer.getByText("Company", { exact: true }).click();
    await drawer.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/company#team");
    await expect(drawer).toBeHidden();
  },
);

// Spec section 2: "An external documentation link and social links (professional network, X, video
// channel) appear in menus and footer."
test.describe("documentation and social links", () => {
  const documentation = "https://docs.aioi.example";
  const socials = [
    ["Network", "https://network.example/aioi"],
    ["X", "https://x.example/aioi"],
    ["Video", "https://video.example/aioi"],
  ] as const;
  const expectLinks = async (part: Locator, links: (readonly [string, string])[]) => {
    for (const [name, href] of links) {
      const link = part.getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
  };

  test("are in the menus", async ({ page }) => {
    await page.goto("/pricing");
    await started(page);
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Company" }).click();
    await expectLinks(banner.locator("#menu-company"), [...socials]);
    await banner.getByRole("button", { name: "Resources" }).click();
    await expectLinks(banner.locator("#menu-resources"), [["Docs", documentation]]);
  });

  test("are in the drawer, 44 px high and wide", { tag: "@phone" }, async ({ page, isMobile }) => {
    test.skip(!isMobile, "large screens have the menus");
    await page.goto("/pricing");
    await page.getByRole("button", { name: /menu/i }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expectLinks(drawer, [["Docs", documentation], ...socials]);
    for (const [name] of socials) {
      const box = await drawer.getByRole("link", { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
    }
  });

  test("are in the footer", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/pricing");
    await expectLinks(page.getByRole("contentinfo"), [
      ["Documentation", documentation],
      ...socials,
    ]);
  });
});

test(
  "an inactive item of the footer says that it is coming soon",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/pricing");
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: /Marketplace/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    await expect(dialog).toContainText(/coming soon/i);
    await expect(dialog.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "/contact-us",
    );
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
  },
);

test(
  "the footer's newsletter: 'Please enter your email address', then subscribed",
  { tag: "@phone" },
  async ({ page, backend }) => {
    const email = ownEmail("footer");
    await page.goto("/pricing", { waitUntil: "networkidle" });
    const form = page.locator('footer form[action="/newsletter"]');
    await form.getByRole("button").click();
    const toast = page.locator("[data-scope=toast][data-part=root]");
    await expect(toast.filter({ hasText: "Validation Error" })).toContainText(
      "Please enter your email address",
    );
    await form.getByRole("textbox").fill(email);
    await page.waitForTimeout(1600); // nobody fills in a form faster
    await form.getByRole("button").click();
    await expect(toast.filter({ hasText: "Success!" })).toContainText(
      "You've been subscribed to our newsletter. Thank you!",
    );
    expect(await backend.stored({ table: "newsletter_subscriptions", email })).toHaveLength(1);
    await form.getByRole("textbox").fill(email.toUpperCase());
    await form.getByRole("button").click();
    await expect(toast.filter({ hasText: "Already subscribed" })).toContainText(
      "This email is already subscribed to our newsletter!",
    );
  },
);

test.describe("home", () => {
  test(
    "the slides have buttons with their titles, and the rotation can be paused",
    { tag: "@phone" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/", { waitUntil: "networkidle" });
      await expect(page.getByRole("button", { name: "AI Solutions" })).toBeVisible();
      await page.getByRole("button", { name: "Enterprise Scale" }).click();
      const link = page.getByRole("main").getByRole("link", { name: "View Pricing" });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", "/pricing");
      await page.getByRole("button", { name: /pause/i }).click();
      await expect(page.getByRole("button", { name: /play|resume|start/i })).toBeVisible();
    },
  );

  test(
    "a deployment mode redraws the plan and its text equivalent",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto("/", { waitUntil: "networkidle" });
      await page.getByRole("tab", { name: /Air-gapped/ }).click();
      await expect(page.getByRole("tab", { name: /Air-gapped/ })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      await expect(page.getByRole("img", { name: /no network path/i }).first()).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByRole("tab", { name: /Hybrid/ })).toBeFocused();
    },
  );

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("slides and modes can be moved", { tag: "@phone" }, async ({ page }) => {
      await page.goto("/?utm_source=x");
      await page.getByRole("button", { name: "Enterprise Scale" }).click();
      await expect(page.getByRole("link", { name: "View Pricing" })).toBeVisible();
      await page.getByRole("tab", { name: /Cloud/ }).click();
      await expect(page.getByRole("img", { name: /your own account/i }).first()).toBeVisible();
    });
  });
});

test("pointing at a link fetches its page, and following it keeps the header", async ({ page }) => {
  await page.goto("/pricing", { waitUntil: "networkidle" });
  const fetched: string[] = [];
  page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Privacy policy", exact: true });
  await link.hover();
  // The route, and the last file of the part that it shows.
  for (const name of ["privacy-policy", "print-layout"]) {
    await expect.poll(() => fetched.some((path) => path.includes(name))).toBe(true);
  }
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveTitle(/Privacy policy/);
  await expect(page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
  expect(fetched).not.toContain("/privacy-policy");
});

test("what machines read stays when the script has started", async ({ page }) => {
  await page.goto("/pricing", { waitUntil: "networkidle" });
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? "")).toHaveProperty("@graph");
});

test("a redirect within the site replaces the history entry and keeps the query", async ({
  page,
}) => {
  await page.goto("/sitemap", { waitUntil: "networkidle" });
  // Stays when the browser loads a page anew, and is gone otherwise.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("main")
    .getByRole("link", { name: /automations/i })
    .click();
  await expect(page).toHaveURL("/solutions");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/sitemap");
  const length = await page.evaluate(() => history.length);
  await page
    .getByRole("main")
    .getByRole("link", { name: /about.?me|about us/i })
    .click();
  await expect(page).toHaveURL("/company#about");
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("a plain redirect keeps query and fragment", async ({ page }) => {
  await page.goto("/request-demo?utm_source=x#form");
  await expect(page).toHaveURL("/contact-us?utm_source=x#form");
});
