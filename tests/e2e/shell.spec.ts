import type { Locator, Page } from "playwright/test";

import { site } from "../../app/content/site.ts";
import { atRest, expect, hold, openDrawer, ownEmail, started, test } from "./fixtures.ts";
import { toast } from "./forms.ts";

/** The words of the bar, from left to right: no two overlap, and none leaves the window. */
const expectBarFits = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  const edges = await page
    .getByRole("banner")
    .locator(":is(a, button)")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    );
  expect([width, edges]).toEqual([width, edges.toSorted((one, other) => one - other)]);
  expect(edges.at(-1)).toBeLessThanOrEqual(width);
};

test.describe("top bar", () => {
  test("its links and menus fit every width from 1,024 pixels", async ({ page }) => {
    await page.goto("/company");
    for (const width of [1024, 1099, 1100, 1279, 1280, 1440, 1920])
      await expectBarFits(page, width);
  });

  test("the arrow keys go down a column of a menu and from column to column @rehearsal", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await started(page);
    const banner = page.getByRole("banner");
    const entry = (name: RegExp) => banner.locator("#menu-solutions").getByRole("link", { name });
    await banner.getByRole("button", { name: "Solutions" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(entry(/^AI solutions overview/)).toBeFocused();
    for (const first of [/^Privacy/, /^Hospitals/, /^BDR/, /^AI solutions overview/]) {
      await page.keyboard.press("ArrowRight");
      await expect(entry(first)).toBeFocused();
    }
    await page.keyboard.press("ArrowLeft");
    await expect(entry(/^BDR/)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(entry(/^Akito/)).toBeFocused();
  });

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

  test("a press keeps the menu that opened by hovering before the script @rehearsal", async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto("/company", { waitUntil: "commit" });
    const trigger = page.getByRole("banner").getByRole("button", { name: "Solutions" });
    await trigger.hover();
    release();
    await started(page);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await trigger.click();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  });

  test("a menu opens by hovering and closes after the pointer has left @rehearsal", async ({
    page,
  }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    const trigger = page.getByRole("banner").getByRole("button", { name: "Resources" });
    await trigger.hover();
    await expect(page.getByRole("banner").getByRole("link", { name: /FAQ/ })).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(page.getByRole("banner").getByRole("link", { name: /FAQ/ })).toBeHidden();
  });

  test("a menu opened with the keyboard stays open when the pointer leaves another one @rehearsal", async ({
    clockPage: page,
  }) => {
    await page.clock.install();
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await started(page);
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Company" }).hover();
    await banner.getByRole("button", { name: "Resources" }).focus();
    await page.keyboard.press("ArrowDown");
    const first = banner.getByRole("link", { name: /Resources and insights/ });
    await expect(first).toBeFocused();
    await page.mouse.move(700, 850);
    await page.clock.runFor(400); // more than twice the delay
    await expect(first).toBeFocused();
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

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

// Spec sections 2 and 9: "The scrolled state holds when vertical scroll is over 20 px."
test(
  "the header is scrolled over 20 px, not at 20",
  { tag: ["@phone-rehearsal", "@rehearsal"] },
  async ({ page, isMobile }) => {
    await page.goto("/pricing");
    await started(page);
    const banner = page.getByRole("banner");
    const logo = banner
      .locator("div", { has: page.getByRole("link", { name: site.name }) })
      .first();
    for (const [top, scrolled] of [
      [0, "false"],
      [21, "true"],
      [20, "false"],
      [300, "true"],
      [0, "false"],
    ] as const) {
      await scrollTo(page, top);
      await expect(banner).toHaveAttribute("data-scrolled", scrolled);
      // Translucent on larger screens until the page is scrolled, solid on small ones.
      const isTranslucent = scrolled === "false" && !isMobile;
      await expect
        .poll(() => logo.evaluate((block) => getComputedStyle(block).backgroundColor))
        .toMatch(isTranslucent ? /[/,] 0\.\d+\)$/ : /^rgb\(\d+, \d+, \d+\)$/);
    }
  },
);

test(
  "a navigation scrolls to the top, and back restores the position @rehearsal",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await started(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true });
    await link.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => window.scrollY);
    await expect.poll(top).toBeGreaterThan(1000);
    const place = async () => (await link.boundingBox())?.y ?? Number.NaN;
    const left = await place();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page).toHaveURL("/faqs");
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    // Sections on the way may have their declared heights: what the visitor saw stands where it stood.
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(2);
  },
);

