import type { Page } from "playwright/test";

import { exampleIf, expect, ownEmail, sharedPage, started, test } from "./fixtures.ts";

const toast = (page: Page, text: string) =>
  page.locator("[data-scope=toast][data-part=root]", { hasText: text });

async function openApplication(page: Page, trigger = "Apply to Partner Program") {
  await page.goto("/become-a-partner");
  await page.getByRole("main").getByRole("button", { name: trigger }).first().click();
  const dialog = page.getByRole("dialog", { name: "Apply to Partner Program" });
  await expect(dialog).toBeVisible();
  await started(page);
  return dialog;
}

test.describe("/become-a-partner says", () => {
  const open = sharedPage("/become-a-partner");
  test("three partner types, each with benefits", async () => {
    const page = open();
    for (const name of ["Reseller", "Consulting", "System Integrators"]) {
      const type = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      await expect(type).toBeVisible();
      expect(await type.getByRole("list").getByRole("listitem").count()).toBeGreaterThan(2);
    }
  });

  test("four partner benefits, and the margin of 20-30%", async () => {
    const page = open();
    const benefits = page
      .locator("section", { has: page.getByRole("heading", { name: "What every partner gets" }) })
      .getByRole("listitem");
    await expect(benefits).toHaveCount(4);
    await expect(benefits.filter({ hasText: /20[-–]30%/ })).toHaveCount(1);
  });

  test("four steps in order: Apply, Onboard, Sell & Deliver, Grow Together", async () => {
    const page = open();
    const steps = page
      .getByRole("list")
      .filter({ has: page.getByRole("heading", { name: "Sell & Deliver" }) });
    await expect(steps.getByRole("heading")).toHaveText([
      /Apply$/,
      /Onboard$/,
      /Sell & Deliver$/,
      /Grow Together$/,
    ]);
  });
});

for (const trigger of ["Apply to Partner Program", "Contact Partner Team"]) {
  test(
    `${trigger} opens the application, which promises a response within 2-3 business days`,
    exampleIf(trigger === "Apply to Partner Program"),
    async ({ page }) => {
      const dialog = await openApplication(page, trigger);
      await expect(dialog).toContainText("2-3 business days");
      for (const label of [
        "First name",
        "Last name",
        "Email",
        "Phone",
        "Company",
        "Partner type",
        "Expected revenue",
        "Message",
      ]) {
        await expect(dialog.getByRole("textbox", { name: label })).toBeVisible();
      }
    },
  );
}

test("an application lands with a message composed of its parts", async ({ page, backend }) => {
  const email = ownEmail("partner");
  const dialog = await openApplication(page);
  for (const [label, value] of [
    ["First name", "Maya"],
    ["Last name", "Okonjo"],
    ["Email", ` ${email} `],
    ["Phone", "+1 555 0100"],
    ["Company", "Northgate Integration"],
    ["Partner type", "System Integrator"],
    ["Expected revenue", "$500k a year"],
    ["Message", "We run twelve hospitals."],
  ] as const) {
    await dialog.getByRole("textbox", { name: label }).fill(value);
  }
  await dialog.locator("button[type=submit]").click();
  await expect(toast(page, "Application Submitted!")).toContainText(
    "Thank you for your interest in becoming a partner of the product. We'll review your application and get back to you soon.",
  );
  await expect(dialog).toBeHidden();
  const rows = await backend.stored({ table: "aigency_consultation_queries", email });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    first_name: "Maya",
    last_name: "Okonjo",
    email,
    phone: "+1 555 0100",
    company: "Northgate Integration",
    message:
      "Partner Type: System Integrator\nExpected Revenue: $500k a year\n\nWe run twelve hospitals.",
    status: "new",
    source: { form: "partner", page: "/become-a-partner", opener: "partner-apply" },
  });
});

test("partner type and expected revenue take at most 100 and 50 characters @rehearsal", async ({
  page,
}) => {
  const dialog = await openApplication(page);
  for (const [label, limit] of [
    ["Partner type", 100],
    ["Expected revenue", 50],
  ] as const) {
    const field = dialog.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("maxlength", String(limit));
    await field.pressSequentially("x".repeat(limit + 2));
    await expect(field).toHaveValue("x".repeat(limit));
  }
});

test("an application without a message says 'No additional message' @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("partner-short");
  const dialog = await openApplication(page, "Contact Partner Team");
  for (const [label, value] of [
    ["First name", "Maya"],
    ["Last name", "Okonjo"],
    ["Email", email],
    ["Phone", "+1 555 0100"],
    ["Company", "Northgate"],
    ["Partner type", "Reseller"],
    ["Expected revenue", "$50k"],
  ] as const) {
    await dialog.getByRole("textbox", { name: label }).fill(value);
  }
  await dialog.locator("button[type=submit]").click();
  await expect(toast(page, "Application Submitted!")).toBeVisible();
  const [row] = await backend.stored({ table: "aigency_consultation_queries", email });
  expect(row).toMatchObject({
    message: "Partner Type: Reseller\nExpected Revenue: $50k\n\nNo additional message",
    source: { opener: "partner-contact" },
  });
});

test("the first failing field is told in a toast titled 'Validation Error', in field order @rehearsal", async ({
  page,
}) => {
  const dialog = await openApplication(page);
  const submit = dialog.locator("button[type=submit]");
  for (const [label, message, value] of [
    ["First name", "First name is required", "Maya"],
    ["Last name", "Last name is required", "Okonjo"],
    ["Email", "Invalid email address", "maya@northgate.example"],
    ["Phone", "Phone number is required", "+1 555 0100"],
    ["Company", "Company name is required", "Northgate"],
    ["Partner type", "Please select a partner type", "Reseller"],
    ["Expected revenue", "Please select expected revenue", "$50k"],
  ] as const) {
    await submit.click();
    const field = dialog.getByRole("textbox", { name: label });
    await expect(toast(page, "Validation Error").filter({ hasText: message })).toHaveAttribute(
      "data-type",
      "error",
    );
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await field.fill(value);
  }
  await dialog.getByRole("textbox", { name: "Message" }).fill("x".repeat(2001));
  await submit.click();
  await expect(toast(page, "Message must be less than 2000 characters")).toBeVisible();
  await expect(dialog).toBeVisible();
});
