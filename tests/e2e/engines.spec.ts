import { click, fill, press } from "../support/engines/engine.ts";
import { startVisitorProxy, type VisitorProxy } from "../support/engines/visitor-proxy.ts";
import { everyPage } from "../support/pages.ts";
import { inEachEngine, keys, openPage, settles } from "./engines.ts";
import { expect, ownEmail, test } from "./fixtures.ts";

// Journeys in Firefox and WebKitGTK: a form by the keyboard, a dialog, the way back, every page.

inEachEngine((name, engine) => {
  /** What the page says of its focus, its open dialog and its failing fields. */
  const state = () =>
    engine().run(`return {
      focus: document.activeElement?.id ?? "",
      dialog: document.querySelector("dialog[open]")?.id ?? "",
      failing: [...document.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id),
    }`);

  let proxy: VisitorProxy | undefined;
  test.afterEach(() => proxy?.close());

  test("home is shown, and a form says what is missing and is sent once", async ({
    baseURL,
    backend,
  }) => {
    proxy = await startVisitorProxy(baseURL ?? "", true);
    await openPage(engine(), proxy.url, "/");
    expect(
      await engine().run(
        "return [document.querySelectorAll('h1').length, Math.max(0, document.documentElement.scrollWidth - innerWidth)]",
      ),
    ).toEqual([1, 0]);
    const email = ownEmail(`engine-${name.toLowerCase()}`);
    await openPage(engine(), proxy.url, "/contact-us");
    // Firefox would call each of them an invalid entry before anything is typed.
    expect(await engine().run("return document.querySelectorAll('form :invalid').length")).toBe(0);
    await fill(engine(), "#contactPage-firstName", "Maya");
    await click(engine(), "main form button[type=submit]");
    await expect.poll(state).toMatchObject({ focus: "contactPage-lastName" });
    for (const [field, text] of [
      ["lastName", "Okonjo"],
      ["email", email],
      ["company", "Northgate"],
      ["subject", "A pilot"],
      ["message", "In March, please."],
    ] as const) {
      await fill(engine(), `#contactPage-${field}`, text);
    }
    await click(engine(), "main form button[type=submit]");
    expect(await backend.stored({ table: "hire_me_queries", email })).toMatchObject([
      { first_name: "Maya", source: { form: "contactPage", page: "/contact-us" } },
    ]);
    await expect
      .poll(() => engine().run("return document.querySelector('#contactPage-message').value"))
      .toBe("");
  });

  test("a dialog takes the focus, and Escape gives it back @rehearsal", async ({ baseURL }) => {
    await openPage(engine(), baseURL, "/pricing");
    const trigger = "header [commandfor=hireMe-dialog], header [data-opens=hireMe-dialog]";
    await click(engine(), trigger);
    await expect.poll(state).toMatchObject({ dialog: "hireMe-dialog" });
    expect(await engine().run("return document.activeElement.closest('dialog')?.id ?? ''")).toBe(
      "hireMe-dialog",
    );
    await press(engine(), [keys.escape]);
    await expect.poll(state).toMatchObject({ dialog: "" });
    expect(
      await engine().run(`return document.activeElement.matches(${JSON.stringify(trigger)})`),
    ).toBe(true);
  });

  test("what was typed is there again after a page and the way back @rehearsal", async ({
    baseURL,
  }) => {
    await openPage(engine(), baseURL, "/contact-us");
    await fill(engine(), "#contactPage-message", "In March, please.");
    await openPage(engine(), baseURL, "/pricing");
    await engine().back();
    const typed = "return document.querySelector('#contactPage-message')?.value ?? ''";
    await settles(engine(), typed, "In March, please.");
  });

  test("every page hydrates every island, without an error, a wider page or larger words @rehearsal", async ({
    baseURL,
  }) => {
    for (const path of everyPage) {
      await openPage(engine(), baseURL, path);
      await engine().run(`
        window.faults = [];
        addEventListener("error", ({ message }) => window.faults.push(message));
        addEventListener("securitypolicyviolation", ({ blockedURI }) => window.faults.push(blockedURI));
        for (const island of document.querySelectorAll("[data-island]"))
          island.dispatchEvent(new FocusEvent("focusin"));
      `);
      const waiting =
        "return document.querySelectorAll('[data-island]:not([data-started])').length";
      await settles(engine(), waiting, 0, path);
      const faults = await engine().run(`
        const large = [...document.querySelectorAll("svg text")].filter(
          (text) => text.getBoundingClientRect().width > text.ownerSVGElement.getBoundingClientRect().width,
        );
        const cut = [...document.querySelectorAll("svg text")].filter((text) => {
          const { paintOrder, letterSpacing } = getComputedStyle(text);
          return paintOrder.startsWith("stroke") && parseFloat(letterSpacing) !== 0 && letterSpacing !== "normal";
        });
        return [
          ...window.faults,
          ...cut.map(({ textContent }) => "each letter cut by the next: " + textContent),
          ...large.map(({ textContent }) => "wider than its drawing: " + textContent),
          Math.max(0, document.documentElement.scrollWidth - innerWidth),
        ];
      `);
      expect(faults, path).toEqual([0]);
    }
  });
});
