import type { Page } from "playwright/test";

import { violations } from "./accessibility.ts";
import { expect, started, test } from "./fixtures.ts";

const path = "/aioi";
const request = (page: Page) => page.locator("[data-script=request-stops]");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const said = (page: Page) => request(page).getByRole("status");
const announcements = {
  denied: "Export refused after 2 milliseconds.",
  waiting: "Export waits at the gate for the privacy officer.",
  approved: "Approved. 2,114 bytes went to lab.vendor.example, and the log names who let them out.",
};

/** Opens the page, scrolls to the stage, and waits until it can be followed. */
async function open(page: Page): Promise<void> {
  await page.goto(path);
  await started(page);
  await request(page).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(tab(page, "1 identity")).toHaveAttribute("tabindex", "0");
}

/** Scrolls to a stop, counted from 0. */
const goToStop = (page: Page, stop: number) =>
  request(page).evaluate((element, index) => {
    const stage = element.querySelector("[data-part=stage]");
    const top = stage ? Number.parseFloat(getComputedStyle(stage).top) : 0;
    const walked = element.getBoundingClientRect().top - top;
    window.scrollTo({
      top: scrollY + walked + index * Math.min(0.6 * innerHeight, 480),
      behavior: "instant",
    });
  }, stop);

/** Whether something is in view is found out with a frame. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** What the shown stop says and draws. */
const readState = (page: Page) =>
  request(page).evaluate((element) => {
    const shown = element.querySelector<HTMLElement>("[data-selected]");
    if (!shown) throw new Error("no stop is shown");
    const one = (selector: string) => {
      const found = shown.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(selector);
      return found;
    };
    const isShown = (selector: string) =>
      one(selector).checkVisibility({ visibilityProperty: true });
    const box = (selector: string) => one(selector).getBoundingClientRect();
    /** How much of a box is left in the box around it. */
    const open = (outer: string, inner: string, side: "width" | "height") => {
      const [a, b] = [box(outer), box(inner)];
      const [start, end] =
        side === "width" ? (["left", "right"] as const) : (["top", "bottom"] as const);
      return Math.max(0, Math.min(a[end], b[end]) - Math.max(a[start], b[start])) / b[side];
    };
    const row = "[data-part=row]";
    return {
      stop: shown.id,
      packet: box("[data-part=packet]").x - box("[data-part=leader]").x + 3,
      wire: new DOMMatrix(getComputedStyle(one("[data-part=wire]")).transform).a,
      sheet: open("[data-part=sheet]", "[data-part=sheet] > div", "height"),
      export: isShown("[data-part=export]"),
      cross: isShown("[data-part=cross]")
        ? Number(getComputedStyle(one("[data-part=cross]")).opacity)
        : 0,
      asked: open(`${row}:has(+ ${row}) dd`, `${row}:has(+ ${row}) dd > span`, "width"),
      verdict: open(`${row} + ${row} dd`, `${row} + ${row} dd > span`, "width"),
      lit: one("[data-part=call] b").innerText.trim(),
    };
  });

