import type { Page } from "playwright/test";

import { choose, expect, openDrawer, ownEmail, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

test.use({ javaScriptEnabled: false });

const gettingStarted = {
  path: "/pricing",
  words: ["Request submitted!", "We'll get back to you shortly."],
  row: { selected_autopilots: [], additional_requirements: "Get Started Request" },
};

/** What each dialog's form says, and what it stores. */
const dialogs = [
  { name: "Get Started", kind: "getStarted", ...gettingStarted },
  {
    name: "Hire Me",
    kind: "hireMe",
    path: "/pricing",
    words: [
      "Success!",
      "Your request has been submitted successfully. We'll get back to you soon!",
    ],
    row: { selected_autopilots: null, additional_requirements: null },
  },
  {
    name: "Contact Us",
    kind: "contactUs",
    path: "/company",
    words: ["Message Sent!", "Thank you for contacting us. We'll get back to you soon."],
    row: { selected_autopilots: ["contact_us"], additional_requirements: "A pilot in March." },
  },
  {
    name: "consultation",
    kind: "consultation",
    path: "/pricing",
    words: ["Request submitted!", "We'll get back to you shortly."],
    row: { selected_autopilots: null, additional_requirements: null },
  },
  {
    name: "partner application",
    kind: "partner",
    path: "/become-a-partner",
    words: [
      "Application Submitted!",
      "Thank you for your interest in becoming a partner of the product. We'll review your application and get back to you soon.",
    ],
    row: {
      message: "Partner Type: Reseller\nExpected Revenue: $1M\n\nNo additional message",
    },
  },
] as const;

for (const { name, kind, path, words, row } of dialogs) {
  test(
    `${name}: opens, names the failing fields in place, keeps what was typed, and lands`,
    { tag: name === "Get Started" ? "@phone-rehearsal" : ["@rehearsal", "@phone-rehearsal"] },
    async ({ page, backend }) => {
      const email = ownEmail(`plain-${kind}`);
      const { fill, open, table } = forms[name];
      const dialog = await open(page);
      await fill(dialog, { Email: "maya@northgate", Company: "" });
      await submitOf(dialog).click();
      await expect(page).toHaveURL(path);
      await expect(dialog).toBeVisible();
      const address = dialog.getByRole("textbox", { name: "Email" });
      await expect(address).toHaveAttribute("aria-invalid", "true");
      await expect(address).toHaveAccessibleDescription(/^Invalid email address/);
      await expect(address).toHaveValue("maya@northgate");
      await expect(address).toBeFocused();
      await expect(dialog).toContainText(/Company (?:name )?is required/);
      await expect(dialog.getByRole("textbox", { name: "First name" })).toHaveValue("Maya");
      // The field that has the focus is read with its message: the summary is no alert.
      const summary = dialog.getByRole("group", { name: "Validation Error" });
      await expect(summary.getByRole("link")).toHaveText([
        "Invalid email address",
        /^Company (?:name )?is required$/,
      ]);
      // WCAG 2.5.8, with a mouse too.
      for (const link of await summary.getByRole("link").all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      await expect(page).toHaveTitle(/^Error: /);
      await summary.getByRole("link", { name: "Invalid email address" }).click();
      await expect(address).toBeFocused();

      await fill(dialog, { Email: email, Company: "Northgate" });
      await submitOf(dialog).click();
      await expect(page).toHaveURL(
        (url) => url.pathname === path && url.searchParams.get("sent") === kind,
      );
      const said = page.getByRole("status").filter({ hasText: /\S/ });
      for (const part of words) await expect(said).toContainText(part);
      await expect(dialog).toBeHidden();
      expect(await backend.stored({ table, email })).toMatchObject([
        { ...row, status: "new", source: { form: kind, page: path } },
      ]);
    },
  );
}

test("a lead the database refuses comes back with the words, the dialog open", async ({ page }) => {
  const { fill, open } = forms["Get Started"];
  const dialog = await open(page);
  await fill(dialog, { Email: ownEmail("plain-refused"), Company: "Refused Inc" });
  await submitOf(dialog).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Failed to submit request. Please try again.",
  );
  await expect(dialog.getByRole("textbox", { name: "Company" })).toHaveValue("Refused Inc");
});

test("a reopened dialog closes, and the page behind it is all there @rehearsal", async ({
  page,
}) => {
  const dialog = await forms["Get Started"].open(page);
  await submitOf(dialog).click();
  await expect(dialog).toContainText("First name is required");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "FAQ" }).last().click();
  await expect(page).toHaveURL("/faqs");
});

