import type { Page } from "playwright/test";

import { globSync, readFileSync } from "node:fs";

import { expect, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";
import {
  moments,
  moveTo,
  opacities,
  openAt,
  pressAndStop,
  restart,
  visibleText,
  step,
  stop,
  values,
} from "./motion.ts";

/*
 * Issue 22: "every moving thing on the site has a true first frame, a true last frame, and never shows a
 * state that contradicts its words, at any moment it may be stopped". Each test steps one motion through
 * twenty moments. The lists below name all that moves; what is in none of them fails the first tests.
 */

/** Every `@keyframes` of the site, by the test that steps through it. */
const keyframes = {
  "the hero's modes": ["draw-wall", "appear"],
  "the hero's clock": ["fill-bar"],
  "the run": ["run-playhead"],
  "the bench": ["bench-arrives", "bench-leaves"],
  "the stages": ["stage-packet"],
  "the router": ["router-wide", "router-narrow"],
  "the rollout": ["rollout-shows"],
  "the latency": ["latency-arrives"],
  "what plays once": [
    "mission-uncover",
    "mission-stay",
    "unplugged",
    "release-down",
    "release-across",
    "cost-chart-flood",
  ],
  "the team": ["team-line"],
  "the crossings": ["crossing-signs-in"],
  "the layers": ["fall"],
  "the receipt": ["receipt-fill"],
  "the dry run": ["caret"],
  "what loads": ["pulse"],
  "follow-request.spec.ts": ["request-leave", "request-shown", "request-hidden"],
} as const;

/** Files whose script moves something, by the test that steps through it. */
const scripts = {
  "the refused packet, the hero's packets": "app/sections/plan/packets.script.ts",
  "signature.spec.ts": "app/pages/home/signature/stop-motion.ts",
  "follow-request.spec.ts": "app/pages/aioi/request/request-arrival.ts",
  "true-speed-runs.spec.ts": "app/pages/use-cases/edge-ai/true-speed/true-speed.script.ts",
  "the router's rows": "app/pages/use-cases/best-model/router/use-glide.ts",
  "the router's failover": "app/pages/use-cases/best-model/router/model-router.island.tsx",
  "what loads": "app/browser/article-loading-note.ts",
} as const;

/** Style sheets with transitions of drawings, by the test that steps through them. */
const transitions = {
  "the hero's modes": "app/pages/home/home-hero.module.css",
  "the bench": "app/pages/autopilots/detail/work-bench.module.css",
  "the rooms of privacy": "app/pages/use-cases/privacy-sovereignty/privacy-closing.module.css",
  "the rooms of solutions": "app/pages/solutions/chooser.module.css",
} as const;

/** Style sheets whose transitions lead from one true state to another: color, or a place. */
const betweenStates = [
  "app/browser/toast/toast.css",
  "app/leads/receipt/receipt.css",
  "app/pages/aioi/drawings/platform-layers.module.css",
  "app/pages/company/team.module.css",
  "app/pages/company/timeline.module.css",
  "app/pages/newsletter/year-ruler.module.css",
  "app/pages/pricing/spec-sheet.module.css",
  "app/pages/quickstart/hardware/hardware.module.css",
  "app/pages/search/search-form.module.css",
  "app/pages/trust/crossings/crossing-signs.module.css",
  "app/pages/trust/crossings/crossings.module.css",
  "app/pages/trust/documents.module.css",
  "app/sections/site-plans/site-plans.module.css",
  "app/sections/whose-machine/whose-machine.module.css",
  "app/shell/footer/newsletter-field.module.css",
  "app/shell/header/header.module.css",
  "app/shell/header/main-navigation.module.css",
  "app/shell/header/menu-panel.module.css",
  "app/ui/button.module.css",
  "app/ui/dialog/dialog.module.css",
];

const sources = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, "utf8") }));

