import type { Page } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";
import { fillPerson, forms } from "./forms.ts";

/**
 * A deployment while the page is open: every file it has not fetched yet is gone, until a document
 * of the new build arrives.
 *
 * @returns addresses of the documents fetched since
 */
function deploy(page: Page, gone: RegExp = /\/assets\/.*\.(?:js|css)$/) {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return page
    .route(gone, (route) =>
      documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    .then(() => documents);
}

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  await started(page);
}

test("a link of an open page leads to the new build, whatever files are gone", async ({ page }) => {
  await open(page, "/company");
  await deploy(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true }).click();
  await expect(page).toHaveURL("/faqs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a dialog filled in before a deployment is sent to the new Worker @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("before-deploy");
  await open(page, "/pricing");
  await page.getByRole("button", { name: "Get Started" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "First name" }).fill("Maya");
  // All that the form needs.
  await page.waitForLoadState("networkidle");
  await deploy(page);
  await dialog.getByRole("textbox", { name: "Last name" }).fill("Okonjo");
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByRole("textbox", { name: "Company" }).fill("Northgate");
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByText("Request submitted!", { exact: true })).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});

for (const [what, gone] of [
  ["rules are", /\/assets\/.*\.(?:js|css)$/],
  ["toaster, which would say that it was sent, is", /\/assets\/toast-(?!root).*\.js$/],
] as const) {
  test(`a dialog whose ${what} gone posts plainly, once, and the page says so @rehearsal`, async ({
    page,
    backend,
  }) => {
    const email = ownEmail(`script-gone-${what.slice(0, 3).trim()}`);
    await open(page, "/pricing");
    const documents = await deploy(page, gone);
    await page.getByRole("button", { name: "Get Started" }).first().click();
    const dialog = page.getByRole("dialog");
    await fillPerson(dialog, { Email: email });
    await dialog.locator("button[type=submit]").click();
    await expect(page.getByText("Request submitted!", { exact: true })).toBeVisible();
    expect(documents.every((path) => path === "/pricing")).toBe(true);
    // Quicker than anybody types, but nobody measured.
    expect(await backend.stored({ email })).toMatchObject([{ status: "new" }]);
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Done" }).click();
    await started(page);
    await page.getByRole("button", { name: "Get Started" }).first().click();
    await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("");
  });
}

test("the contact form, with its code gone, posts plainly @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("form-gone");
  await open(page, "/contact-us");
  await deploy(page);
  await forms["contact page"].fill(page.getByRole("main"), { Email: email });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  expect(await backend.stored({ email })).toHaveLength(1);
});