test("from an autopilot's page Hire Me carries the agent's slug @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("plain-agent");
  await page.goto("/autopilots/bdr");
  await page.getByRole("main").getByRole("button", { name: "Contact sales" }).click();
  const dialog = page.getByRole("dialog");
  await forms["Hire Me"].fill(dialog, { Email: email });
  await submitOf(dialog).click();
  await expect(page.getByRole("status").filter({ hasText: "Success!" })).toBeVisible();
  expect(await backend.stored({ email })).toMatchObject([{ selected_autopilots: ["bdr"] }]);
});

test(
  "dialogs close with Close, with Escape and beside them, and give the focus back @rehearsal",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    const dialog = await forms.consultation.open(page);
    const trigger = page.getByRole("button", { name: "Request consultation" });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await trigger.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
  },
);

test("the newsletter posts and is answered in words", async ({ page, backend }) => {
  const email = ownEmail("plain-newsletter");
  const { fill, open, table } = forms.newsletter;
  const form = await open(page);
  await fill(form, { Email: email });
  await submitOf(form).click();
  await expect(page.getByRole("status")).toContainText("You've been subscribed to our newsletter.");
  expect(await backend.stored({ table, email })).toHaveLength(1);
});

test(
  "a picture opens over the whole screen and closes @rehearsal",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    await page.goto("/success-stories");
    const image = page.getByRole("main").getByRole("button", { name: /quantum/ });
    const lightbox = page.getByRole("dialog", { name: /quantum/ });
    await image.click();
    await expect(lightbox.getByRole("img")).toBeVisible();
    await lightbox.getByRole("button", { name: "Close" }).click();
    await expect(lightbox).toBeHidden();
    await image.click();
    await expect(lightbox).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(lightbox).toBeHidden();
  },
);

test("the choice of the cookie policy, which a script makes, is not offered @rehearsal", async ({
  page,
}) => {
  await page.goto("/cookie-policy");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText(/^Remember for 30 days/)).toBeHidden();
});

test("an inactive item of the footer says that it is coming soon @rehearsal", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: /Marketplace/ }).click();
  const dialog = page.getByRole("dialog", { name: "Contact sales" });
  await expect(dialog).toContainText(/coming soon/i);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /Marketplace/ }).click();
  await dialog.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact-us");
});

async function openDrawerOfPricing(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing");
  const drawer = await openDrawer(page);
  await expect(drawer).toBeVisible();
  return drawer;
}

test(
  "the drawer opens at the left, its sections open, and its links lead on",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    const drawer = await openDrawerOfPricing(page);
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    await drawer.getByText("Company", { exact: true }).click();
    await drawer.getByText("Resources", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "Team" })).toBeHidden();
    await drawer.getByText("Company", { exact: true }).click();
    await drawer.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/company#team");
  },
);

test(
  "the drawer closes, and opens Hire Me above itself @rehearsal",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    const drawer = await openDrawerOfPricing(page);
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: /menu/i }).click();
    await drawer.getByRole("button", { name: "Contact sales" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    await expect(dialog.getByRole("textbox", { name: "First name" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(drawer).toBeVisible();
  },
);

test(
  "tiers, questions and steps open by themselves",
  { tag: "@phone-rehearsal" },
  async ({ page, isMobile }) => {
    await page.goto("/pricing");
    if (isMobile) {
      await choose(page.getByRole("radio", { name: "Scaler", exact: true }).first());
      await expect(page.locator("article[data-tier=scaler]")).toBeVisible();
    }
    await page.goto("/faqs");
    const question = page.getByRole("main").locator("summary").nth(1);
    await question.click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await page.goto("/aioi");
    await page.getByRole("main").locator("summary", { hasText: "Connect" }).click();
    await expect(page.getByText("A role that may create resources")).toBeVisible();
  },
);
