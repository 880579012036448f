import { countSheets } from "../support/count-sheets.ts";
import { click, type Engine, press } from "../support/engines/engine.ts";
import { inEachEngine, keys, openPage, settles, type } from "./engines.ts";
import { expect, test } from "./fixtures.ts";

// Journeys in Firefox and WebKitGTK: what moves in a page, and paper.

/** Hydrates an island as the focus does, which a window in the background does not have, and waits for it. */
async function start(engine: Engine, island: string): Promise<void> {
  const found = `document.querySelector("[data-island=${island}]")`;
  await engine.run(`${found}.dispatchEvent(new FocusEvent("focusin"))`);
  await settles(engine, `return ${found}.matches("[data-started]")`, true);
}

inEachEngine((name, engine) => {
  test("a menu opens by the mouse and by its keys, and Escape gives the focus back @rehearsal", async ({
    baseURL,
  }) => {
    await openPage(engine(), baseURL, "/pricing");
    const trigger = "header [aria-controls=menu-solutions]";
    const state = `
      const trigger = document.querySelector("${trigger}");
      const { activeElement: focused } = document;
      return [trigger.ariaExpanded, focused === trigger, focused.closest("#menu-solutions") !== null];
    `;
    await click(engine(), trigger);
    await settles(engine(), `return document.querySelector("${trigger}").ariaExpanded`, "true");
    await press(engine(), [keys.escape]);
    await settles(engine(), `return document.querySelector("${trigger}").ariaExpanded`, "false");
    await engine().run(`document.querySelector("${trigger}").focus()`);
    await press(engine(), [keys.down]);
    await settles(engine(), state, ["true", false, true]);
    await press(engine(), [keys.escape]);
    await settles(engine(), state, ["false", true, false]);
  });

  test("on a narrow window the drawer opens, and Escape closes it @rehearsal", async ({
    baseURL,
  }) => {
    await openPage(engine(), baseURL, "/pricing");
    await engine().resize(390);
    const menuButton = "header [commandfor=drawer]";
    await settles(
      engine(),
      `return document.querySelector("${menuButton}").checkVisibility({ visibilityProperty: true })`,
      true,
    );
    await click(engine(), menuButton);
    const state = `
      const drawer = document.querySelector("#drawer");
      return [drawer.open, document.activeElement.closest("#drawer") !== null];
    `;
    await settles(engine(), state, [true, true]);
    await press(engine(), [keys.escape]);
    await settles(engine(), state, [false, false]);
    await engine().resize(1280);
  });

  test("a tab shows its panel alone, by the mouse and by its keys @rehearsal", async ({
    baseURL,
  }) => {
    await openPage(engine(), baseURL, "/quickstart");
    const shown = `
      const tabs = [...document.querySelectorAll("[role=tab]")];
      return tabs.map((tab) => {
        const panel = document.getElementById(tab.getAttribute("aria-controls"));
        return [tab.ariaSelected, panel.checkVisibility({ visibilityProperty: true })];
      });
    `;
    const [chosen, other] = [
      ["true", true],
      ["false", false],
    ];
    await settles(engine(), shown, [chosen, other, other]);
    await click(engine(), "[role=tab]:nth-of-type(2)");
    await settles(engine(), shown, [other, chosen, other]);
    await press(engine(), [keys.right]);
    await settles(engine(), shown, [other, other, chosen]);
  });

  test("the slides of home turn by their buttons and stand once they are paused @rehearsal", async ({
    baseURL,
  }) => {
    await openPage(engine(), baseURL, "/");
    const hero = "[aria-roledescription=carousel]";
    const rotation = `return document.querySelector("${hero}").dataset.rotation ?? ""`;
    await settles(engine(), rotation, "auto");
    await click(engine(), `${hero} [data-part=pause]`);
    await settles(engine(), rotation, "paused");
    const slide = await engine().run(`return document.querySelector("${hero}").dataset.slide`);
    await click(engine(), `${hero} [name=slide]:not([value=${String(slide)}])`);
    const state = `
      const hero = document.querySelector("${hero}");
      const { slide } = hero.dataset;
      return [
        slide === ${JSON.stringify(slide)},
        hero.querySelector("h1").closest("[data-of]").dataset.of === slide,
        hero.querySelector("[aria-current=true]").value === slide,
        hero.getAnimations({ subtree: true }).some(({ animationName }) => animationName === "fill-bar"),
      ];
    `;
    await settles(engine(), state, [false, true, true, false]);
  });

  test("results follow what is typed, and a filter changes its list @rehearsal", async ({
    baseURL,
  }) => {
    await openPage(engine(), baseURL, "/search");
    await start(engine(), "search");
    await type(engine(), { "#search": "residency" });
    await settles(
      engine(),
      `return [location.search, /results? for .residency/.test(document.querySelector("main [role=status]").textContent)]`,
      ["?q=residency", true],
    );
    await openPage(engine(), baseURL, "/resources/updates");
    const link = "nav[aria-label=Filter] a[href$='type=Security']";
    await start(engine(), "updates-archive");
    await engine().run("window.isSame = true");
    await click(engine(), link);
    await settles(
      engine(),
      `return [location.search, document.querySelector("${link}").ariaCurrent, window.isSame]`,
      ["?type=Security", "true", true],
    );
  });

  for (const [path, sheets] of [
    ["/", 7],
    ["/more-info", 1],
    ["/pricing", 2],
    ["/faqs", 7],
  ] as const) {
    test(`${path} is printed on ${sheets} of A4 at most @rehearsal`, async ({ baseURL }) => {
      test.skip(name === "WebKitGTK", "WebKitGTK's driver cannot print: docs/browsers.md");
      await openPage(engine(), baseURL, path);
      const count = countSheets((await engine().print?.()) ?? Buffer.of());
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(sheets);
    });
  }
});