test.describe("pinned", () => {
  test.use({
    contextOptions: { reducedMotion: "no-preference" },
    viewport: { width: 1440, height: 900 },
  });

  test("its script comes when the section is near, and never React @rehearsal", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (asked) => {
      if (asked.resourceType() === "script") scripts.push(asked.url());
    });
    await page.goto(path);
    await started(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => url.includes("/request-stops."))).toEqual([]);
    await request(page).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.some((url) => url.includes("/request-stops."))).toBe(true);
    expect(scripts.filter((url) => url.includes("hydrate-island"))).toEqual([]);
  });

  test("60 % of the viewport's height lie between two stops, and scrolling says nothing @rehearsal", async ({
    page,
  }) => {
    await open(page);
    for (const [index, name] of ["identity", "policy", "router", "log"].entries()) {
      await goToStop(page, index);
      await expect(tab(page, `${index + 1} ${name}`)).toHaveAttribute("aria-selected", "true");
      await expect(panel(page, `${index + 1} ${name}`)).toBeVisible();
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
    }
    await goToStop(page, 1);
    await expect(tab(page, "2 policy")).toHaveAttribute("aria-selected", "true");
    await expect(said(page)).toHaveText("");
  });

  test("the arrival at the policy is true at each of its moments @rehearsal", async ({ page }) => {
    await open(page);
    await goToStop(page, 0);
    await expect(tab(page, "1 identity")).toHaveAttribute("aria-selected", "true");
    await tab(page, "1 identity").focus();
    await nextFrames(page);
    await nextFrames(page);
    await request(page).evaluate((element) => {
      const press = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
      document.activeElement?.dispatchEvent(press);
      if (element.querySelector("#request-policy[data-selected]") === null)
        throw new Error("no stop");
      for (const animation of element.getAnimations({ subtree: true })) animation.pause();
    });
    const moments = [
      0, 70, 140, 210, 279, 281, 350, 420, 490, 519, 521, 620, 679, 681, 760, 830, 850, 1050, 1200,
      1339,
    ];
    expect(moments).toHaveLength(20);
    for (const at of moments) {
      await request(page).evaluate((element, ms) => {
        for (const animation of element.getAnimations({ subtree: true }))
          animation.currentTime = ms;
      }, at);
      const state = await readState(page);
      expect(state.stop).toBe("request-policy");
      // The lit line changes first, at once.
      expect(state.lit).toBe('"export": "lab.vendor.example" }');
      if (at >= 280) expect(state, `arrived at ${at}`).toMatchObject({ wire: 1 });
      else expect(state.packet, `packet at ${at}`).toBeLessThan(4);
      // Nothing is refused before it has set out, and the cross lights when it has stopped.
      expect(state.export, `export at ${at}`).toBe(at >= 280);
      if (at < 280) expect(state.cross).toBe(0);
      else if (at <= 680) expect(state.cross, `cross at ${at}`).toBeCloseTo(0.35, 2);
      else if (at >= 800) expect(state.cross).toBe(1);
      // The sheet opens, and only then the log is written.
      if (at <= 520) expect(state.sheet, `sheet at ${at}`).toBe(0);
      if (at >= 840) expect(state.sheet, `sheet at ${at}`).toBeCloseTo(1, 2);
      if (at <= 760) expect(state.asked, `asked at ${at}`).toBe(0);
      if (at >= 1040) expect(state.asked).toBeCloseTo(1, 2);
      if (at <= 1060) expect(state.verdict, `verdict at ${at}`).toBe(0);
    }
    await request(page).evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    expect(await readState(page)).toMatchObject({ export: true, cross: 1, sheet: 1, verdict: 1 });
  });

  test("an approved export is said to have left when it has, at each of its moments @rehearsal", async ({
    page,
  }) => {
    await open(page);
    await goToStop(page, 1);
    await page.getByText("allow with approval").click();
    await expect(said(page)).toHaveText(announcements.waiting);
    const read = (ms: number) =>
      request(page).evaluate((element, at) => {
        const panel = element.querySelector("#request-policy");
        for (const animation of element.getAnimations({ subtree: true })) {
          const isExports =
            animation instanceof CSSAnimation && animation.animationName.startsWith("request-");
          if (isExports) animation.currentTime = at;
        }
        const isShown = (text: string) =>
          [...(panel?.querySelectorAll("dd *") ?? [])].some(
            (part) =>
              part.textContent === text && part.checkVisibility({ visibilityProperty: true }),
          );
        const square = panel?.querySelector("[data-part=export]");
        return {
          waits: isShown("waits, 215:11"),
          isApproved: isShown("approved, 14:02:19"),
          isOnItsWay: square?.checkVisibility({ visibilityProperty: true }),
          y: square?.getBoundingClientRect().y ?? 0,
        };
      }, ms);
    // What the arrival at the stop moves hides the export for a while.
    await expect
      .poll(() =>
        request(page).evaluate(
          (element) =>
            element
              .getAnimations({ subtree: true })
              .filter((animation) => !(animation instanceof CSSAnimation)).length,
        ),
      )
      .toBe(0);
    // Before another task the animations stand still: on a busy machine they would be over soon.
    await page.getByRole("radio", { name: "Approve export" }).evaluate((box) => {
      if (box instanceof HTMLInputElement) box.click();
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation) animation.pause();
      }
    });
    let last = Number.POSITIVE_INFINITY;
    for (const at of Array.from({ length: 20 }, (_, moment) => Math.round((moment * 800) / 19))) {
      const { y, ...state } = await read(at);
      const hasLeft = at >= 780;
      expect(state, `at ${at}`).toEqual({
        waits: !hasLeft,
        isApproved: hasLeft,
        isOnItsWay: !hasLeft,
      });
      // Upwards to the vendor, and never back.
      if (!hasLeft) expect(y, `at ${at}`).toBeLessThanOrEqual(last);
      if (at <= 300) last = y;
      else if (!hasLeft) {
        expect(y, `at ${at}`).toBeLessThan(last);
        last = y;
      }
    }
  });

  test("stepping on cuts an arrival short @rehearsal", async ({ page }) => {
    await open(page);
    await goToStop(page, 1);
    await expect(tab(page, "2 policy")).toHaveAttribute("aria-selected", "true");
    await goToStop(page, 3);
    await expect(tab(page, "4 log")).toHaveAttribute("aria-selected", "true");
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.target] : []))
          .filter((target) => target?.closest("#request-policy") !== null).length,
    );
    expect(moving).toBe(0);
  });

  test("arrows, Home and End move along the tabs, and the page follows at once @rehearsal", async ({
    page,
  }) => {
    await open(page);
    await goToStop(page, 0);
    await tab(page, "1 identity").focus();
    for (const [key, name] of [
      ["ArrowRight", "2 policy"],
      ["End", "4 log"],
      ["ArrowLeft", "3 router"],
      ["Home", "1 identity"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(panel(page, name)).toBeVisible();
    }
    // With a key held the browser opens it in another tab.
    const [other] = await Promise.all([
      page.context().waitForEvent("page"),
      tab(page, "3 router").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(other).toHaveURL(/#request-router$/);
    await other.close();
    await expect(panel(page, "1 identity")).toBeVisible();
    await tab(page, "3 router").click();
    await expect(panel(page, "3 router")).toContainText("reader-12b");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });

  test("the switch leads to the policy, the export waits, and leaves when approved @rehearsal", async ({
    page,
  }) => {
    await open(page);
    // At every stop the stage stands below the header, and its policy can be changed.
    const approve = page.getByRole("radio", { name: "Approve export" });
    for (const stop of [3, 2, 1, 0]) {
      await goToStop(page, stop);
      await expect(tab(page, `${stop + 1} `)).toHaveAttribute("aria-selected", "true");
      const stage = await page.locator("[data-part=stage]").boundingBox();
      expect(stage?.y).toBeCloseTo(88, 0);
      expect(stage?.height).toBe(628);
      await expect(page.getByText("Approve export")).toBeInViewport({ ratio: 1 });
      await expect(approve).toBeDisabled();
    }
    await page.getByText("allow with approval").click();
    await expect(tab(page, "2 policy")).toHaveAttribute("aria-selected", "true");
    await expect(said(page)).toHaveText(announcements.waiting);
    const policy = panel(page, "2 policy");
    await expect(policy.getByText("waits, 215:11", { exact: true })).toBeVisible();
    await expect(policy.getByText("refused, 214:2", { exact: true })).toBeHidden();
    await goToStop(page, 0);
    // Pressed before the policy has decided, it leads there first.
    await approve.press("Space");
    await expect(tab(page, "2 policy")).toHaveAttribute("aria-selected", "true");
    // Nothing is said before it has left.
    await expect(said(page)).toHaveText(announcements.waiting);
    await expect(said(page)).toHaveText(announcements.approved);
    await expect(policy.getByText("approved, 14:02:19", { exact: true }).last()).toBeVisible();
    await expect(policy.getByText("2,114", { exact: true }).last()).toBeVisible();
    await expect(page.getByRole("radio", { name: "Approved" })).toBeFocused();
    await goToStop(page, 3);
    await expect(panel(page, "4 log").getByText("2,114", { exact: true }).first()).toBeVisible();
    await page.getByRole("radio", { name: "deny", exact: true }).press("Space");
    await expect(said(page)).toHaveText(announcements.denied);
    await expect(panel(page, "4 log").getByText("0", { exact: true }).first()).toBeVisible();
  });
});

test(
  "cards follow a finger, and their squares lead to one",
  { tag: ["@phone-rehearsal", "@rehearsal"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const card = await page.locator("#request-identity").boundingBox();
    expect(card?.width).toBe(358);
    await tab(page, "3 router").click();
    await expect(tab(page, "3 router")).toHaveAttribute("aria-selected", "true");
    await page.locator("[data-part=panels]").evaluate((strip) => strip.scrollTo({ left: 370 }));
    await expect(tab(page, "2 policy")).toHaveAttribute("aria-selected", "true");
    await page.getByText("allow with approval").click();
    await expect(page.getByText("waits for a person", { exact: true }).first()).toBeVisible();
    await expect(said(page)).toHaveText(announcements.waiting);
    await page.getByText("Approve export").click();
    await expect(said(page)).toHaveText(announcements.approved);
  },
);

for (const how of ["under reduced motion", "on paper", "where its script cannot be fetched,"]) {
  test(`${how} four stops stand below each other @rehearsal`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({
      ...(how === "on paper" && { media: "print" }),
      reducedMotion: how === "under reduced motion" ? "reduce" : "no-preference",
    });
    await page.route("**/assets/request-stops*", (route) => route.abort());
    await page.goto(path);
    if (how.startsWith("where")) {
      await started(page);
      await request(page).scrollIntoViewIfNeeded();
      await expect(request(page)).toHaveAttribute("data-failed", "");
    }
    const stops = page.getByRole("tabpanel", { includeHidden: true });
    const tops = await stops.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().y),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(4);
    for (const stop of await stops.all()) await expect(stop).toBeVisible();
    await expect(request(page).getByRole("tablist")).toBeHidden();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("four panels are complete, and the switch and the approval work @rehearsal", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("tabpanel", { includeHidden: true })).toHaveCount(4);
    for (const stop of await page.getByRole("tabpanel", { includeHidden: true }).all()) {
      await expect(stop).toBeVisible();
      expect((await stop.boundingBox())?.height).toBe(628);
    }
    const denied = page.getByText("refused, 214:2", { exact: true });
    await expect(denied.first()).toBeVisible();
    await page.getByText("allow with approval").click();
    await expect(denied.first()).toBeHidden();
    await expect(page.getByText("waits, 215:11", { exact: true }).first()).toBeVisible();
    await page.getByText("Approve export").click();
    await expect(page.getByText("approved, 14:02:19", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("2,114", { exact: true }).last()).toBeVisible();
    await expect(page.getByRole("radio", { name: "Approved" })).toBeChecked();
    // What is allowed anew is not approved yet.
    await page.getByText("deny", { exact: true }).click();
    await page.getByText("allow with approval").click();
    await expect(page.getByText("waits, 215:11", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("radio", { name: "Approve export" })).not.toBeChecked();
  });
});