for (const path of ["/", "/trust"]) {
  test(`${path} stands where it was left after a reload and Back, read or jumped to @rehearsal`, async ({
    page,
  }) => {
    // Between the two widths at which sections declare their heights.
    await page.setViewportSize({ width: 768, height: 800 });
    const kept = () => page.evaluate(() => JSON.stringify(history.state));
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).last();
    const place = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    for (const step of [400, 100_000]) {
      await page.goto(path);
      await started(page);
      const end = await heading.evaluate((one) => one.getBoundingClientRect().top + scrollY);
      for (let top = Math.min(step, end); top < end; top += step) {
        await scrollTo(page, top);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      }
      await heading.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect
        .poll(async () => {
          const before = await kept();
          await atRest(page);
          return before !== "null" && before === (await kept());
        })
        .toBe(true);
      const left = await place();
      await page.reload();
      await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(2);
      await page.goto("/faqs");
      await page.goBack();
      await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(2);
    }
  });
}

test("after a reload, Back within the page returns to where its link was @rehearsal", async ({
  page,
}) => {
  await page.goto("/trust");
  await started(page);
  const top = () => page.evaluate(() => scrollY);
  await page.reload();
  await started(page);
  await atRest(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("auto");
  const before = await top();
  await page.getByRole("main").locator("a[href='#documents']").first().click();
  await expect.poll(top).toBeGreaterThan(before + 1000);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
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
    // Eight rows and both buttons, nothing to scroll.
    await page.setViewportSize({ width: 390, height: 640 });
    const rows = drawer.getByRole("navigation");
    await expect(rows.getByRole("listitem").filter({ visible: true })).toHaveCount(8);
    expect(await rows.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
    await drawer.getByText("Company", { exact: true }).click();
    await drawer.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/company#team");
    await expect(drawer).toBeHidden();
  },
);

// Spec section 2: "An external documentation link and social links (professional network, X, video
// channel) appear in menus and footer."
test.describe("documentation and social links", () => {
  const documentation = site.docsUrl;
  const socials = site.socials.map(({ name, url }): [string, string] => [name, url]);
  const expectLinks = async (part: Locator, links: [string, string][]) => {
    for (const [name, href] of links) {
      const link = part.getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
  };

  /** In menus and drawer a sentence follows the name. */
  const expectEntries = async (part: Locator, entries: [string, string][]) => {
    for (const [name, href] of entries) {
      const link = part.getByRole("link", { name: new RegExp(`^${name} `) });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
  };

  test("are in the menus @rehearsal", async ({ page }) => {
    expect(socials).toHaveLength(3);
    await page.goto("/pricing");
    await started(page);
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Company" }).click();
    await expectEntries(banner.locator("#menu-company"), socials);
    await banner.getByRole("button", { name: "Resources" }).click();
    await expectEntries(banner.locator("#menu-resources"), [["Documentation", documentation]]);
  });

  test(
    "are in the drawer, 44 px high and wide @rehearsal",
    { tag: "@phone-rehearsal" },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, "large screens have the menus");
      await page.goto("/pricing");
      const drawer = await openDrawer(page);
      await drawer.getByText("Resources", { exact: true }).click();
      await expectEntries(drawer, [["Documentation", documentation]]);
      await drawer.getByText("Company", { exact: true }).click();
      await expectEntries(drawer, socials);
      for (const [name] of socials) {
        const box = await drawer.getByRole("link", { name: new RegExp(`^${name} `) }).boundingBox();
        expect(box?.height, name).toBeGreaterThanOrEqual(44);
        expect(box?.width, name).toBeGreaterThanOrEqual(44);
      }
    },
  );

  test("Quickstart in the header leads to /quickstart @rehearsal", async ({ page }) => {
    await page.goto("/quickstart");
    const link = page.getByRole("banner").getByRole("link", { name: "Quickstart", exact: true });
    await expect(link).toHaveAttribute("href", "/quickstart");
    await expect(link).toHaveAttribute("aria-current", "page");
  });

  test("are in the footer @rehearsal", { tag: "@phone-rehearsal" }, async ({ page }) => {
    await page.goto("/pricing");
    await expectLinks(page.getByRole("contentinfo"), [
      ["Documentation", documentation],
      ...socials,
    ]);
  });
});

test(
  "an inactive item of the footer says that it is coming soon @rehearsal",
  { tag: "@phone-rehearsal" },
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
  { tag: "@phone-rehearsal" },
  async ({ page, backend }) => {
    const email = ownEmail("footer");
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await started(page);
    const form = page.locator('footer form[action="/newsletter"]');
    await form.getByRole("button").click();
    const shown = toast(page);
    await expect(shown.filter({ hasText: "Validation Error" })).toContainText(
      "Please enter your email address",
    );
    await form.getByRole("textbox").fill(email);
    await form.getByRole("button").click();
    await expect(shown.filter({ hasText: "Success!" })).toContainText(
      "You've been subscribed to our newsletter. Thank you!",
    );
    expect(await backend.stored({ table: "newsletter_subscriptions", email })).toHaveLength(1);
    await page.getByRole("button", { name: "Another address" }).click();
    await form.getByRole("textbox").fill(email.toUpperCase());
    await form.getByRole("button").click();
    const refused = shown.filter({ hasText: "Already subscribed" });
    await expect(refused).toContainText("This email is already subscribed to our newsletter!");
    await expect(refused).toHaveAttribute("data-type", "error");
  },
);

test.describe("home", () => {
  test(
    "the slides have buttons with their titles, and the rotation can be paused",
    { tag: "@phone-rehearsal" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/", { waitUntil: "networkidle" });
      await expect(page.getByRole("button", { name: "AI Solutions" })).toBeVisible();
      await page.getByRole("button", { name: "Enterprise Scale" }).click();
      const link = page.getByRole("main").getByRole("link", { name: "View Pricing" });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", "/pricing");
      await page.getByRole("button", { name: /pause/i }).click();
      await expect(page.getByRole("button", { name: "Play the motion" })).toBeVisible();
    },
  );

  test("Get started opens the Get Started dialog, with no tier @rehearsal", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Get started" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Get Started" });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator("[name=tier]")).toHaveValue("");
    await expect(dialog.locator("[name=opener]")).toHaveValue("home-hero");
    // The slide behind the dialog stays: one headline of the two is shown.
    await page.keyboard.press("Escape");
    await expect(main.locator("[data-script=slides] h1")).toHaveCount(1);
    await expect(
      main.locator("[data-script=slides] [data-of]").filter({ visible: true }),
    ).toHaveCount(1);
  });

  // Spec sections 4 and 9: "auto-advances every 6 s, pauses while hovered"; the bar that fills is its clock.
  test.describe("the carousel", () => {
    /** How the clock runs, after setting it. */
    const slideClock = (page: Page, set?: number) =>
      page.evaluate((time) => {
        const [bar] = document
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && one.animationName === "fill-bar");
        if (bar && time !== undefined) {
          bar.playbackRate = 1;
          bar.currentTime = time;
        }
        return bar && { runs: bar.playState, lasts: bar.effect?.getTiming().duration };
      }, set);
    const slide = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
    const carousel = (page: Page) => page.getByRole("region", { name: "What AIOI does" });

    const open = async (page: Page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      // A busy machine may take longer than a slide stays: each stays until its clock is set.
      await page.addInitScript(() => {
        addEventListener("animationstart", ({ target, animationName }) => {
          if (animationName !== "fill-bar" || !(target instanceof Element)) return;
          for (const animation of target.getAnimations()) animation.playbackRate = 0.001;
        });
      });
      await page.goto("/");
      await started(page);
      await expect.poll(() => slideClock(page)).toEqual({ runs: "running", lasts: 6000 });
    };
    const expectStanding = async (page: Page) => {
      await expect.poll(() => slideClock(page)).toEqual({ runs: "paused", lasts: 6000 });
      await slideClock(page, 5990);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      expect(await slideClock(page)).toEqual({ runs: "paused", lasts: 6000 });
      await expect(slide(page, "AI Solutions")).toHaveAttribute("aria-current", "true");
    };

    /** Opens the home page with a clock that stands, below its hero if there is a fragment. */
    const openStill = async (page: Page, path: string) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(path);
      await started(page);
    };
    const elapsed = (page: Page) =>
      page
        .locator("[name=slide] > i > i")
        .first()
        .evaluate((bar) => {
          const [animation] = bar.getAnimations();
          return animation && { runs: animation.playState, ms: Number(animation.currentTime) };
        });

    test("counts its 6 s from when the page is at rest @rehearsal", async ({ clockPage: page }) => {
      await openStill(page, "/");
      expect(await elapsed(page)).toBeUndefined();
      await page.clock.runFor(1400);
      expect(await elapsed(page)).toBeUndefined();
      await page.clock.runFor(200);
      const counted = await elapsed(page);
      expect(counted?.runs).toBe("running");
      expect(counted?.ms).toBeLessThan(6000);
    });

    test("counts nothing of the first slide before it is in view @rehearsal", async ({
      clockPage: page,
    }) => {
      await openStill(page, "/#contact");
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
      );
      const slides = page.locator("[data-script=slides] [aria-live]");
      // Told after the page's own observer was.
      const isInView = slides.evaluate(
        (element) =>
          new Promise((resolve) => {
            new IntersectionObserver(([entry]) => resolve(entry?.isIntersecting)).observe(element);
          }),
      );
      expect(await isInView).toBe(false);
      await expect(slides).not.toHaveAttribute("data-in-view");
      await page.clock.runFor(9000);
      await expect.poll(() => elapsed(page)).toEqual({ runs: "paused", ms: 0 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(async () => (await elapsed(page))?.runs).toBe("running");
      await expect(slide(page, "AI Solutions")).toHaveAttribute("aria-current", "true");
    });

    test("advances after 6 s, and goes round @rehearsal", async ({ page }) => {
      await open(page);
      await expect(slide(page, "AI Solutions")).toHaveAttribute("aria-current", "true");
      await slideClock(page, 5990);
      await expect(slide(page, "Enterprise Scale")).toHaveAttribute("aria-current", "true");
      await expect.poll(() => slideClock(page)).toEqual({ runs: "running", lasts: 6000 });
      await slideClock(page, 5990);
      await expect(slide(page, "AI Solutions")).toHaveAttribute("aria-current", "true");
    });

    test("stands while it is hovered, and goes on afterwards @rehearsal", async ({ page }) => {
      await open(page);
      await carousel(page).getByRole("heading", { level: 1 }).hover();
      await expectStanding(page);
      await page.getByRole("banner").hover();
      await expect(slide(page, "Enterprise Scale")).toHaveAttribute("aria-current", "true");
    });

    test("stands while it has the focus, and goes on afterwards @rehearsal", async ({ page }) => {
      await open(page);
      const link = carousel(page).getByRole("link", { name: "See the architecture" });
      await link.focus();
      await expectStanding(page);
      await link.blur();
      await expect(slide(page, "Enterprise Scale")).toHaveAttribute("aria-current", "true");
    });
  });

  test(
    "a deployment mode redraws the plan and its text equivalent",
    { tag: "@phone-rehearsal" },
    async ({ page }) => {
      await page.goto("/");
      const modes = page.getByRole("group", { name: "Deployment modes" });
      await modes.getByRole("radio", { name: /Air-gapped/ }).click();
      await expect(modes.getByRole("radio", { name: /Air-gapped/ })).toBeChecked();
      await expect(page.getByRole("img", { name: /no network path/i })).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await expect(modes.getByRole("radio", { name: /Hybrid/ })).toBeFocused();
      await expect(modes.getByRole("radio", { name: /Hybrid/ })).toBeChecked();
    },
  );

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(
      "slides and modes can be moved @rehearsal",
      { tag: "@phone-rehearsal" },
      async ({ page }) => {
        await page.goto("/?utm_source=x");
        await page.getByRole("button", { name: "Enterprise Scale" }).click();
        await expect(page.getByRole("link", { name: "View Pricing" })).toBeVisible();
        await page
          .getByRole("radio", { name: /^Cloud/ })
          .first()
          .check();
        await expect(page.getByRole("img", { name: /your own account/i })).toBeVisible();
        await expect(page.getByRole("img", { name: /joined by a private link/i })).toBeHidden();
        await page.goto("/?mode=air-gapped&slide=enterprise-scale");
        await expect(page.getByRole("img", { name: /no network path/i })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Same platform.");
      },
    );
  });
});