test.describe("the lists are complete", () => {
  test("keyframes", () => {
    const named = sources("app/**/*.css").flatMap(({ text }) =>
      [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name),
    );
    expect(named.toSorted()).toEqual(Object.values(keyframes).flat().toSorted());
  });

  test("scripts", () => {
    const moving = sources("app/**/*.{ts,tsx}")
      .filter(({ text }) => /\.animate\(|requestAnimationFrame\(/.test(text))
      .map(({ file }) => file);
    // These wait for a frame, and move nothing.
    const waiting = ["app/browser/mark-has.ts", "app/browser/return-to-place.ts"];
    expect(moving.toSorted()).toEqual([...Object.values(scripts), ...waiting].toSorted());
  });

  test("transitions", () => {
    const moving = sources("app/**/*.css")
      .filter(({ text }) => /\btransition:(?! none)/.test(text))
      .map(({ file }) => file);
    expect(moving.toSorted()).toEqual([...Object.values(transitions), ...betweenStates].toSorted());
  });

  test("no sheet moves anything for ever but what loads", () => {
    const endless = sources("app/**/*.css").filter(({ text }) => /\binfinite\b/.test(text));
    expect(endless.map(({ file }) => file)).toEqual(["app/ui/base.css"]);
  });

  test("what runs on a page has a name that is listed @rehearsal", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const listed: readonly string[] = Object.values(keyframes).flat();
    for (const path of ["/", "/aioi", "/trust", "/company", "/autopilots", "/autopilots/bdr"]) {
      await page.goto(path);
      await started(page);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) =>
            animation instanceof CSSAnimation ? animation.animationName : undefined,
          )
          .filter((name) => name !== undefined),
      );
      expect(listed).toEqual(expect.arrayContaining(running));
    }
  });
});

test.describe("home", () => {
  test("the hero's modes: the old is gone before the new is drawn @rehearsal", async ({ page }) => {
    const hero = "[data-script=slides]";
    await openAt(page, "/", hero);
    // The script that tells a mode from a slide has arrived.
    await expect(page.locator(hero)).toHaveAttribute("data-rotation", "auto");
    let old = "hybrid";
    for (const mode of ["air-gapped", "cloud", "on-premise", "hybrid"]) {
      await pressAndStop(page, `[name=mode][value="${mode}"]`, hero);
      const part = (of: string, what: string) =>
        `[data-script=slides] [data-script=packets] [data-mode="${of}"] ${what}`;
      const parts = [
        part(old, "> [data-part=wall]"),
        part(mode, "> [data-part=wall]"),
        part(mode, "> path:not([data-part=wall])"),
        part(mode, "> text"),
      ];
      const read = async () => {
        const [before = 0, wall = 0, gate = 0, words = 0] = await opacities(page, parts);
        const strokes = await values(page, parts[1] ?? "", "stroke-dashoffset");
        return {
          before,
          wall: wall * (1 - Math.max(...strokes.map(parseFloat))),
          gate,
          words,
          checked: await page.locator("[name=mode]:checked").getAttribute("value"),
        };
      };
      await step(page, hero, 840, read, ({ before, wall, gate, words, checked }, at) => {
        const where = `${old} to ${mode} at ${at}`;
        expect(checked, where).toBe(mode);
        if (at === 0) expect(before, where).toBeCloseTo(1, 2);
        if (before > 0.01) expect([wall, gate, words], where).toEqual([0, 0, 0]);
        if (at >= 120) expect(before, where).toBeLessThan(0.01);
        if (at <= 120) expect(wall, where).toBe(0);
        if (at >= 600) expect(wall, where).toBeCloseTo(1, 2);
        if (at <= 560) expect(gate, where).toBe(0);
        if (at <= 640) expect(words, where).toBe(0);
        if (at > 760) expect(words, where).toBe(1);
      });
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          // The end of this one is the next slide.
          const isClock =
            animation instanceof CSSAnimation && animation.animationName === "fill-bar";
          const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
          if (!isClock && !isEndless) animation.finish();
        }
      });
      old = mode;
    }
  });

  test("the hero's clock: its bar is the time of the slide that is named @rehearsal", async ({
    page,
  }) => {
    await openAt(page, "/", "[data-script=slides]");
    await expect(page.locator("[data-script=slides]")).toHaveAttribute("data-rotation", "auto");
    const bar = '[name=slide][aria-current="true"] > i > i';
    await stop(page, bar);
    const read = async () => ({
      shares: (await values(page, "[name=slide] > i > i", "transform")).map((matrix) =>
        Number(/matrix\(([\d.e-]+)/.exec(matrix)?.[1] ?? 1),
      ),
      slide: await page.locator("[data-script=slides] h1").textContent(),
      button: await page.locator('[name=slide][aria-current="true"]').textContent(),
    });
    const first = await read();
    await step(page, bar, 6000, read, ({ shares, slide, button }, at) => {
      expect(shares[0]).toBeCloseTo(at / 6000, 3);
      expect(shares[1]).toBe(0);
      expect([slide, button]).toEqual([first.slide, first.button]);
    });
  });

  test("the refused packet stops 10 short, and only then the cross lights @rehearsal", async ({
    page,
  }) => {
    await openAt(page, "/", "[data-script=slides]");
    const plan = "[data-script=slides] [data-script=packets]";
    await expect(page.locator(`${plan} [data-part=leaving]`).first()).toBeAttached();
    await expect
      .poll(() =>
        page
          .locator(`${plan} [data-part=leaving]`)
          .evaluateAll((all) => all.filter((one) => one.getAnimations().length > 0).length),
      )
      .toBeGreaterThan(0);
    await stop(page, plan);
    const read = () =>
      page.evaluate(() => {
        const packet = [
          ...document.querySelectorAll("[data-script=slides] [data-part=leaving]"),
        ].find((one) => one.getBoundingClientRect().width > 0 && one.getAnimations().length > 0);
        const cross = packet?.nextElementSibling;
        const edge = packet?.previousElementSibling;
        if (!packet || !cross || !edge) throw new Error("Nothing is refused");
        const scale = (packet.closest("svg")?.getBoundingClientRect().width ?? 0) / 1440;
        const box = packet.getBoundingClientRect();
        return {
          short: (cross.getBoundingClientRect().left - box.right) / scale,
          out: (box.right - edge.getBoundingClientRect().left) / scale,
          packet: Number(getComputedStyle(packet).opacity),
          cross: Number(getComputedStyle(cross).opacity),
        };
      });
    let last = Infinity;
    await step(page, plan, 1300, read, ({ short, out, packet, cross }, at) => {
      expect(short, `never touches it, ${at}`).toBeGreaterThan(9.5);
      expect(short, `does not travel back, ${at}`).toBeLessThanOrEqual(last + 0.01);
      last = short;
      if (at === 0) expect(out).toBeCloseTo(0, 0);
      if (at >= 240) expect(short, `stands, ${at}`).toBeCloseTo(10, 0);
      if (at <= 360) expect(cross, `rests, ${at}`).toBeCloseTo(0.35, 2);
      if (at >= 480 && at <= 1080) expect([packet, cross]).toEqual([1, 1]);
      if (at >= 1200) expect(packet, `gone, ${at}`).toBe(0);
      if (at >= 1280) expect(cross, `rests again, ${at}`).toBeCloseTo(0.35, 2);
    });
  });

  test("the hero's packets stay on their wires @rehearsal", async ({ page }) => {
    await openAt(page, "/", "[data-script=slides]");
    const plan = "[data-script=slides] [data-script=packets]";
    const packets = `${plan} [data-part=packet]`;
    await expect
      .poll(() =>
        page
          .locator(packets)
          .evaluateAll((all) => all.filter((one) => one.getAnimations().length > 0).length),
      )
      .toBeGreaterThan(0);
    await stop(page, plan);
    const read = () =>
      page.locator(packets).evaluateAll((all) =>
        all
          .filter((packet) => packet.getAnimations().length > 0)
          .map((packet) => {
            const wire = packet.parentElement?.querySelector<SVGPathElement>("[data-part=wire]");
            const matrix = wire?.getScreenCTM();
            if (!wire || !matrix) return Infinity;
            const box = packet.getBoundingClientRect();
            const center = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
            const at = center.matrixTransform(matrix.inverse());
            let nearest = Infinity;
            for (let along = 0; along <= wire.getTotalLength(); along += 1) {
              const point = wire.getPointAtLength(along);
              nearest = Math.min(nearest, Math.hypot(point.x - at.x, point.y - at.y));
            }
            return nearest;
          }),
      );
    await step(page, plan, 3000, read, (distances, at) => {
      for (const distance of distances) expect(distance, `at ${at}`).toBeLessThan(1);
    });
  });
});

