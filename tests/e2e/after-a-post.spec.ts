import type { Page } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, openFilled, submitOf } from "./forms.ts";

/** Has the forms of an open page post without script. */
const withoutFormModule = (page: Page) =>
  page.route(/\/assets\/send-form.*\.js$/, (route) => route.abort());

const storedDraft = (page: Page, kind: string) =>
  page.evaluate((key) => sessionStorage.getItem(key), `draft:${kind}`);

async function beginDraft(page: Page) {
  const form = await forms["contact page"].open(page);
  await started(page);
  await form.getByRole("textbox", { name: "Message" }).fill("Half a message.");
  await expect.poll(() => storedDraft(page, "contactPage")).toContain("Half a message.");
  return form;
}

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
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await expect.poll(() => posts).toBe(1);
  await submitOf(form).click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("a post without script that arrived removes the draft, and its result is shown once @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("result-once");
  await withoutFormModule(page);
  const form = await openFilled(page, "contact page", { Email: email });
  expect(await storedDraft(page, "contactPage")).toContain(email);
  await submitOf(form).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  await started(page);
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  expect(await storedDraft(page, "contactPage")).toBeNull();
  await page.reload();
  await started(page);
  await expect(page.getByText("Message sent successfully!")).toHaveCount(0);
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("other parameters stay in the address @rehearsal", async ({ page }) => {
  await page.goto("/promotion?promo=discount&sent=getStarted");
  await started(page);
  await expect(page).toHaveURL("/promotion?promo=discount");
});

test("the newsletter's draft is removed by a post without script too @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("newsletter-draft");
  await withoutFormModule(page);
  const form = await openFilled(page, "newsletter", { Email: email });
  await expect.poll(() => storedDraft(page, "newsletter")).toContain(email);
  await submitOf(form).click();
  await started(page);
  await expect(page).toHaveURL("/newsletter?result=subscribed");
  await expect.poll(() => storedDraft(page, "newsletter")).toBeNull();
  expect(await backend.stored({ table: forms.newsletter.table, email })).toHaveLength(1);
});

for (const [kind, address] of [
  ["contactPage", "/contact-us?sent=contactPage"],
  ["contactPage", "/Contact-us/?sent=contactPage"],
  ["newsletter", "/newsletter?result=subscribed"],
] as const) {
  test(`${address}, opened or reloaded, removes no draft @rehearsal`, async ({ page }) => {
    await page.goto("/contact-us");
    await page.evaluate((key) => {
      sessionStorage.setItem(key, JSON.stringify({ fields: { email: "maya@northgate.example" } }));
    }, `draft:${kind}`);
    await page.goto(address);
    await started(page);
    expect(await storedDraft(page, kind)).toContain("maya@northgate.example");
    await page.goto(address);
    await page.reload();
    await started(page);
    expect(await storedDraft(page, kind)).toContain("maya@northgate.example");
  });
}

test("a draft begun after a post stays when its result is opened again @rehearsal", async ({
  page,
}) => {
  await withoutFormModule(page);
  const form = await openFilled(page, "contact page", { Email: ownEmail("draft-after") });
  await submitOf(form).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  await page.goto("/pricing");
  await beginDraft(page);
  await page.goBack();
  await page.goBack();
  await started(page);
  expect(await storedDraft(page, "contactPage")).toContain("Half a message.");
});

test("a post sent before the script has arrived removes an earlier draft too @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("draft-early");
  await beginDraft(page);
  await page.route("**/assets/*.island-*.js", (route) => route.abort());
  const form = await forms["contact page"].open(page);
  await forms["contact page"].fill(form, { Email: email });
  await submitOf(form).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  await started(page);
  expect(await storedDraft(page, "contactPage")).toBeNull();
  expect(await backend.stored({ email })).toHaveLength(1);
});
