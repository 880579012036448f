import type { Page } from "playwright/test";

import { goodToken } from "../support/fake-siteverify.ts";
import { exampleIf, expect, ownEmail, test } from "./fixtures.ts";
import { forms, submitOf, toast } from "./forms.ts";

/** Stands in for Turnstile's script: gives a token soon after it is asked. */
const turnstile = `window.turnstile = {
  render(place, options) {
    const answer = () => setTimeout(() => options.callback(${JSON.stringify(goodToken)}), 50);
    this.answer = answer;
    answer();
    return "widget";
  },
  reset() { this.answer(); },
};`;

/** What the page asks Cloudflare for. */
async function watchCloudflare(page: Page, answers: boolean): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://challenges.cloudflare.com/**", async (route) => {
    asked.push(route.request().url());
    if (answers) await route.fulfill({ contentType: "text/javascript", body: turnstile });
    else await route.abort();
  });
  return asked;
}

for (const name of ["Get Started", "contact page"] as const) {
  test(
    `${name}: the challenge loads with the form's first use, and a person's lead is 'new'`,
    exampleIf(name === "Get Started"),
    async ({ page, backend }) => {
      const email = ownEmail(`person-${name.replaceAll(" ", "-")}`);
      const asked = await watchCloudflare(page, true);
      const site = await backend.siteWith("turnstile");
      await page.goto(`${site}/pricing`, { waitUntil: "networkidle" });
      expect(asked).toEqual([]);
      const form = await forms[name].open(page, site);
      await forms[name].fill(form, { Email: email });
      await expect.poll(() => asked.length).toBe(1);
      await submitOf(form).click();
      await expect(page.locator("[data-scope=toast][data-type=success]")).toBeVisible();
      expect(await backend.stored({ email })).toMatchObject([{ status: "new" }]);
    },
  );
}

test("when it cannot be loaded, the visitor sees success and the lead is quarantined @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("no-token");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await watchCloudflare(page, false);
  const form = await forms["Hire Me"].open(page, await backend.siteWith("turnstile"));
  await forms["Hire Me"].fill(form, { Email: email });
  await submitOf(form).click();
  await expect(toast(page, "Success!")).toBeVisible();
  expect(await backend.stored({ email })).toMatchObject([{ status: "quarantined" }]);
  expect(errors).toEqual([]);
});
