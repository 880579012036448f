import { expect, ownEmail, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";
import {
  paths,
  problemsOf,
  translateBeforeScripts,
  translateNow,
  useEveryControl,
} from "./translated-pages.ts";

for (const path of paths) {
  test(`${path}, translated after the script has started: every control can be used`, async ({
    page,
  }) => {
    const problems = problemsOf(page);
    await page.goto(path);
    await translateNow(page);
    await useEveryControl(page, problems);
  });
}

for (const moment of ["before", "after"] as const) {
  for (const [name, form] of Object.entries(forms)) {
    test(`${name}, translated ${moment} the script has started: errors show, and the lead is stored once`, async ({
      page,
      backend,
    }) => {
      const problems = problemsOf(page);
      const email = ownEmail(`translated-${moment}-${name.replaceAll(" ", "-").toLowerCase()}`);
      if (moment === "before") await translateBeforeScripts(page);
      const opened = await form.open(page);
      if (moment === "after") await translateNow(page);
      // Sent before the script has arrived, the newsletter's errors show on its own page.
      if (name !== "newsletter") {
        await form.fill(opened, { Email: "nobody" });
        await submitOf(opened).click();
        await expect(opened.locator("[aria-invalid=true]")).not.toHaveCount(0);
      }
      await form.fill(opened, { Email: email });
      await submitOf(opened).click();
      expect(await backend.stored({ table: form.table, email })).toHaveLength(1);
      // Not sent once more by a form that was emptied or kept.
      await page.waitForTimeout(500);
      expect(await backend.rows({ table: form.table, email })).toHaveLength(1);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(problems).toEqual([]);
    });
  }
}
