import type { Page } from "playwright/test";

import { violations } from "./accessibility.ts";
import { choose, expect, test } from "./fixtures.ts";

const consoleOf = (page: Page) =>
  page.getByRole("figure", { name: "The AIOI console, sample data" });

/** Home, once the console's script answers. */
async function openConsole(page: Page) {
  await page.goto("/");
  const figure = consoleOf(page);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-ready");
  return figure;
}

const stop = (page: Page, name: string) =>
  page.getByRole("group", { name: "Stops of the request" }).getByRole("radio", { name });

const sentences = (page: Page) => page.getByRole("group", { name: "Stops of the request" });

test.describe("one request in the console", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("plays from identity to the log once it is pressed, and says how it ended @rehearsal", async ({
    page,
  }) => {
    const figure = await openConsole(page);
    await expect(sentences(page).getByRole("radio", { checked: true })).toHaveCount(0);
    // A stop stands for less time than a busy machine needs to look at it.
    const passed = figure.evaluate(
      (root) =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          new MutationObserver(() => {
            const checked = root.querySelector<HTMLInputElement>("[name=stop]:checked");
            if (checked) seen.push(checked.value);
            else resolve(seen);
          }).observe(root, { attributeFilter: ["data-stop"] });
        }),
    );
    await figure.getByRole("button", { name: "Play the request" }).click();
    expect(await passed).toEqual(["identity", "policy", "router", "log"]);
    await expect(figure.getByRole("status")).toHaveText(
      "Export refused after 2 milliseconds. Answered inside after 412.",
    );
    await expect(sentences(page).getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(figure.getByRole("button", { name: "Play the request" })).toBeFocused();
  });

  test("is that of the line of the log that is pressed @rehearsal", async ({ page }) => {
    const figure = await openConsole(page);
    const line = figure.getByRole("button", { name: /draft referral\/5521/ });
    await line.click();
    await expect(figure.getByRole("status")).toHaveText(
      "Allowed. Answered inside after 2,143 milliseconds.",
    );
    await expect(line).toHaveAttribute("aria-current", "true");
    await expect(line).toContainText("letter-13b 2,143 ms $0.001338 0 bytes out signed d86f…2b");
    await expect(sentences(page)).toContainText("The call names its endpoint, letters.");
    await expect(figure.locator("[data-part=endpoint-node][data-from]")).toHaveAttribute(
      "data-endpoint",
      "letters",
    );
    await expect(figure.locator("[data-part=refusal]:visible")).toHaveCount(0);
    await expect(figure.getByText("to scale, 116 m")).toHaveCount(1);
  });

  test("is followed from the day, at 14:02 @rehearsal", async ({ page }) => {
    const figure = await openConsole(page);
    await figure.getByRole("button", { name: /read panel\/88214/ }).click();
    await page.getByRole("link", { name: "follow it" }).click();
    await expect(figure.getByRole("button", { name: /export panel\/88213/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(figure).toBeInViewport();
  });

  test("stands at its end when it is out of view @rehearsal", async ({ page }) => {
    const figure = await openConsole(page);
    await figure.getByRole("button", { name: "Play the request" }).click();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(sentences(page).getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("nothing contradicts a stop at any of twenty moments @rehearsal", async ({ page }) => {
    const figure = await openConsole(page);
    for (const [at, name] of ["1 identity", "2 policy", "3 router", "4 log"].entries()) {
      await choose(stop(page, name));
      const states = await figure.evaluate((root, index) => {
        const animations = root.getAnimations({ subtree: true });
        return Array.from({ length: 20 }, (_, moment) => {
          for (const animation of animations) {
            animation.pause();
            animation.currentTime = (480 * moment) / 20;
          }
          const later = [...root.querySelectorAll(`[aria-current] [data-from]`)].filter(
            (value) => Number((value as HTMLElement).dataset["from"]) > index + 1,
          );
          const shown = [...root.querySelectorAll<SVGElement>("[data-part=refusal]")].some(
            (cross) => getComputedStyle(cross).visibility === "visible",
          );
          return {
            early: later.some((value) => getComputedStyle(value).visibility === "visible"),
            shown,
          };
        });
      }, at);
      expect(states.every(({ early }) => !early)).toBe(true);
      expect(states.every(({ shown }) => shown === at > 0)).toBe(true);
    }
  });
});

test("the log is one stop of the keyboard; its lines and the stops are stepped by arrows @rehearsal", async ({
  page,
}) => {
  const figure = await openConsole(page);
  const refused = figure.getByRole("button", { name: /export panel\/88213/ });
  await refused.focus();
  await page.keyboard.press("ArrowDown");
  await expect(figure.getByRole("button", { name: /draft referral/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(figure.getByRole("status")).toHaveText(/^Allowed\. Answered inside/);
  await expect(figure.getByRole("button", { name: /draft referral/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await stop(page, "1 identity").focus();
  await page.keyboard.press("ArrowRight");
  await expect(stop(page, "2 policy")).toBeChecked();
  await expect(figure.getByRole("status")).toHaveText(
    "Policy, 2 milliseconds. The record may be read. It may not leave: line 2 of policy 214.",
  );
  await page.keyboard.press("Escape");
  await expect(sentences(page).getByRole("radio", { checked: true })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("on a phone the keys go along the lines that are shown @rehearsal", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await openConsole(page);
  const lines = figure.locator("[data-part=line]:visible");
  await expect(lines).toHaveCount(4);
  await lines.last().focus();
  await page.keyboard.press("Home");
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(lines.last()).toBeFocused();
});

test("under reduced motion there is no button to play, and a press shows the end", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const figure = await openConsole(page);
  await expect(figure.getByRole("button", { name: "Play the request" })).toBeHidden();
  await figure.getByRole("button", { name: /score case\/7732/ }).click();
  await expect(figure.getByRole("status")).toHaveText(
    "Allowed. Answered inside after 562 milliseconds.",
  );
  await expect(sentences(page).getByRole("radio", { checked: true })).toHaveCount(0);
});

test("below the console, Get started opens the Get Started dialog @rehearsal", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("section", { hasText: "Refused in 2 milliseconds." });
  await expect(
    section.getByRole("heading", {
      name: "Try it on our machines for 14 days. On yours, an engineer",
    }),
  ).toBeVisible();
  await expect(
    section.getByRole("link", { name: "See the install, step by step" }),
  ).toHaveAttribute("href", "/quickstart");
  await expect(section.getByRole("link", { name: "change the policy" })).toHaveAttribute(
    "href",
    "/aioi#request",
  );
  await section.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("dialog", { name: "Get Started" })).toBeVisible();
});

test("no line of the log is cut on a phone @rehearsal", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const cut = await page
      .locator("[data-part=line]:visible")
      .evaluateAll(
        (lines) => lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(cut).toBe(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the request stands at its end, its stops work, and the log is text @rehearsal", async ({
    page,
  }) => {
    await page.goto("/");
    const figure = consoleOf(page);
    await expect(figure.getByRole("button")).toHaveCount(0);
    await expect(figure.getByText("signed 3c9e…71").first()).toBeVisible();
    await choose(stop(page, "2 policy"));
    await expect(figure.locator("[data-part=signature]")).toBeHidden();
    await expect(figure.locator("[data-part=detail]")).toBeVisible();
  });
});