test.describe("/aioi", () => {
  const seconds = (clock: string) => {
    const [minutes = 0, rest = 0] = clock.split(":").map(Number);
    return minutes * 60 + rest;
  };

  const playRun = async (page: Page) => {
    await openAt(page, "/aioi", "figure[aria-label^='Sample run']");
    await page.getByRole("button", { name: "Play 12 minutes in 6 s" }).click();
    await expect(page.locator("[data-script=sample-run]")).toHaveAttribute(
      "data-playback",
      "playing",
    );
    await stop(page, "[data-script=sample-run]");
  };

  test("the run: lines and ruler say one time @rehearsal", async ({ page }) => {
    await playRun(page);
    const read = () =>
      page.evaluate(() => {
        const lines = [...document.querySelectorAll('figure[aria-label^="Sample run"] > div > p')];
        const lanes = document.querySelector("[data-script=sample-run] ol");
        const connected = document.querySelector("[data-script=sample-run] li > span");
        if (!lanes || !connected) throw new Error("No run");
        const cover = getComputedStyle(lanes, "::after");
        return {
          lines: lines.map((line) => ({
            words: line.textContent ?? "",
            at: Number(getComputedStyle(line).getPropertyValue("--at")),
            shown: Number(getComputedStyle(line).opacity),
          })),
          playhead: new DOMMatrix(cover.transform).e / Number.parseFloat(cover.width),
          connected: {
            at: connected.textContent ?? "",
            shown: Number(getComputedStyle(connected).opacity),
          },
          button: [...document.querySelectorAll("[data-part=button] span")]
            .filter((word) => word.checkVisibility())
            .map((word) => word.textContent),
        };
      });
    await step(page, "[data-script=sample-run]", 6000, read, (state, at) => {
      const second = at * 0.12;
      for (const { words, at: from, shown } of state.lines) {
        const clock = /^\d\d:\d\d/.exec(words)?.[0];
        if (clock) expect(seconds(clock)).toBe(from);
        if (second < from - 1) expect(shown, `${words} at ${at}`).toBe(0);
        if (second > from + 1) expect(shown, `${words} at ${at}`).toBe(1);
      }
      // 30 minutes are the whole width.
      expect(state.playhead, `playhead at ${at}`).toBeCloseTo(second / 1800, 2);
      expect(state.button).toEqual(["Pause"]);
      const connected = seconds(state.connected.at);
      if (second < connected - 1) expect(state.connected.shown, `connected at ${at}`).toBe(0);
      if (second > connected + 1) expect(state.connected.shown).toBe(1);
    });
  });

  test("the run: the end of a step is whole, also while it plays @rehearsal", async ({ page }) => {
    await playRun(page);
    await page.getByRole("button", { name: "1 Connect" }).focus();
    // By the keyboard.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    for (const at of moments(6000)) {
      await moveTo(page, "[data-script=sample-run]", at);
      const state = await page.evaluate(() => {
        const [first, second] = document.querySelectorAll(
          'figure[aria-label^="Sample run"] > div:has(> p)',
        );
        const lanes = document.querySelector("[data-script=sample-run] ol");
        const cover = lanes && getComputedStyle(lanes, "::after");
        return {
          first: [...(first?.querySelectorAll(":scope > p") ?? [])].map(
            (line) => getComputedStyle(line).opacity,
          ),
          second: second && getComputedStyle(second).opacity,
          playhead: new DOMMatrix(cover?.transform).e / Number.parseFloat(cover?.width ?? ""),
        };
      });
      expect(new Set(state.first), `at ${at}`).toEqual(new Set(["1"]));
      expect(state.second).toBe("0");
      expect(state.playhead).toBeCloseTo(0.14, 2);
    }
  });

  test("the layers' packets fall from one floor to the next @rehearsal", async ({ page }) => {
    await openAt(page, "/aioi", "svg:has([data-part=layer-0])");
    await expect.poll(() => stop(page, "svg:has([data-part=layer-0])")).toBeGreaterThan(0);
    const words = await page.locator("svg:has([data-part=layer-0])").textContent();
    const read = async () => ({
      falls: (
        await values(page, "svg:has([data-part=layer-0]) [data-part=packet]", "transform")
      ).map((matrix) => Number(matrix.replace(/.*, |\)/g, ""))),
      opacity: (
        await values(page, "svg:has([data-part=layer-0]) [data-part=packet]", "opacity")
      ).map(Number),
      words: await page.locator("svg:has([data-part=layer-0])").textContent(),
    });
    await step(
      page,
      "svg:has([data-part=layer-0])",
      2670,
      read,
      ({ falls, opacity, words: now }, at) => {
        for (const fall of falls) {
          expect(fall).toBeGreaterThanOrEqual(0);
          expect(fall).toBeLessThanOrEqual(252);
        }
        if (at === 0) expect(Math.min(...opacity)).toBeCloseTo(0, 2);
        expect(now).toBe(words);
      },
    );
  });

  test("the dry run: its caret blinks, and its words stand @rehearsal", async ({ page }) => {
    await openAt(page, "/aioi", "div:has(> div > [data-copy])");
    await expect.poll(() => stop(page, "div:has(> div > [data-copy])")).toBeGreaterThan(0);
    const words = await visibleText(page, "div:has(> div > [data-copy])");
    const read = async () => ({
      caret: await values(page, "div:has(> div > [data-copy]) b", "opacity"),
      words: await visibleText(page, "div:has(> div > [data-copy])"),
    });
    await step(page, "div:has(> div > [data-copy])", 2000, read, ({ caret, words: now }, at) => {
      expect(caret[0]).toBe(at < 1000 ? "1" : "0");
      expect(now).toEqual(words);
    });
  });
});

