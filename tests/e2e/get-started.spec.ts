import type { Locator, Page } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, toast } from "./forms.ts";

/** Opens the Get Started dialog of the Explorer tier, which every screen size shows first. */
async function openGetStarted(page: Page) {
  const dialog = await forms["Get Started"].open(page);
  await started(page);
  return dialog;
}

/** A dialog takes the focus a moment after it appears; keys pressed before that go elsewhere. */
const hasFocus = (dialog: Locator) =>
  expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole("dialog").getByRole("textbox", { name: label }).fill(value);
  }
}

test.describe("a visitor on the pricing page fills Get Started", () => {
  test("and the lead stands in the database", async ({ page, backend }) => {
    const address = ownEmail("lands");
    const dialog = await openGetStarted(page);
    await fill(page, {
      "First name": "Maya",
      "Last name": "Okonjo",
      Email: ` ${address} `,
      Company: "Northgate Clinics",
      Phone: "+1 555 0100",
      Message: "An air-gapped pilot for radiology.",
    });
    await dialog.locator("button[type=submit]").click();
    await expect(toast(page, "Request submitted!")).toContainText("We'll get back to you shortly.");
    await expect(dialog).toBeHidden();
    const rows = await backend.stored({ email: address });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      first_name: "Maya",
      last_name: "Okonjo",
      email: address,
      whatsapp_number: "+1 555 0100",
      company: "Northgate Clinics",
      solution: null,
      selected_autopilots: [],
      additional_requirements: "An air-gapped pilot for radiology.",
      status: "new",
      source: { form: "getStarted", page: "/pricing", tier: "explorer" },
    });
  });

  test("with the keyboard alone @rehearsal", async ({ page, backend }) => {
    const address = ownEmail("keyboard");
    await page.goto("/pricing");
    const trigger = page
      .getByRole("article")
      .filter({ has: page.getByText("Explorer", { exact: true }) })
      .getByRole("button", { name: "Get Started" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    await hasFocus(page.getByRole("dialog"));
    // Sent before, the form would go without script.
    await started(page);
    await page.getByRole("textbox", { name: "First name" }).focus();
    for (const value of ["Maya", "Okonjo", address, "Northgate"]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(toast(page, "Request submitted!")).toBeVisible();
    const [row] = await backend.stored({ email: address });
    expect(row).toMatchObject({
      whatsapp_number: null,
      additional_requirements: "Get Started Request",
    });
  });

  test("twice by a double click, and one row stands", async ({ page, backend }) => {
    const address = ownEmail("double");
    const dialog = await openGetStarted(page);
    await fill(page, { "First name": "Maya", "Last name": "Okonjo", Email: address, Company: "N" });
    await dialog.locator("button[type=submit]").dblclick();
    await expect(toast(page, "Request submitted!")).toBeVisible();
    expect(await backend.stored({ email: address })).toHaveLength(1);
  });
});

test("an error leaves with its dialog @rehearsal", async ({ page }) => {
  const dialog = await openGetStarted(page);
  await dialog.locator("button[type=submit]").click();
  // A pointer that rests on a toast keeps it: it does not leave because its time is over.
  await toast(page, "Validation Error").hover();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Validation Error")).toBeHidden();
});

test.describe("validation: a destructive toast titled 'Validation Error'", () => {
  const good = {
    "First name": "Maya",
    "Last name": "Okonjo",
    Email: "maya@northgate.example",
    Company: "Northgate",
  };
  const rules = [
    ["First name", "", "First name is required"],
    ["Last name", "x".repeat(51), "Last name must be less than 50 characters"],
    ["Email", "maya@northgate", "Invalid email address"],
    ["Company", "", "Company is required"],
    ["Phone", "1".repeat(21), "Phone/WhatsApp number must be less than 20 characters"],
    ["Message", "x".repeat(1001), "Message must be less than 1000 characters"],
  ] as const;

  test("each rule of each field says so", async ({ page }) => {
    const dialog = await openGetStarted(page);
    for (const [label, value, message] of rules) {
      await test.step(`${label}: ${message}`, async () => {
        await fill(page, { ...good, Phone: "", Message: "", [label]: value });
        await dialog.locator("button[type=submit]").click();
        const error = toast(page, "Validation Error").filter({ hasText: message });
        await expect(error).toBeVisible();
        await expect(error).toHaveAttribute("data-type", "error");
        const field = dialog.getByRole("textbox", { name: label });
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
        await expect(field).toHaveValue(value);
        await expect(dialog).toBeVisible();
      });
    }
  });
});

test("the dialog closes with its Close control and with Escape, and gives the focus back", async ({
  page,
}) => {
  const dialog = await openGetStarted(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  const trigger = page
    .getByRole("article")
    .filter({ has: page.getByText("Explorer", { exact: true }) })
    .getByRole("button", { name: "Get Started" });
  await expect(trigger).toBeFocused();
  await trigger.press("Enter");
  await hasFocus(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("whoever has chosen no tier says where to try it, and the receipt and the row hold it @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("own-machines");
  await page.goto("/promotion?promo=discount");
  await started(page);
  await page.getByRole("button", { name: "Claim Your 50% Discount" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Started" });
  await expect(dialog.getByRole("radio", { name: /^On our machines/ })).toBeChecked();
  await dialog.getByRole("radio", { name: /^On your own machines/ }).check();
  await fill(page, {
    "First name": "Maya",
    "Last name": "Okonjo",
    Email: email,
    Company: "Northgate Clinics",
  });
  await dialog.locator("button[type=submit]").click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt.getByRole("heading", { level: 2 })).toHaveText(
    /^An engineer writes to you by /,
  );
  await expect(receipt.getByRole("img")).toHaveAccessibleName(/^14 days of trial.* on day 104/);
  await expect(receipt).toContainText("On your own machines");
  expect(await backend.stored({ email })).toMatchObject([{ source: { place: "yours" } }]);
});

test("a tier says itself where it is tried @rehearsal", async ({ page }) => {
  const dialog = await openGetStarted(page);
  await expect(dialog).toContainText("You try it on our machines: nothing to install.");
  await expect(dialog.getByRole("radio")).toHaveCount(0);
});
