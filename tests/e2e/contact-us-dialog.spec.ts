import type { Page } from "playwright/test";

import { exampleIf, expect, openDrawer, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf, toast } from "./forms.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Contact us" });

test(
  "the company page opens Contact Us: a live counter n/1000, and the lead stands",
  { tag: "@phone-rehearsal" },
  async ({ page, backend }) => {
    const email = ownEmail("contact-us");
    const form = forms["Contact Us"];
    const dialog = await form.open(page);
    await expect(dialog).toContainText("0/1000");
    await started(page);
    await form.fill(dialog, { Email: email, Message: "Hello, AIOI." });
    await expect(dialog).toContainText("12/1000");
    await submitOf(dialog).click();
    await expect(toast(page, "Message Sent!")).toContainText(
      "Thank you for contacting us. We'll get back to you soon.",
    );
    await expect(dialog).toBeHidden();
    expect(await backend.stored({ email })).toMatchObject([
      {
        whatsapp_number: null,
        solution: null,
        selected_autopilots: ["contact_us"],
        additional_requirements: "Hello, AIOI.",
        status: "new",
        source: {
          form: "contactUs",
          page: "/company",
          opener: "company-hero",
          landing_page: "/company",
        },
      },
    ]);
  },
);

test("menu and footer lead to the contact page @rehearsal", async ({ page }) => {
  await page.goto("/pricing");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Company" }).hover();
  await banner.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact-us");
  await page.goto("/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test(
  "so does the drawer on a small screen @rehearsal",
  { tag: "@phone-rehearsal" },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, "large screens have the menus");
    await page.goto("/pricing");
    const drawer = await openDrawer(page);
    await drawer.getByText("Company", { exact: true }).click();
    await drawer.getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL("/contact-us");
  },
);

test("the drawer opens Get Started", { tag: "@phone-rehearsal" }, async ({ page, isMobile }) => {
  test.skip(!isMobile, "large screens have the menus");
  await page.goto("/company");
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("dialog", { name: "Get Started" })).toBeVisible();
});

test("on the contact page itself the entry is what it says: the current page @rehearsal", async ({
  page,
}) => {
  await page.goto("/contact-us", { waitUntil: "networkidle" });
  const entry = page.getByRole("contentinfo").getByRole("link", { name: "Contact us" });
  await expect(entry).toHaveAttribute("aria-current", "page");
  await entry.click();
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe("fields say what they are for", () => {
  const attributes = [
    ["First name", "text", "given-name"],
    ["Last name", "text", "family-name"],
    ["Email", "email", "email"],
    ["Company", "text", "organization"],
  ] as const;
  for (const [name, phone] of [
    ["Get Started", "Phone"],
    ["Hire Me", "Phone"],
    ["Contact Us", "Phone"],
    ["consultation", "WhatsApp number"],
    ["partner application", "Phone"],
    ["contact page", "Phone"],
  ] as const) {
    test(name, exampleIf(name === "Hire Me"), async ({ page }) => {
      const form = await forms[name].open(page);
      for (const [label, type, complete] of [...attributes, [phone, "tel", "tel"] as const]) {
        const field = form.getByRole("textbox", { name: label });
        await expect(field).toHaveAttribute("type", type);
        await expect(field).toHaveAttribute("autocomplete", complete);
      }
    });
  }
});