test.describe("autopilots", () => {
  test("the bench: nothing is said to have arrived before it is there @rehearsal", async ({
    page,
  }) => {
    await openAt(page, "/autopilots/bdr", "figure");
    const read = async () => {
      const words = await visibleText(page, "[data-part=outside]");
      const line = await page.locator("[data-part=line]").evaluate((element) => {
        const packet = getComputedStyle(element, "::after");
        return {
          solid: Number(getComputedStyle(element, "::before").opacity),
          way: packet.transform === "none" ? 0 : new DOMMatrix(packet.transform).e,
        };
      });
      return { words: words.join(" | "), ...line };
    };
    const rest = await read();
    expect(rest).toMatchObject({ solid: 0, way: 0 });
    expect(rest.words).toContain("not here yet");
    await pressAndStop(page, "figure input", "figure");
    // To the edge of the outside.
    const whole = await page.locator("[data-part=line]").evaluate((line) => {
      const { width, left } = getComputedStyle(line, "::after");
      return (
        line.getBoundingClientRect().width - Number.parseFloat(left) - Number.parseFloat(width)
      );
    });
    await step(page, "figure", 1020, read, ({ words, solid, way }, at) => {
      const where = `${words} at ${at}`;
      expect(words.includes("Sending"), where).toBe(at < 900);
      expect(words.includes("Sent"), where).toBe(at > 900);
      expect(words, where).not.toContain("Press send");
      expect(/\| before/.test(words), where).toBe(at < 900);
      // One state of the inbox at a time.
      if (at < 780) expect(words, where).toContain("not here yet");
      else expect(words, where).not.toContain("not here yet");
      expect(words.includes("the message, in the log"), where).toBe(at > 900);
      if (at >= 120) expect(solid, where).toBe(1);
      if (at <= 300) expect(way, where).toBe(0);
      else if (at < 780) expect(way / whole, where).toBeCloseTo((at - 300) / 480, 2);
      else expect(way, where).toBeCloseTo(whole, 0);
    });
    // Again: its first frame, at once.
    await page.locator("figure input").evaluate((box: HTMLInputElement) => box.click());
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await read()).toEqual(rest);
  });

  test("the stages: what leaves waits for its person wherever the page is @rehearsal", async ({
    page,
  }) => {
    await openAt(page, "/autopilots", "[data-part=stage]");
    const stage = page.locator("[data-part=stage]").first();
    const words = await stage.textContent();
    const height = await page.evaluate(() => innerHeight);
    const top = await stage.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const lengths: number[] = [];
    for (const share of moments(1)) {
      await page.evaluate(
        (to) => scrollTo({ top: to, behavior: "instant" }),
        top - height + share * height,
      );
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      const [matrix = "none"] = await values(page, "[data-part=line]", "transform", "::after");
      const moved = /matrix\((.*)\)/.exec(matrix)?.[1]?.split(", ").map(Number) ?? [];
      lengths.push(Math.hypot(moved[4] ?? 0, moved[5] ?? 0));
      expect(await stage.textContent()).toBe(words);
    }
    // From what was made towards the gate, never back and never through it.
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    expect(lengths.at(-1)).toBe(0);
  });
});

