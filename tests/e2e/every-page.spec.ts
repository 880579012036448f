import { everyPage } from "../support/pages.ts";
import { prepareAxe, violations } from "./accessibility.ts";
import { exampleIf, expect, sharedPage, test } from "./fixtures.ts";
import { submitOf } from "./forms.ts";
import { smallTargets } from "./touch-targets.ts";

/** Stands on a phone for the others. */
const onPhone = new Set(["/contact-us"]);

/** And on a desktop, beside that. */
const onDesktop = new Set(["/", "/pricing"]);

test.describe("every page", () => {
  const open = sharedPage();
  test.beforeAll(() => prepareAxe(open()));
  test.afterEach(() => void open().removeAllListeners());

  for (const path of everyPage) {
    const tag = [
      onPhone.has(path) ? "@phone" : "@phone-rehearsal",
      ...exampleIf(onPhone.has(path) || onDesktop.has(path)).tag,
    ];
    const title = `${path}: no accessibility fault in light or dark, no other host, no complaint, nothing sideways`;
    test(title, { tag }, async ({ baseURL, isMobile }) => {
      const page = open();
      const foreign: string[] = [];
      const complaints: string[] = [];
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
      });
      page.on("console", (message) => {
        // The browser itself reports the 404 of the page under test.
        const isExpected = /no-such(?!-word)/.test(path) && message.text().includes("404");
        if (message.type() === "error" && !isExpected) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      const [first, ...others] = isMobile ? [360, 320] : [1280, 320, 768, 1024, 1920];
      const expectNothingSideways = async (width = 0) => {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      };

      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: first ?? 0, height: 800 });
      await page.goto(path, { waitUntil: "networkidle" });
      await expectNothingSideways(first);
      if (isMobile) expect(await smallTargets(page), "small targets").toEqual([]);
      expect(await violations(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, "colors"), "dark").toEqual([]);
      expect(foreign, "other hosts").toEqual([]);
      expect(complaints, "complaints").toEqual([]);
      for (const width of others) await expectNothingSideways(width);
    });
  }
});

test(
  "a dialog opens, shows what is missing and closes: no accessibility fault, no error",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Request consultation" }).click();
    const dialog = page.getByRole("dialog");
    await submitOf(dialog).click();
    await expect(page.getByText("Validation Error")).toBeVisible();
    expect(await violations(page), "accessibility").toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    expect(errors, "errors").toEqual([]);
  },
);
