import { everyPage } from "../support/pages.ts";
import { violations } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
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
      if (project.name === "phone") expect(await smallTargets(page)).toEqual([]);
      expect(await violations(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, "colors"), "dark").toEqual([]);
      expect(foreign).toEqual([]);
      expect(complaints).toEqual([]);

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
  "the open dialog and its errors have no accessibility fault",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Request consultation" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("button[type=submit]").click();
    await expect(page.getByText("Validation Error")).toBeVisible();
    await page.waitForTimeout(400); // the entrance fades, and a half-faded text has no contrast yet
    expect(await violations(page)).toEqual([]);
  },
);

test(
  "a dialog that opens, waits and closes raises no error",
  { tag: "@phone" },
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Request consultation" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.waitForTimeout(1500); // what the dialog library waits for fails after a second
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(errors).toEqual([]);
  },
);
