import type { Page } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

/** Has the forms of an open page post without script. */
const withoutFormModule = (page: Page) =>
  page.route(/\/assets\/send-form.*\.js$/, (route) => route.abort());

test("a form that comes back after a post without script can be sent again", async ({
  page,
  backend,
}) => {
  const email = ownEmail("posted-twice");
  await withoutFormModule(page);
  let posts = 0;
  await page.route("**/contact-us", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    // No content: the browser stays on the page, as it was.
    return posts === 1 ? route.fulfill({ status: 204 }) : route.continue();
  });
  const form = await forms["contact page"].open(page);
  await started(page);
  await forms["contact page"].fill(form, { Email: email });
  await submitOf(form).click();
  await expect.poll(() => posts).toBe(1);
  await submitOf(form).click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});
