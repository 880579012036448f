import type { Page } from "playwright/test";

import { exampleIf, expect, hold, ownEmail, started, test } from "./fixtures.ts";
import { fillPerson } from "./forms.ts";

test.describe("/aioi", () => {
  test("hero, impact metrics, use cases, three layers, process and a call to action", async ({
    page,
  }) => {
    await page.goto("/aioi");
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const number of ["10×", "40–60%", "99.9%", "100+"]) {
      await expect(main.getByText(number, { exact: true })).toBeVisible();
    }
    await expect(main.getByRole("img", { name: /Three layers inside one boundary/ })).toBeVisible();
    for (const layer of ["Agent framework", "Models", "Infrastructure"]) {
      await expect(main.getByRole("heading", { name: layer })).toBeVisible();
    }
    await expect(main.getByText("2M+ models", { exact: true })).toBeVisible();
    await expect(main.getByText("99.9%, up to 99.99%, by tier", { exact: true })).toBeVisible();
    for (const path of ["privacy-sovereignty", "best-model", "edge-ai", "devops-acceleration"]) {
      await expect(main.locator(`a[href="/use-cases/${path}"]`)).toHaveCount(1);
    }
    await expect(main.getByRole("button", { name: "Contact sales" })).toBeVisible();
  });

  test("a customer with a number, its words and its story @rehearsal", async ({ page }) => {
    await page.goto("/aioi");
    const proof = page.getByRole("region", { name: "Customer" });
    await expect(proof).toContainText("70 min");
    // The speaker is the one whom the story names.
    await expect(proof).toContainText("Pavel Strand");
    await proof.getByRole("link", { name: "Read Corvane’s story" }).click();
    await expect(page).toHaveURL(/\/success-stories\/corvane-quantum-calibration$/);
    await expect(page.getByRole("article")).toContainText("Pavel Strand");
  });

  test("on a wide screen the layers share a drawing, on a phone each has its own @rehearsal", async ({
    page,
  }) => {
    const whole = page.getByRole("img", { name: /Three layers inside one boundary/ });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/aioi");
    await expect(whole).toBeVisible();
    await expect(page.locator("[data-part=floor]").first()).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/aioi");
    await page.getByRole("heading", { name: "Agent framework" }).scrollIntoViewIfNeeded();
    await expect(page.locator("[data-part=floor]")).toHaveCount(3);
    await expect(page.locator("[data-part=floor]").first()).toBeVisible();
    await expect(page.locator("[data-part=floor]").first()).toContainText("akito");
    await expect(whole).toBeHidden();
  });

  test("the first command can be copied @rehearsal", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/aioi");
    const copy = page.getByRole("button", { name: "Copy" });
    await started(page);
    await copy.click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("aioi plan --dry-run");
    await expect(copy).toBeVisible();
  });

  test("copied again, it says so again, and for as long @rehearsal", async ({
    clockPage: page,
    isMobile,
  }) => {
    test.skip(isMobile, "it is the same there");
    await page.clock.install({ time: 0 });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/aioi");
    await started(page);
    await page.clock.pauseAt(60_000);
    const said = page.locator("[data-copy] ~ [role=status]").first();
    const all = await said.evaluateHandle((status) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(status.textContent ?? "")).observe(status, {
        childList: true,
      });
      return texts;
    });
    const press = () => page.locator("[data-copy]").first().click();
    await press();
    await expect.poll(() => all.jsonValue()).toEqual(["Copied"]);
    await page.clock.runFor(1900);
    await press();
    await expect.poll(() => all.jsonValue()).toEqual(["Copied", "", "Copied"]);
    await page.clock.runFor(1500);
    await expect(said).toHaveText("Copied");
    await page.clock.runFor(500);
    await expect(said).toHaveText("");
  });

  test("four steps: under 5 min, under 30 min, under 1 hour, built-in @rehearsal", async ({
    page,
  }) => {
    await page.goto("/aioi");
    const steps = page.getByRole("main").locator("summary");
    await expect(steps).toHaveCount(4);
    const times = ["under 5 min", "under 30 min", "under 1 hour", "built-in"];
    for (const [index, time] of times.entries()) {
      await expect(steps.nth(index)).toContainText(String(index + 1));
      await expect(steps.nth(index)).toContainText(time);
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("clicking a step toggles its detail panel, and clicking again closes it @rehearsal", async ({
        page,
      }) => {
        await page.goto("/aioi");
        for (const [name, need] of [
          ["Connect", "A role that may create resources"],
          ["Integrate", "An owner for each set of records"],
          ["Govern", "A budget for each team"],
        ] as const) {
          const step = page.locator("details", { has: page.getByRole("heading", { name }) });
          await expect(step.getByText(need)).toBeHidden();
          await step.locator("summary").click();
          await expect(step.getByText(need)).toBeVisible();
          await expect(step.getByText("You need")).toBeVisible();
          await expect(step.getByText("You get")).toBeVisible();
          await step.locator("summary").click();
          await expect(step.getByText(need)).toBeHidden();
        }
      });
    });
  }

  test("a step opens and closes by keyboard, and leaves the others as they are @rehearsal", async ({
    page,
  }) => {
    await page.goto("/aioi");
    const deploy = page.getByText("A private endpoint with logs, metrics and a rollback point.");
    await expect(deploy).toBeVisible();
    await page.locator("summary", { hasText: "Connect" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("A role that may create resources")).toBeVisible();
    await expect(deploy).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText("A role that may create resources")).toBeHidden();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(deploy).toBeHidden();
  });

  test("what the Worker rendered stays when the script arrives: an open step, and the focus on it @rehearsal", async ({
    page,
  }) => {
    await page.goto("/aioi");
    const step = page.locator("summary", { hasText: "Connect" });
    await step.focus();
    await page.keyboard.press("Enter");
    await started(page);
    await expect(step).toBeFocused();
    await expect(page.getByText("A role that may create resources")).toBeVisible();
  });

  test("a link within the site renders all of it too @rehearsal", async ({ page, isMobile }) => {
    test.skip(isMobile, "the link is in the drawer there");
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("link", { name: "Platform" }).click();
    await expect(page).toHaveURL("/aioi");
    await expect(page.getByRole("img", { name: /Three layers inside one boundary/ })).toBeVisible();
    const step = page.locator("details", { has: page.getByRole("heading", { name: "Govern" }) });
    await step.locator("summary").click();
    await expect(step.getByText("A budget for each team")).toBeVisible();
  });

  // The drawing answers pointer and keyboard alike.
  test("a layer rises when its row is pointed at, or its title has the focus @rehearsal", async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "no pointer hovers there");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/aioi");
    const lift = (layer: number) =>
      page
        .locator(`[data-part=layer-${layer}]`)
        .evaluate((group) => new DOMMatrix(getComputedStyle(group).transform).m42);
    const wire = () =>
      page.locator("[data-part=layer-2] > path").evaluate((line) => getComputedStyle(line).stroke);
    const signal = await wire();
    await page.getByRole("heading", { name: "Models" }).hover();
    await expect.poll(() => lift(1)).toBe(-22);
    expect(await lift(0)).toBe(0);
    expect(await wire()).not.toBe(signal);
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Agent framework" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => lift(0)).toBe(-22);
    await expect.poll(() => lift(1)).toBe(0);
  });

  test.describe("the sample run", () => {
    const lines = ["02:15 boundary", "04:12 connected", "11:57 egress", "12:00 live"];

    for (const script of ["reduced motion", "no script"] as const) {
      test.describe(`with ${script}`, () => {
        test.use({ javaScriptEnabled: script !== "no script" });

        test(
          "is its last frame, without a button",
          exampleIf(script === "no script"),
          async ({ page }) => {
            await page.emulateMedia({ reducedMotion: "reduce" });
            await page.goto("/aioi");
            const terminal = page.getByRole("figure", { name: /^Sample run/ });
            for (const line of lines) {
              await expect(terminal.locator("p", { hasText: line })).toHaveCSS("opacity", "1");
            }
            await expect(terminal.getByRole("button")).toBeHidden();
          },
        );
      });
    }

    /** Moves the clock of the run, which takes 6 s. */
    const moveTo = (page: Page, ms: number) =>
      page.locator("[data-script=sample-run]").evaluate((run, to) => {
        for (const animation of run.getAnimations({ subtree: true })) animation.currentTime = to;
      }, ms);
    /** Whether the run goes on, once two more frames are drawn. */
    const states = (page: Page) =>
      page.locator("[data-script=sample-run]").evaluate(async (run) => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return [...new Set(run.getAnimations({ subtree: true }).map(({ playState }) => playState))];
      });

    test("stands finished until it is played, pauses, goes on and plays again @rehearsal", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/aioi");
      await started(page);
      const terminal = page.getByRole("figure", { name: /^Sample run/ });
      const last = terminal.locator("p", { hasText: "12:00 live" });
      const press = (name: string) => terminal.getByRole("button", { name, exact: true }).click();
      // It never starts by itself.
      await terminal.scrollIntoViewIfNeeded();
      await expect(last).toHaveCSS("opacity", "1");
      await press("Play 12 minutes in 6 s");
      await expect(last).toHaveCSS("opacity", "0");
      await moveTo(page, 5990);
      // In one task the run begins and its clock is stopped: what is over cannot be moved back.
      await terminal.getByRole("button", { name: "Play again" }).evaluate((button: HTMLElement) => {
        button.click();
        for (const animation of document.getAnimations()) animation.pause();
      });
      await expect(last).toHaveCSS("opacity", "0");
      // At each moment, what has come is seen and nothing else.
      for (const [ms, seen] of [
        [100, ["00:00"]],
        [1200, ["00:00", "00:41", "02:15"]],
        [2200, ["00:00", "00:41", "02:15", "04:12"]],
        [5990, ["00:00", "00:41", "02:15", "04:12", "05:30", "11:48", "11:57"]],
      ] as const) {
        await moveTo(page, ms);
        const shown = await terminal.locator("> div > p").evaluateAll((all) =>
          all
            .filter((line) => getComputedStyle(line).opacity === "1")
            .map((line) => /^\d\d:\d\d/.exec(line.textContent)?.[0])
            .filter((time) => time !== undefined),
        );
        expect(shown).toEqual(seen);
      }
      await page.locator("[data-script=sample-run]").evaluate((run) => {
        for (const animation of run.getAnimations({ subtree: true })) animation.play();
      });
      await expect(terminal.getByRole("button", { name: "Play again" })).toBeVisible();
      for (const line of await terminal.locator("> div > p").all()) {
        await expect(line).toHaveCSS("opacity", "1");
      }
      await press("Play again");
      await expect(last).toHaveCSS("opacity", "0");
      await press("Pause");
      // Its clock stands.
      expect(await states(page)).toEqual(["paused"]);
      await press("Go on");
      await expect(terminal.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
    });

    test("shows the end of the first step while its lane has the focus of the keyboard @rehearsal", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/aioi");
      const terminal = page.getByRole("figure", { name: /^Sample run/ });
      const deploying = terminal.locator("> div", { hasText: "aioi deploy" });
      const lane = page.getByRole("button", { name: "1 Connect" });
      await lane.focus();
      await expect(deploying).toHaveCSS("opacity", "0");
      await page.keyboard.press("Enter");
      await expect(deploying).toHaveCSS("opacity", "0");
      await page.keyboard.press("Tab");
      await expect(deploying).toHaveCSS("opacity", "1");
      await lane.click();
      await expect(deploying).toHaveCSS("opacity", "0");
      await page.mouse.move(0, 0);
      await expect(deploying).toHaveCSS("opacity", "1");
      // The other lanes answer nothing.
      await expect(page.getByRole("button", { name: "2 Deploy" })).toHaveCount(0);
    });
  });

  test("Get started opens the Get Started dialog @rehearsal", async ({ page }) => {
    await page.goto("/aioi");
    await page.getByRole("main").getByRole("button", { name: "Get started" }).click();
    await expect(page.getByRole("dialog", { name: "Get Started" })).toBeVisible();
  });
});

