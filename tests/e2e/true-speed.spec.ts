import type { Page } from "playwright/test";

import { violations } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { places } from "./motion.ts";
import {
  answers,
  askAndStop,
  askAndWait,
  belt,
  button,
  finish,
  lead,
  moveTo,
  open,
  path,
  readState,
} from "./true-speed.ts";

test.describe("at true speed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("loads nothing before the first pointer on it, and never React", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await open(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => url.includes("/true-speed.script-"))).toEqual([]);
    await askAndWait(page, "device");
    await askAndWait(page, "cloud");
    expect(scripts.filter((url) => url.includes("/true-speed.script-"))).toHaveLength(1);
    expect(scripts.filter((url) => url.includes("hydrate-island"))).toEqual([]);
  });

  for (const by of ["focus", "touchstart"]) {
    test(`loads at the first ${by} @rehearsal`, async ({ page }) => {
      await open(page);
      const script = page.waitForRequest(/\/true-speed\.script-/);
      if (by === "focus") await button(page, "device").focus();
      else await belt(page).dispatchEvent(by);
      await script;
    });
  }

  test("both dimensions stay, and a new press clears its own @rehearsal", async ({ page }) => {
    await open(page);
    await askAndWait(page, "device");
    await askAndWait(page, "cloud");
    expect(await readState(page)).toMatchObject({
      deviceNumber: true,
      cloudNumber: true,
      inChute: false,
    });
    await askAndStop(page, "device");
    await moveTo(page, 3);
    expect(await readState(page)).toMatchObject({
      deviceNumber: false,
      cloudNumber: true,
      lead: true,
      said: "",
    });
    await finish(page);
    await expect(page.getByRole("status").filter({ hasText: answers.device })).toBeVisible();
  });

  test("presses during a run are ignored @rehearsal", async ({ page }) => {
    await open(page);
    await askAndStop(page, "device");
    await button(page, "cloud").click();
    await button(page, "device").click();
    await moveTo(page, 100);
    expect(await readState(page)).toMatchObject({ deviceNumber: true, cloudNumber: false });
    await finish(page);
    await expect(page.getByRole("status").filter({ hasText: answers.device })).toBeVisible();
    expect(await readState(page)).toMatchObject({ cloudNumber: false });
  });

  test("Space repeats on the button, Enter asks, and the page's own Space scrolls @rehearsal", async ({
    page,
  }) => {
    await open(page);
    await button(page, "cloud").focus();
    const said = page.getByRole("status").filter({ hasText: answers.cloud });
    for (const key of ["Space", "Space", "Enter"]) {
      await page.keyboard.press(key);
      await expect(belt(page)).toHaveAttribute("data-asked", "cloud");
      await expect(said).toBeVisible();
      await expect(button(page, "cloud")).toBeFocused();
    }
    await button(page, "cloud").evaluate((focused) => focused.blur());
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Space");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(belt(page)).not.toHaveAttribute("data-asked");
  });

  test("is read out: its name, its buttons, and what was answered @rehearsal", async ({ page }) => {
    await open(page);
    const read = (said: string) => `
      - paragraph: Edge AI, at true speed
      - heading "Feel 380 milliseconds." [level=2]
      ${said}
      - button "Ask the device"
      - button "Ask a cloud"
      - paragraph: "1 ms = 2 px: a belt at 2 m/s, 1 px to the millimeter. Sample line: device 4 ms, cloud 380 ms."
    `;
    await expect(belt(page)).toMatchAriaSnapshot(read(`- paragraph: ${lead}\n      - status`));
    // Said once, after the run, and not while it goes on.
    await page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      const status = document.querySelector("#true-speed [role=status]");
      new MutationObserver(() => {
        if (status?.textContent) spoken.push(status.textContent);
      }).observe(document.querySelector("#true-speed") ?? document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await askAndWait(page, "device");
    await expect(belt(page)).toMatchAriaSnapshot(read(`- status: ${answers.device}`));
    await askAndWait(page, "cloud");
    await expect(belt(page)).toMatchAriaSnapshot(read(`- status: ${answers.cloud}`));
    expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
      answers.device,
      answers.cloud,
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test("nothing shifts, and nothing plays off screen @rehearsal", async ({ page }) => {
    await open(page);
    const before = await places(page, "#true-speed");
    await askAndWait(page, "device");
    await askAndWait(page, "cloud");
    expect(await places(page, "#true-speed")).toEqual(before);
    await button(page, "device").focus();
    await page.getByRole("contentinfo").evaluate((footer) => {
      footer.scrollIntoView({ behavior: "instant" });
    });
    const playing = await button(page, "device").evaluate(async (pressed: HTMLButtonElement) => {
      pressed.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector("#true-speed")?.hasAttribute("data-asked");
    });
    expect(playing).toBe(false);
  });

  test("nothing overlaps at any width @rehearsal", async ({ page }) => {
    await open(page);
    await askAndWait(page, "device");
    await askAndWait(page, "cloud");
    for (const width of [320, 360, 390, 600, 761, 768, 919, 1024, 1099, 1100, 1279, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overlapping = await page.evaluate(() => {
        const boxes = [
          "h2",
          "[role=status]",
          "[data-part=device-number]",
          "[data-part=device-note]",
          "[data-part=cloud-number]",
          "[data-part=cloud-note]",
          "button[value=device]",
          "button[value=cloud]",
          "form + p",
          "[data-part=chute]",
        ].flatMap((name) => {
          const element = document.querySelector(`#true-speed ${name}`);
          if (!element) throw new Error(name);
          const range = document.createRange();
          range.selectNodeContents(element);
          const isText = element.childNodes.length > 0 && !element.matches("button");
          const lines = isText ? [...range.getClientRects()] : [element.getBoundingClientRect()];
          return lines.filter(({ width: wide }) => wide > 0).map((box) => ({ name, box }));
        });
        const wide = document.documentElement.clientWidth;
        const over = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 8 &&
          other.top < one.bottom - 8;
        return [
          ...boxes
            .filter(({ box }) => box.left < 0 || box.right > wide)
            .map(({ name }) => `${name} off screen`),
          ...boxes.flatMap(({ name, box }) =>
            boxes
              .filter((other) => other.name > name && over(box, other.box))
              .map((other) => `${name} over ${other.name}`),
          ),
        ];
      });
      expect(overlapping, `${width} px`).toEqual([]);
    }
  });

  test("a press leads to both answers where its script never comes @rehearsal", async ({
    page,
  }) => {
    await page.route(/\/true-speed\.script-/, (route) => route.abort());
    await open(page);
    await button(page, "cloud").click();
    await expect(page).toHaveURL(/#true-speed$/);
    for (const answer of Object.values(answers)) {
      await expect(belt(page).getByText(answer)).toBeVisible();
    }
    await expect(button(page, "cloud")).toBeHidden();
  });

  test(
    "answers a finger",
    { tag: ["@rehearsal", "@phone-rehearsal"] },
    async ({ page, isMobile }) => {
      await open(page);
      for (const asked of ["device", "cloud"] as const) {
        if (isMobile) await button(page, asked).tap();
        else await button(page, asked).click();
        await expect(page.getByRole("status").filter({ hasText: answers[asked] })).toBeVisible();
        const box = await button(page, asked).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

test.describe("as stills", () => {
  const expectStills = async (page: Page) => {
    const section = belt(page);
    for (const answer of Object.values(answers))
      await expect(section.getByText(answer)).toBeVisible();
    await expect(section.getByText(lead)).toBeHidden();
    await expect(section.getByRole("button")).toHaveCount(0);
    for (const number of ["4 ms", "380 ms"]) {
      await expect(
        section.getByText(number, { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
    }
    // The device has dropped its casting; the cloud's has left.
    await expect(
      section.locator(":is([data-part=casting], [data-part=dropped]):visible"),
    ).toHaveCount(1);
    await expect(section.locator("[data-part=dropped]")).toBeVisible();
  };

  test("under reduced motion", async ({ page }) => {
    await open(page);
    await expectStills(page);
  });

  test("on paper, black on white @rehearsal", async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
    await expectStills(page);
    await expect(belt(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "no-preference" } });
    test("both answers stand below each other", async ({ page }) => {
      await page.goto(path);
      await expectStills(page);
    });
  });
});