test.describe("use cases", () => {
  test("the router: its packet is on the line of the choice @rehearsal", async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openAt(page, "/use-cases/best-model", "[data-part=router]");
      await page.getByRole("slider", { name: "quality", exact: true }).focus();
      await expect(page.locator("[data-island=model-router][data-started]")).toBeAttached();
      const drawing = "[data-part=drawing]";
      await expect
        .poll(() =>
          page.locator(drawing).evaluate((one) => one.getAnimations({ subtree: true }).length),
        )
        .toBeGreaterThan(0);
      await stop(page, drawing);
      const read = () =>
        page.evaluate(() => {
          const live = [...document.querySelectorAll("[data-part=live]")].find(
            (one) => one.getBoundingClientRect().width > 0,
          );
          const line = live?.querySelector("path");
          const packet = live?.querySelector("[data-part=packet]");
          if (!line || !packet) throw new Error("No packet");
          const { e, f } = new DOMMatrix(getComputedStyle(packet).transform);
          let nearest = Infinity;
          for (let along = 0; along <= line.getTotalLength(); along += 1) {
            const point = line.getPointAtLength(along);
            nearest = Math.min(nearest, Math.hypot(point.x - e, point.y - f));
          }
          return { nearest, choice: document.querySelector("[data-part=choice]")?.textContent };
        });
      await step(page, drawing, 2400, read, ({ nearest, choice }, at) => {
        expect(nearest, `${width} px at ${at}`).toBeLessThan(2);
        expect(choice).toContain("tarn-34b");
      });
    }
  });

  test("the router's rows and its failover: one choice at each moment @rehearsal", async ({
    clockPage: page,
  }) => {
    await page.clock.install({ time: 0 });
    await openAt(page, "/use-cases/best-model", "[data-part=router]");
    await page.getByRole("slider", { name: "quality", exact: true }).focus();
    await expect(page.locator("[data-island=model-router][data-started]")).toBeAttached();
    await page.clock.pauseAt(60_000);
    const rows = page.locator("[data-part=router]").getByRole("list").getByRole("button");
    const read = async () => ({
      chosen: await rows.evaluateAll((all) =>
        all
          .map((row) => row.getAttribute("aria-label") ?? "")
          .filter((name) => name.endsWith("chosen"))
          .map((name) => name.replace(/,.*/, "")),
      ),
      answer: (await page.locator("[data-part=choice]").textContent()) ?? "",
      ruler: (await page.locator("[data-part=ruler]").textContent()) ?? "",
      said: (await page.locator("[data-part=router]").getByRole("status").textContent()) ?? "",
    });
    await page.getByRole("slider", { name: "quality", exact: true }).fill("100");
    for (const at of moments(280)) {
      const { chosen, answer } = await read();
      expect(chosen, `at ${at}`).toHaveLength(1);
      expect(answer).toContain(chosen[0]);
      await page.clock.runFor(15);
    }
    await page.clock.runFor(2000);
    const [failing = ""] = (await read()).chosen;
    const start = await page.evaluate(() => performance.now());
    await rows.filter({ hasText: failing }).click();
    const seen = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      await page.clock.runFor(50);
      const at = (await page.evaluate(() => performance.now())) - start;
      const { chosen, answer, ruler, said } = await read();
      expect(chosen, `at ${at}`).toHaveLength(1);
      expect(answer).toContain(chosen[0]);
      if (at < 250) {
        expect(chosen).toEqual([failing]);
        expect(ruler).not.toContain("no answer");
        expect(said).toBe("");
      } else if (at > 270) {
        expect(chosen).not.toEqual([failing]);
        expect(ruler).toContain(`${failing}: not accepted in 250 ms`);
      }
      seen.add(chosen[0] ?? "");
    }
    expect(seen.size).toBe(2);
  });

  test("the rollout is uncovered with its words @rehearsal", async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openAt(page, "/use-cases/devops-acceleration", "svg:has([data-part=cover])");
      await restart(page, "[data-part=cover]");
      const read = () =>
        page.locator("svg:has([data-part=cover])").evaluate((drawing) => {
          const cover = drawing.querySelector("[data-part=cover]");
          const box = cover?.getBoundingClientRect();
          if (!cover || !box) throw new Error("No cover");
          // Words within the plot that stand over the cover, where nothing is shown yet.
          const bare = [...drawing.querySelectorAll("text")]
            .filter((text) => text.checkVisibility())
            .filter((text) => {
              const own = text.getBoundingClientRect();
              const isUnder =
                own.right > box.left &&
                own.top > box.top &&
                own.bottom < box.bottom &&
                box.width > 1;
              const isBefore =
                text.compareDocumentPosition(cover) & Node.DOCUMENT_POSITION_FOLLOWING;
              return isUnder && isBefore === 0;
            })
            .map(({ textContent }) => textContent);
          return { bare, right: box.right, width: box.width };
        });
      let before = Infinity;
      await step(page, "[data-part=cover]", 680, read, ({ bare, width: covered }, at) => {
        expect(bare, `at ${at}`).toEqual([]);
        expect(covered).toBeLessThanOrEqual(before);
        before = covered;
      });
      expect(before).toBeLessThan(1);
    }
  });

  test("the latency: no number before its bar stands @rehearsal", async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openAt(page, "/use-cases/edge-ai", "svg:has([data-part=cover])");
      const number = "[data-part=cover] ~ [data-part=number]";
      const moving = `[data-part=cover], ${number}`;
      await restart(page, moving);
      const read = async () => ({
        covers: (await values(page, "[data-part=cover]", "transform")).map(
          (matrix) => new RegExp("matrix\\(([\\d.e-]+)").exec(matrix)?.[1] ?? "1",
        ),
        numbers: (await values(page, number, "opacity")).map(Number),
      });
      await step(page, moving, 660, read, ({ covers, numbers }, at) => {
        for (const [index, shown] of numbers.entries()) {
          if (shown > 0) {
            expect(Number(covers[index]), `${width} px, number ${index} at ${at}`).toBeLessThan(
              0.1,
            );
          }
        }
        if (at === 0) expect(Math.max(...numbers)).toBe(0);
      });
      await moveTo(page, moving, 2000);
      expect((await read()).numbers.every((shown) => shown === 1)).toBe(true);
    }
  });

  test("the rooms of privacy: one room has the wall at each moment @rehearsal", async ({
    page,
  }) => {
    await openAt(page, "/use-cases/privacy-sovereignty", "fieldset");
    for (const name of ["Case files", "Patient records", "Something else", "Accounts and trades"]) {
      await pressAndStop(page, `[data-part=room] [value="${name}"]`, "fieldset");
      const read = () =>
        page.locator("[data-part=room]").evaluateAll((rooms) =>
          rooms
            .filter((room) => {
              const wall = room.querySelector("[data-part=wall]");
              return wall && Number(getComputedStyle(wall).opacity) > 0.01;
            })
            .map((room) => room.querySelector("b")?.textContent),
        );
      await step(page, "fieldset", 200, read, (open, at) => {
        expect(open, `at ${at}`).toEqual(at === 0 ? [] : [name]);
      });
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      expect(await read()).toEqual([name]);
    }
  });
});

