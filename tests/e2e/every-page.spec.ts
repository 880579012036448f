import { everyPage } from "../support/pages.ts";
import { violations } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { submitOf } from "./forms.ts";
import { smallTargets } from "./touch-targets.ts";

for (const path of everyPage) {
  test(
    `${path}: no accessibility fault in light or dark, no other host, no complaint, nothing sideways`,
    { tag: "@phone" },
    async ({ page, baseURL }, { project }) => {
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
      if (project.name === "phone") await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(path, { waitUntil: "networkidle" });
      if (project.name === "phone") expect(await smallTargets(page), "small targets").toEqual([]);
      expect(await violations(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, "colors"), "dark").toEqual([]);
      expect(foreign, "other hosts").toEqual([]);
      expect(complaints, "complaints").toEqual([]);

      for (const width of project.name === "phone" ? [320] : [320, 360, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

test(
  "a dialog opens, shows what is missing and closes: no accessibility fault, no error",
  { tag: "@phone" },
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
