import { click, type Engine, fill, press } from "../support/engines/engine.ts";
import { firefox, startFirefox } from "../support/engines/firefox.ts";
import { startWebkit, webkit } from "../support/engines/webkit.ts";
import { everyPage } from "../support/pages.ts";
import { expect, ownEmail, test } from "./fixtures.ts";

/** Keys as WebDriver names them. */
const escape = "\uE00C";

const engines = {
  Firefox: firefox && startFirefox.bind(null, firefox),
  WebKitGTK: webkit && startWebkit.bind(null, webkit),
};

for (const [name, launch] of Object.entries(engines)) {
  test.describe(name, () => {
    // One browser, whose page is one after the other's.
    test.describe.configure({ mode: "default" });
    test.skip(
      launch === undefined,
      `${name} is not installed: docs/browsers.md says how to have it`,
    );
    let engine: Engine;
    test.beforeAll(async () => {
      if (launch) engine = await launch();
    });
    test.afterAll(() => engine?.close());

    const open = async (site = "", path = "/") => {
      await engine.open(`${site}${path}`);
      await expect
        .poll(() => engine.run("return 'started' in document.documentElement.dataset"))
        .toBe(true);
    };
    /** What the page says of its focus, its open dialog and its failing fields. */
    const state = () =>
      engine.run(`return {
        focus: document.activeElement?.id ?? "",
        dialog: document.querySelector("dialog[open]")?.id ?? "",
        failing: [...document.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id),
      }`);

    test("home is shown, and a form says what is missing and is sent once", async ({
      baseURL,
      backend,
    }) => {
      await open(baseURL, "/");
      expect(
        await engine.run(
          "return [document.querySelectorAll('h1').length, Math.max(0, document.documentElement.scrollWidth - innerWidth)]",
        ),
      ).toEqual([1, 0]);
      const email = ownEmail(`engine-${name.toLowerCase()}`);
      await open(baseURL, "/contact-us");
      // Firefox would call each of them an invalid entry before anything is typed.
      expect(await engine.run("return document.querySelectorAll('form :invalid').length")).toBe(0);
      await fill(engine, "#contactPage-firstName", "Maya");
      await click(engine, "main form button[type=submit]");
      await expect.poll(state).toMatchObject({ focus: "contactPage-lastName" });
      for (const [field, text] of [
        ["lastName", "Okonjo"],
        ["email", email],
        ["company", "Northgate"],
        ["subject", "A pilot"],
        ["message", "In March, please."],
      ] as const) {
        await fill(engine, `#contactPage-${field}`, text);
      }
      await click(engine, "main form button[type=submit]");
      expect(await backend.stored({ table: "hire_me_queries", email })).toMatchObject([
        { first_name: "Maya", source: { form: "contactPage", page: "/contact-us" } },
      ]);
      await expect
        .poll(() => engine.run("return document.querySelector('#contactPage-message').value"))
        .toBe("");
    });

    test("a dialog takes the focus, and Escape gives it back @rehearsal", async ({ baseURL }) => {
      await open(baseURL, "/pricing");
      const trigger = "header [commandfor=hireMe-dialog], header [data-opens=hireMe-dialog]";
      await click(engine, trigger);
      await expect.poll(state).toMatchObject({ dialog: "hireMe-dialog" });
      expect(await engine.run("return document.activeElement.closest('dialog')?.id ?? ''")).toBe(
        "hireMe-dialog",
      );
      await press(engine, escape);
      await expect.poll(state).toMatchObject({ dialog: "" });
      expect(
        await engine.run(`return document.activeElement.matches(${JSON.stringify(trigger)})`),
      ).toBe(true);
    });

    test("what was typed is there again after a page and the way back @rehearsal", async ({
      baseURL,
    }) => {
      await open(baseURL, "/contact-us");
      await fill(engine, "#contactPage-message", "In March, please.");
      await open(baseURL, "/pricing");
      await engine.back();
      // Meanwhile a script may lose its page.
      await expect(async () => {
        expect(
          await engine.run("return document.querySelector('#contactPage-message')?.value ?? ''"),
        ).toBe("In March, please.");
      }).toPass();
    });

    test("every page hydrates every island, without an error and without a wider page @rehearsal", async ({
      baseURL,
    }) => {
      for (const path of everyPage) {
        await open(baseURL, path);
        await engine.run(`
          window.faults = [];
          addEventListener("error", ({ message }) => window.faults.push(message));
          addEventListener("securitypolicyviolation", ({ blockedURI }) => window.faults.push(blockedURI));
          for (const island of document.querySelectorAll("[data-island]"))
            island.dispatchEvent(new FocusEvent("focusin"));
        `);
        await expect
          .poll(
            () =>
              engine.run(
                "return document.querySelectorAll('[data-island]:not([data-started])').length",
              ),
            path,
          )
          .toBe(0);
        const faults = await engine.run(
          "return [...window.faults, Math.max(0, document.documentElement.scrollWidth - innerWidth)]",
        );
        expect(faults, path).toEqual([0]);
      }
    });
  });
}
