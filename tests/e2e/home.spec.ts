import { expect, sharedPage, started, test } from "./fixtures.ts";

// Its slides turn.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("/", () => {
  test.describe("says", () => {
    const open = sharedPage("/");

    test("six customers by their marks; each with a story links to it", async () => {
      const page = open();
      const proof = page.getByRole("region", { name: "Customers" });
      const quotation = page.getByRole("figure").filter({ hasText: "The privacy officer asked" });
      for (const [name, slug] of [
        ["Corvane", "corvane-quantum-calibration"],
        ["Laborwright", "laborwright-workforce-development"],
        ["Endovara", "endovara-hormonal-health"],
        ["Kesselbrook", "kesselbrook-castings-edge-inspection"],
        ["Harrow & Tide", "harrow-tide-mutual-private-assistants"],
      ] as const) {
        await expect(proof.getByRole("link", { name, exact: true })).toHaveAttribute(
          "href",
          `/success-stories/${slug}`,
        );
      }
      await expect(proof.getByText("Tarn & Yule", { exact: true })).toHaveCount(1);
      const last = proof.locator("svg").last();
      await expect(last).toBeVisible();
      await expect(proof.getByRole("link", { name: "Tarn & Yule" })).toHaveCount(0);
      // Its outline is in another file.
      await expect
        .poll(() => last.evaluate((mark) => (mark as SVGGraphicsElement).getBBox().width))
        .toBeGreaterThan(0);
      await expect(page.getByText("11 min", { exact: true })).toBeVisible();
      await expect(quotation).toContainText("Maren Oduya, co-founder of Laborwright");
    });

    test("a day inside the wall: 0 B left, three exports were refused", async () => {
      const page = open();
      const moment = page.locator("section", { hasText: "Everything that left" });
      await expect(moment.getByText("0 B", { exact: true })).toBeVisible();
      await expect(moment.getByRole("group").getByText(/^\d\d:\d\d/)).toHaveText([
        /^14:00: 1,187 answered$/,
        "02:41",
        "09:28",
        "14:02 follow it",
      ]);
      await expect(moment).toContainText(
        "81,016 requests answered inside clinic-04 on November 24, 2026, in steps of 10 minutes. Three exports were asked for; none left.",
      );
    });

    test("use cases are led by their numbers, with one link a row", async () => {
      const page = open();
      const rows = page
        .locator("section", { hasText: "Rollouts stop for four reasons." })
        .locator("li");
      await expect(rows).toHaveCount(4);
      for (const [index, [number, path]] of [
        ["4", "privacy-sovereignty"],
        ["40–60%", "best-model"],
        ["90%", "edge-ai"],
        ["10×", "devops-acceleration"],
      ].entries()) {
        await expect(
          rows
            .nth(index)
            .getByText(number ?? "", { exact: true })
            .first(),
        ).toBeVisible();
        await expect(rows.nth(index).getByRole("link")).toHaveAttribute(
          "href",
          `/use-cases/${path}`,
        );
      }
    });

    test("each use case has its drawing", async () => {
      const page = open();
      const rows = page.locator("section", { hasText: "Rollouts stop for four reasons." });
      await rows.scrollIntoViewIfNeeded();
      await expect(rows.getByRole("img")).toHaveCount(4);
    });
  });

  test("the trade has its two answers named on every screen @rehearsal", async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const table = page.getByRole("table", { name: "Break Free from Compromise" });
      await expect(table.getByRole("columnheader")).toHaveText([
        "You are asked to choose",
        "The usual answer",
        "With AIOI",
      ]);
    }
  });

  test("another mode leaves only its own walls @rehearsal", async ({ page }) => {
    await page.goto("/");
    const plan = page.locator("[data-script=slides] [data-script=packets]:visible");
    const walls = (mode: string) =>
      plan.locator(`[data-mode="${mode}"]:has(> [data-part=wall]):visible`);
    await expect(walls("hybrid")).toHaveCount(1);
    const modes = page.getByRole("group", { name: "Deployment modes" });
    let before = "hybrid";
    for (const [name, mode] of [
      ["Cloud", "cloud"],
      ["On-premises", "on-premise"],
      ["Air-gapped", "air-gapped"],
    ] as const) {
      await modes.getByRole("radio", { name }).click();
      await expect(walls(mode)).toHaveCount(1);
      await expect(walls(before)).toHaveCount(0);
      await expect(plan.locator("[data-mode]:visible:has(> [data-part=wall])")).toHaveCount(1);
      before = mode;
    }
  });

  test("the packets of the mode and slide that are shown move, and stand out of view @rehearsal", async ({
    page,
  }) => {
    await page.goto("/");
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect, playState }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return (
              playState === "running" && target?.matches("[data-script=slides] [data-part=packet]")
            );
          }).length,
      );
    await started(page);
    // Seven packets, each with its way and its fading.
    await expect.poll(moving).toBe(14);
    await page.getByRole("button", { name: "Pause the motion" }).click();
    await expect.poll(moving).toBe(0);
    // The next slide does not come in between while the hero is pointed at.
    await page.getByRole("button", { name: "Play the motion" }).click();
    await expect.poll(moving).toBe(14);
    await page.getByRole("button", { name: "Enterprise Scale" }).click();
    await expect.poll(moving).toBe(12);
    await page.getByRole("radio", { name: /^Air-gapped No network/ }).click();
    await expect.poll(moving).toBe(10);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(moving).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(moving).toBe(10);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(moving).toBe(0);
  });

  test("what is refused stops short of its cross @rehearsal", async ({ page }) => {
    await page.goto("/");
    const modes = page.getByRole("group", { name: "Deployment modes" });
    for (const name of ["Cloud", "On-premises", "Air-gapped"]) {
      await modes.getByRole("radio", { name }).click();
      // Ten units from its front to the arms of the cross, once it has stopped.
      const gap = () =>
        page.evaluate(() => {
          const leaving = [
            ...document.querySelectorAll('svg[viewBox="0 0 1440 724"] [data-part=leaving]'),
          ].find((packet) => packet.getBoundingClientRect().width > 0);
          const cross = leaving?.nextElementSibling;
          const plan = leaving?.closest("svg");
          if (!leaving || !cross || !plan || leaving.getAnimations().length === 0) return null;
          for (const animation of leaving.getAnimations()) {
            animation.pause();
            animation.currentTime = 500;
          }
          const scale = plan.getBoundingClientRect().width / 1440;
          const arms = cross.getBoundingClientRect().left;
          return Math.round((arms - leaving.getBoundingClientRect().right) / scale);
        });
      await expect.poll(gap).toBe(10);
    }
  });

  test("the slides have one button to pause or to play, beside the plan @rehearsal", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/");
    const pause = page.getByRole("button", { name: "Pause the motion" });
    await expect(pause.locator("i:visible")).toHaveCount(1);
    const plan = await page
      .locator("[data-script=slides] div:has(> [data-script=packets])")
      .boundingBox();
    const button = await pause.boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(plan?.x ?? 0);
    await pause.click();
    await expect(page.getByRole("button", { name: "Play the motion" })).toBeVisible();
    await expect(page.locator("[data-part=pause] i:visible")).toHaveCount(1);
  });

  test("the day is read by keyboard, 10 minutes or an hour at a time @rehearsal", async ({
    page,
  }) => {
    await page.goto("/");
    await page.locator("section", { hasText: "Everything that left" }).scrollIntoViewIfNeeded();
    const slider = page.getByRole("slider", { name: "Time of day" });
    await started(page);
    await slider.focus();
    await expect(slider).toHaveAttribute("aria-valuetext", /^14:00: 1,187 answered$/);
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", /^14:10: /);
    await page.keyboard.press("PageDown");
    await expect(slider).toHaveAttribute("aria-valuetext", /^13:10: /);
  });

  test(
    "what a finger reads of the day stays when it is lifted @rehearsal",
    { tag: "@phone-rehearsal" },
    async ({ page, hasTouch }) => {
      test.skip(!hasTouch, "a finger's");
      await page.goto("/");
      await page.locator("section", { hasText: "Everything that left" }).scrollIntoViewIfNeeded();
      await expect(page.locator("[data-script=day][data-started]")).toBeAttached();
      const slider = page.getByRole("slider", { name: "Time of day" });
      await slider.tap({ position: { x: 60, y: 100 } });
      await expect(slider).toHaveAttribute("aria-valuetext", /^0[2-4]:/);
    },
  );

  test("a visitor who scrolls before the script has started stays there", async ({ page }) => {
    await page.goto("/");
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 2000);
    await started(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });

  test("a slide stays while nobody sees it change @rehearsal", async ({ page }) => {
    await page.goto("/");
    const clock = page.locator("[name=slide][aria-current=true] > i > i");
    await expect(clock).toHaveCSS("animation-play-state", "running");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(clock).toHaveCSS("animation-play-state", "paused");
  });

  test("where the wall should stand becomes the first line of the requirements @rehearsal", async ({
    page,
  }) => {
    await page.goto("/");
    const closing = page.locator("section", { hasText: "Where should the wall stand?" });
    await closing.scrollIntoViewIfNeeded();
    await expect(closing.getByRole("definition").filter({ hasText: "hybrid" })).toBeVisible();
    await closing.getByRole("radio", { name: "Hybrid" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(closing.getByRole("radio", { name: "Air-gapped" })).toBeChecked();
    await expect(closing.getByRole("definition").filter({ hasText: "air-gapped" })).toBeVisible();
    await expect(closing.getByRole("definition").filter({ hasText: "hybrid" })).toBeHidden();
    await closing.getByRole("button", { name: "Contact sales" }).click();
    await expect(page.getByRole("dialog").getByLabel("Requirements")).toHaveValue(
      "Wall: Air-gapped",
    );
  });

  test("the wall that is chosen after a reload stands before what was typed @rehearsal", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Contact sales" }).click();
    const requirements = page.getByRole("dialog").getByLabel("Requirements");
    await requirements.fill("Two sites, one of them at sea.");
    await expect(
      page.locator("#hireMe-dialog [data-island=dialog-form][data-started]"),
    ).toHaveCount(1);
    await page.reload();
    const closing = page.locator("section", { hasText: "Where should the wall stand?" });
    await closing.scrollIntoViewIfNeeded();
    await started(page);
    await closing.getByRole("radio", { name: "Hybrid" }).focus();
    await page.keyboard.press("ArrowRight");
    await closing.getByRole("button", { name: "Contact sales" }).click();
    await expect(requirements).toHaveValue("Wall: Air-gapped\nTwo sites, one of them at sea.");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the wall is the hybrid's until another is chosen @rehearsal", async ({ page }) => {
      await page.goto("/");
      const wall = page.getByRole("definition");
      await expect(wall.filter({ hasText: "hybrid" })).toBeVisible();
      const question = page.getByRole("group", { name: "Where should the wall stand?" });
      await question.getByRole("radio", { name: "Hybrid" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(wall.filter({ hasText: "air-gapped" })).toBeVisible();
      await expect(wall.filter({ hasText: "hybrid" })).toBeHidden();
    });
  });

  test("at each width the hero has its drawing, and none of its words collide", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [width, drawing] of [
      [1100, "0 0 1440 724"],
      [1099, "0 0 1024 592"],
      [1024, "0 0 1024 592"],
      [1023, "0 0 358 500"],
      [390, "0 0 358 500"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = page.locator("[data-script=slides] [data-script=packets]:visible");
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute("viewBox", drawing);
      const boxes = await shown.locator("text").evaluateAll((texts) =>
        texts.map((text) => {
          const { left, top, right, bottom } = text.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
      );
      const collisions = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top + 2 < other.bottom &&
              other.top + 2 < one.bottom,
          ),
      );
      expect(collisions, `${width} px`).toEqual([]);
    }
  });
});