test("the rooms of solutions: only an answered room is uncovered @rehearsal", async ({ page }) => {
  await openAt(page, "/solutions", "[data-part=choice]");
  const rooms = page.locator("[data-part=choice]");
  await pressAndStop(page, '[data-part=choice] [value="n"]', "#chooser");
  const read = async () => ({
    wires: (await values(page, "[data-part=answers]", "transform", "::after")).map((matrix) =>
      Number(/matrix\(([\d.e-]+)/.exec(matrix)?.[1] ?? 1),
    ),
    first: await rooms.first().locator("[data-part=words]").innerText(),
    others: await rooms.nth(1).locator("[data-part=words]").innerText(),
  });
  let before = 0;
  await step(page, "#chooser", 280, read, ({ wires, first, others }, at) => {
    expect(wires.slice(1)).toEqual([0, 0, 0]);
    expect(wires[0], `at ${at}`).toBeGreaterThanOrEqual(before);
    before = wires[0] ?? 0;
    expect(first).toContain("start here");
    expect(others).not.toContain("start here");
  });
  expect(before).toBe(1);
});

test.describe("what no button stops ends within five seconds", () => {
  for (const [path, drawing] of [
    ["/", "section:has([name=wall])"],
    ["/aioi", "svg:has([data-part=layer-0])"],
    ["/aioi", "div:has(> div > [data-copy])"],
    ["/trust", "table:has([data-part=packets])"],
    ["/use-cases/privacy-sovereignty", "[data-script=packets]"],
    ["/for/hospitals", "[data-script=packets]"],
  ] as const) {
    test(`${path}, ${drawing} @rehearsal`, async ({ page }) => {
      await openAt(page, path, drawing);
      const ends = () =>
        page.locator(drawing).evaluateAll((elements) =>
          elements
            .flatMap((element) => element.getAnimations({ subtree: true }))
            // Milliseconds, from when it came into view.
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        );
      let longest = 0;
      await expect
        .poll(async () => (longest = Math.max(...(await ends()))), { intervals: [50] })
        .toBeGreaterThan(0);
      expect(longest).toBeLessThanOrEqual(5000);
      await expect.poll(ends).toEqual([]);
    });
  }
});

test.describe("what plays once", () => {
  const scene = "[data-script=play-once]";
  for (const { path, ms, width = 1440 } of [
    { path: "/company", ms: 760 },
    { path: "/use-cases/edge-ai", ms: 280 },
    { path: "/use-cases/devops-acceleration", ms: 480 },
    { path: "/use-cases/devops-acceleration", ms: 480, width: 390 },
    { path: "/compare", ms: 480 },
  ]) {
    const title = `${path}, ${width} px: its words stand, and its drawing goes one way`;
    test(title, { tag: "@rehearsal" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAt(page, path, scene);
      const words = await page.locator(scene).evaluate((element) => element.textContent);
      await page.locator(scene).evaluate((element: HTMLElement) => {
        element.dataset["play"] = "playing";
      });
      expect(await stop(page, scene)).toBeGreaterThan(0);
      const read = () =>
        page.locator(scene).evaluate((element) => ({
          moved: [...element.querySelectorAll("*")].map((part) => {
            const { a, d, e } = new DOMMatrix(getComputedStyle(part).transform);
            return Math.abs(1 - a) + Math.abs(1 - d) + Math.abs(e);
          }),
          flood: [...element.querySelectorAll("[data-part=flood]")].map(
            (flood) => new DOMMatrix(getComputedStyle(flood).transform).a,
          ),
          onFlood: [...element.querySelectorAll("[data-part=on-flood]")].map((group) =>
            Number(getComputedStyle(group).opacity),
          ),
          words: element.textContent,
        }));
      let before: readonly number[] = [];
      await step(page, scene, ms, read, (state, at) => {
        for (const [index, moved] of state.moved.entries()) {
          expect(moved, `at ${at}`).toBeLessThanOrEqual((before[index] ?? Infinity) + 0.01);
        }
        before = state.moved;
        expect(state.words).toBe(words);
        // White words need their ground.
        if (Math.max(0, ...state.onFlood) > 0)
          expect(Math.min(...state.flood), `at ${at}`).toBeGreaterThan(0.95);
      });
      await page.locator(scene).evaluate((element) => {
        for (const animation of element.getAnimations({ subtree: true })) animation.finish();
      });
      for (const flood of (await read()).flood) expect(flood).toBe(1);
    });
  }
});

test("the team: a line is drawn, and its person stands @rehearsal", async ({ page }) => {
  await openAt(page, "/company", "[data-part=member]");
  const member = page.locator("[data-part=member]").first();
  const words = await member.textContent();
  await member.hover();
  await stop(page, "[data-part=member]");
  const line = "[data-part=member]:hover [data-part=line]";
  let before = Infinity;
  const read = async () => ({
    left: (await values(page, line, "stroke-dashoffset")).map(Number.parseFloat),
    words: await member.textContent(),
  });
  await step(page, "[data-part=member]", 480, read, ({ left, words: now }) => {
    expect(left[0]).toBeLessThanOrEqual(before);
    before = left[0] ?? 0;
    expect(now).toBe(words);
  });
  expect(before).toBeCloseTo(0, 1);
});

test("the crossings: what comes in goes in, and what leaves goes out @rehearsal", async ({
  page,
}) => {
  const packets = "[data-part=packets]";
  await openAt(page, "/trust", packets);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (one) => one instanceof CSSAnimation && one.animationName === "crossing-signs-in",
            ).length,
      ),
    )
    .toBeGreaterThan(0);
  await stop(page, `table:has(${packets})`);
  const read = () =>
    page.locator(packets).evaluateAll((strips) =>
      strips
        .filter((strip) => strip.checkVisibility())
        .map((strip) => ({
          leaves: strip.hasAttribute("data-leaves"),
          x: new DOMMatrix(getComputedStyle(strip, "::before").transform).e,
        })),
    );
  let before: Awaited<ReturnType<typeof read>> = [];
  // From the start of a turn: its delay is -1.1 s.
  await step(page, `table:has(${packets})`, 890, read, (now, at) => {
    for (const [index, { leaves, x }] of now.entries()) {
      const last = before[index]?.x;
      if (last === undefined) continue;
      if (leaves) expect(x, `at ${at}`).toBeGreaterThan(last);
      else expect(x, `at ${at}`).toBeLessThan(last);
    }
    before = now;
  });
});

