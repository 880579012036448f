import type { Page } from "playwright/test";

import { exampleIf, expect, ownEmail, sharedPage, started, test } from "./fixtures.ts";
import { toast } from "./forms.ts";

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

for (const [trigger, ctaId] of [
  ["Apply to Partner Program", "partner-apply"],
  ["Contact Partner Team", "partner-contact"],
] as const) {
  test(
    `${trigger} opens the application, which promises a response within 2-3 business days`,
    exampleIf(trigger === "Apply to Partner Program"),
    async ({ page }) => {
      const dialog = await openApplication(page, trigger);
      await expect(dialog).toContainText("2-3 business days");
      await expect(dialog.locator("[name=opener]")).toHaveValue(ctaId);
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
  const dialog = await openApplication(page, "Contact Partner Team");
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
    source: { form: "partner", page: "/become-a-partner", opener: "partner-contact" },
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