// Spec section 2: "Each navigation scrolls smoothly to the top."
for (const [path, name] of [
  ["/resources", "All resources"],
  ["/pricing", "Pricing"],
  ["/faqs#uptime", "FAQ"],
] as const) {
  test(`a link on ${path} to the page itself leads to its top @rehearsal`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    const link = page.getByRole("link", { name, exact: true }).last();
    // What has come late may take the link's place meanwhile.
    await expect(async () => link.scrollIntoViewIfNeeded()).toPass();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(path.replace(/#.*/, ""));
  });
}

test("what machines read belongs to the page that was loaded, and goes with it @rehearsal", async ({
  page,
}) => {
  await page.goto("/pricing");
  await started(page);
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
  expect(await data()).toEqual([expect.stringContaining("SoftwareApplication")]);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true }).click();
  await expect(page).toHaveURL("/faqs");
  expect((await data()).join()).not.toContain("SoftwareApplication");
});

test("a link in other letters than the site's goes through the Worker's redirect @rehearsal", async ({
  page,
}) => {
  await page.goto("/faqs");
  await started(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/PRICING", text: "Prices" });
    document.body.prepend(link);
  });
  await page.getByRole("link", { name: "Prices", exact: true }).press("Enter");
  await expect(page).toHaveURL("/pricing");
});

test("what machines read stays when the script has started @rehearsal", async ({ page }) => {
  await page.goto("/pricing", { waitUntil: "networkidle" });
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? "")).toHaveProperty("@graph");
});

test("a redirect within the site replaces the history entry and keeps the query @rehearsal", async ({
  page,
}) => {
  await page.goto("/sitemap", { waitUntil: "networkidle" });
  await started(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /automations/i })
    .click();
  await expect(page).toHaveURL("/solutions");
  await page.goBack();
  await expect(page).toHaveURL("/sitemap");
  const length = await page.evaluate(() => history.length);
  await page.getByRole("main").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/company#about");
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("a plain redirect keeps query and fragment @rehearsal", async ({ page }) => {
  await page.goto("/request-demo?utm_source=x#form");
  await expect(page).toHaveURL("/contact-us?utm_source=x#form");
});