test("the receipt: its bar fills to the time that its words say @rehearsal", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const form = forms["Contact Us"];
  const opened = await form.open(page);
  await started(page);
  await form.fill(opened, { Email: "motion@northgate.example" });
  await submitOf(opened).click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt).toBeVisible();
  await restart(page, ".receipt-fill");
  const words = await receipt.textContent();
  let before = 0;
  const read = async () => ({
    filled: (await values(page, ".receipt-fill", "transform")).map((matrix) =>
      Number(/matrix\(([\d.e-]+)/.exec(matrix)?.[1] ?? 1),
    ),
    words: await receipt.textContent(),
  });
  await step(page, ".receipt-fill", 480, read, ({ filled: [share = 0], words: now }) => {
    expect(share).toBeGreaterThanOrEqual(before);
    expect(share).toBeLessThanOrEqual(1);
    before = share;
    expect(now).toBe(words);
  });
  expect(before).toBeCloseTo(1, 2);
});

test("what loads: it pulses, and what it says stays readable @rehearsal", async ({ page }) => {
  await openAt(page, "/resources", "main");
  await page.evaluate(() => {
    const sample = document.createElement("p");
    sample.className = "pulse";
    document.querySelector("main")?.append(sample);
  });
  if ((await stop(page, ".pulse")) === 0) return;
  const read = async () => (await values(page, ".pulse", "opacity")).map(Number);
  await step(page, ".pulse", 1600, read, ([opacity = 0]) => {
    expect(opacity).toBeGreaterThanOrEqual(0.6);
  });
});
