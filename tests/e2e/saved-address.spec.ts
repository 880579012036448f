import { type Browser, chromium, type Page } from "playwright/test";

import { findChromium } from "../../scripts/lib/find-chromium.ts";
import { honeypotName } from "../../app/leads/fields/honeypot-field.tsx";
import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

// Firefox offers a saved address for the fields that it sees when one of a form first gets the focus, and
// leaves out what is fully transparent, hidden or without size; so do password managers.

/** Notes which fields of a form are not seen when one of them first gets the focus. */
const noteUnseenFields = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<HTMLFormElement>();
    addEventListener(
      "focusin",
      ({ target }) => {
        const form = target instanceof Element ? target.closest("form") : null;
        if (!form || seen.has(form)) return;
        seen.add(form);
        const fields = form.querySelectorAll<HTMLElement>(
          "input:not([type=hidden], [type=radio], [tabindex='-1']), textarea, select",
        );
        const unseen = [...fields].filter((field) => {
          const { width, height } = field.getBoundingClientRect();
          const isSeen = field.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
            contentVisibilityAuto: true,
          });
          return !isSeen || width === 0 || height === 0;
        });
        form.dataset["fields"] = String(fields.length);
        form.dataset["unseen"] = unseen.map(({ id }) => id).join(" ");
      },
      true,
    );
  });

for (const [name, { open }] of Object.entries(forms)) {
  test(
    `${name}: every field is seen when one first gets the focus`,
    { tag: ["@rehearsal", "@phone-rehearsal"] },
    async ({ page }) => {
      // Nothing that moves is left out.
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await noteUnseenFields(page);
      const opened = await open(page);
      await started(page);
      await opened.getByRole("textbox").first().focus();
      const form = page.locator("form[data-fields]");
      await expect(form).toHaveAttribute("data-unseen", "");
      expect(Number(await form.getAttribute("data-fields"))).toBeGreaterThan(0);
      if (await page.getByRole("dialog").isHidden()) return;

      // And when it is opened again, before the first closing has ended. The opacity alone is read: where the
      // closing ends in this very moment, Chromium has no box for the dialog until its next frame.
      await opened.getByRole("button", { name: "Close" }).click();
      const opacity = await form.evaluate((element) => {
        const dialog = element.closest("dialog");
        document.querySelector<HTMLElement>(`[commandfor="${dialog?.id}"]`)?.click();
        return dialog?.open ? Number(getComputedStyle(dialog).opacity) : 0;
      });
      expect(opacity).toBeGreaterThan(0);
    },
  );
}

for (const [filled, status] of [
  [["email", "firstName", "lastName", "company"], "new"],
  [["email"], "quarantined"],
  [[], "quarantined"],
] as const) {
  test(`filled by the browser: ${filled.join(", ") || "nothing"}; sent at once: ${status}${filled.length < 4 ? " @rehearsal" : ""}`, async ({
    page,
    backend,
  }) => {
    const email = ownEmail(`saved-${filled.length}`);
    // A clock that goes slowly makes this quick, however busy the machine is.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 100;
    });
    const dialog = await forms["Get Started"].open(page, await backend.siteWith("fill time"));
    // What was typed before has no time.
    await expect(dialog.locator("[data-island]")).toHaveAttribute("data-started");
    await forms["Get Started"].fill(dialog, { Email: email });
    // What a browser without windows does not have, its tools for developers do.
    const tools = await page.context().newCDPSession(page);
    await tools.send("DOM.enable");
    await tools.send("CSS.enable");
    const { root } = await tools.send("DOM.getDocument");
    for (const name of filled) {
      const selector = `#getStarted-${name}`;
      const { nodeId } = await tools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      await tools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["autofill"] });
    }
    await submitOf(dialog).click();
    await expect(page.getByRole("region", { name: "Receipt" })).toBeVisible();
    expect(await backend.stored({ email })).toMatchObject([{ status }]);
  });
}

/** An address as Chromium keeps it. */
const address = {
  NAME_FIRST: "Maya",
  NAME_LAST: "Okonjo",
  EMAIL_ADDRESS: "maya@northgate.example",
  COMPANY_NAME: "Northgate",
  PHONE_HOME_WHOLE_NUMBER: "+15550100123",
};

test.describe("Chromium fills in a saved address", () => {
  // The browser of the other tests has no saved addresses.
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium() ?? "chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    });
  });
  test.afterAll(() => browser.close());

  for (const [name, form] of Object.entries(forms)) {
    test(`${name}: every field that it knows, and not the honeypot @rehearsal`, async ({
      baseURL,
    }) => {
      const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      const opened = await form.open(page);
      await started(page);
      await opened.locator("[name=email]").focus();
      const tools = await page.context().newCDPSession(page);
      await tools.send("Autofill.enable");
      const focused = await tools.send("Runtime.evaluate", {
        expression: "document.activeElement",
      });
      const { node } = await tools.send("DOM.describeNode", {
        objectId: focused.result.objectId ?? "",
      });
      await tools.send("Autofill.trigger", {
        fieldId: node.backendNodeId,
        address: { fields: Object.entries(address).map(([name, value]) => ({ name, value })) },
      });
      const filled = await opened.locator(":autofill").all();
      const values = await Promise.all(filled.map((field) => field.inputValue()));
      const known = name === "newsletter" ? [address.EMAIL_ADDRESS] : Object.values(address);
      expect(values.toSorted()).toEqual(known.toSorted());
      await expect(opened.locator(`[name=${honeypotName}]`)).toHaveValue("");
      await page.close();
    });
  }
});