test.describe("/solutions", () => {
  test("four use cases, each a link, and six autopilots @rehearsal", async ({ page }) => {
    await page.goto("/solutions");
    const main = page.getByRole("main");
    for (const [name, path] of [
      ["Privacy and sovereignty", "/use-cases/privacy-sovereignty"],
      ["The best model for each task", "/use-cases/best-model"],
      ["Edge AI", "/use-cases/edge-ai"],
      ["DevOps acceleration", "/use-cases/devops-acceleration"],
      ["BDR", "/autopilots/bdr"],
      ["Akito", "/autopilots/akito"],
      ["Marketer", "/autopilots/marketer"],
      ["Document validator", "/autopilots/document-validator"],
      ["Patent filer", "/autopilots/patent-filer"],
      ["Customer experience", "/autopilots/customer-experience"],
    ] as const) {
      const heading = main.getByRole("heading", { name, exact: true });
      await expect(heading.getByRole("link")).toHaveAttribute("href", path);
    }
  });

  for (const script of ["with", "without"] as const) {
    test.describe(`${script} script`, () => {
      test.use({ javaScriptEnabled: script === "with" });

      test("the first no is where to start, whichever way it is chosen @rehearsal", async ({
        page,
      }) => {
        await page.goto("/solutions");
        const plan = page.getByRole("main").getByRole("status");
        const answer = (question: string, name: string) =>
          page.getByRole("group", { name: question }).getByRole("radio", { name });
        await expect(plan).toContainText("Answer four questions to see your plan.");
        await answer("Can the answer wait for a round trip?", "No").focus();
        await page.keyboard.press("Space");
        await expect(plan).toHaveText(/Start with edge AI\./);
        await answer("Is somebody free to run it?", "No").focus();
        await page.keyboard.press("Space");
        await expect(plan).toHaveText(/Start with edge AI\./);
        const rooms = page.locator("main [data-part=choice]");
        await expect(rooms.nth(1)).toContainText("start here");
        await expect(rooms.nth(3).getByText("then", { exact: true })).toBeVisible();
        await answer("May the records leave the building?", "No").focus();
        await page.keyboard.press("Space");
        await expect(plan).toHaveText(/Start with privacy and sovereignty\./);
        for (const group of await rooms.all()) {
          // Arrows change an answer.
          await group.getByRole("radio", { name: "No" }).focus();
          await page.keyboard.press("ArrowLeft");
          await expect(group.getByRole("radio", { name: "Yes" })).toBeChecked();
        }
        await expect(plan).toHaveText(/Four times yes: ask an engineer\./);
      });
    });
  }

  test("the answers stand in the address and in the consultation's requirements @rehearsal", async ({
    page,
  }) => {
    await page.goto("/solutions?a=y---");
    const first = page.getByRole("group", { name: "May the records leave the building?" });
    await expect(first.getByRole("radio", { name: "Yes" })).toBeChecked();
    const second = page.getByRole("group", { name: "Can the answer wait for a round trip?" });
    await second.getByText("No", { exact: true }).click();
    await expect(page).toHaveURL("/solutions?a=yn--");
    await page.getByRole("button", { name: "Request consultation" }).first().click();
    await expect(page.getByRole("textbox", { name: "Requirements" })).toHaveValue(
      "May the records leave the building? Yes\nCan the answer wait for a round trip? No",
    );
    await expect(page.getByRole("combobox", { name: "Solution" })).toHaveValue("Edge AI");
  });

  test("the answers stand in the message of Get Started @rehearsal", async ({ page }) => {
    await page.goto("/solutions?a=n---");
    const first = page.getByRole("group", { name: "May the records leave the building?" });
    await expect(first.getByRole("radio", { name: "No" })).toBeChecked();
    await page.getByRole("main").getByRole("button", { name: "Get started" }).click();
    const dialog = page.getByRole("dialog", { name: "Get Started" });
    await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(
      "May the records leave the building? No",
    );
  });

  test("the answers are there again after Back, and can be changed @rehearsal", async ({
    page,
  }) => {
    await page.goto("/solutions?a=ynnn", { waitUntil: "networkidle" });
    const first = page.getByRole("group", { name: "May the records leave the building?" });
    await expect(first.getByRole("radio", { name: "Yes" })).toBeChecked();
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faqs");
    await page.goBack();
    await expect(first.getByRole("radio", { name: "Yes" })).toBeChecked();
    await first.getByText("No", { exact: true }).click();
    await expect(page).toHaveURL("/solutions?a=nnnn");
  });

  test("answers count that were given before the script came @rehearsal", async ({ page }) => {
    const release = await hold(page, /\/assets\/index-[^/]*\.js$/);
    await page.goto("/company", { waitUntil: "commit" });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "AI solutions" })
      .click({ noWaitAfter: true });
    await expect(page).toHaveURL("/solutions");
    const answer = (question: string, name: string) =>
      page.getByRole("group", { name: question }).getByText(name, { exact: true });
    await answer("May the records leave the building?", "Yes").click();
    release();
    await expect(page).toHaveURL("/solutions?a=y---");
    await answer("Can the answer wait for a round trip?", "No").click();
    await expect(page).toHaveURL("/solutions?a=yn--");
  });

  test("an address with other answers counts as none @rehearsal", async ({ page }) => {
    await page.goto("/solutions?a=<script>");
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      "Answer four questions to see your plan.",
    );
  });

  test("hourly consulting says its terms @rehearsal", async ({ page }) => {
    await page.goto("/solutions#consultation");
    const section = page.locator("#consultation");
    await expect(section).toBeInViewport();
    await expect(section).toContainText("$300 an hour");
    await expect(section).toContainText("4 hours");
    await expect(section).toContainText("under 2 hours");
    await expect(section).toContainText("24/7");
    await expect(section).toContainText("remote or on-site");
  });

  test("Request consultation lands, and keeps where it was opened @rehearsal", async ({
    page,
    backend,
  }) => {
    const address = ownEmail("solutions");
    await page.goto("/solutions");
    const section = page.locator("#consultation");
    await section.getByRole("button", { name: "Request consultation" }).click();
    const dialog = page.getByRole("dialog", { name: "Request consultation" });
    await fillPerson(dialog, { Email: address });
    await dialog.locator("button[type=submit]").click();
    await expect(dialog).toBeHidden();
    const rows = await backend.stored({ email: address });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      selected_autopilots: null,
      source: { form: "consultation", page: "/solutions", opener: "solutions" },
    });
  });
});
