import type { Page } from "playwright/test";

import { expect, openOnOneDay, ownEmail, sharedPage, test } from "./fixtures.ts";
import { forms, toast } from "./forms.ts";

test.describe("/company says", () => {
  const open = sharedPage("/company");
  test("milestones: Seed 2020-2022, Growth 2023-2025 (current), Scale 2026-2027, Unicorn 2027+", async () => {
    const page = open();
    const phases = page.getByRole("list").filter({ has: page.getByText("Seed", { exact: true }) });
    await expect(phases.getByRole("listitem")).toHaveText([
      /Seed\s*2020[-–]2022, done/,
      /Growth\s*2023[-–]2025, current: runs on/,
      /Scale\s*2026[-–]2027, (?:begun|done)/,
      /Unicorn\s*2027\+, (?:planned|begun)/,
    ]);
  });

  // Spec section 2: "Partner ecosystem image and growth image."
  test("the timeline is the picture of the company's growth", async () => {
    const figure = open().getByRole("figure", {
      name: /^Growth of the company, 2020 to 20[3-9]\d$/,
    });
    await expect(figure.getByRole("list")).toBeVisible();
    await expect(figure.getByRole("heading", { name: "2030", exact: true })).toBeVisible();
  });

  test("the timeline ends its fills at today's date in UTC @rehearsal", async ({ page }) => {
    const now = await openOnOneDay(page, "/company");
    const today = page.locator("time", { hasText: String(now.getUTCFullYear()) }).first();
    await expect(today).toHaveAttribute("datetime", now.toISOString().slice(0, 10));
    const growth = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Growth" }) });
    const share = await growth.evaluate((phase) => {
      const fill = getComputedStyle(phase.querySelector("[data-part=bar]") ?? phase, "::after");
      return (Number.parseFloat(fill.left) + Number.parseFloat(fill.width)) / phase.clientWidth;
    });
    const begin = Date.UTC(now.getUTCFullYear(), 0);
    const year = now.getUTCFullYear() + (now.getTime() - begin) / (365.25 * 86_400_000);
    expect(share).toBeCloseTo((year - 2020) / Math.max(11, Math.ceil(year) - 2018), 2);
  });

  test("mission, vision milestones 2025, 2027 and 2030, and impact metrics", async () => {
    const page = open();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Mission" })).toBeVisible();
    for (const year of ["2025", "2027", "2030"]) {
      await expect(main.getByRole("heading", { name: year, exact: true })).toBeVisible();
    }
    for (const metric of ["100+", "2M+", "99.9%"]) {
      await expect(main.getByRole("definition").getByText(metric, { exact: true })).toBeVisible();
    }
  });

  test("six people, each with a role, a description, a profile and a mail link", async () => {
    const page = open();
    const members = page.locator("#team > div > ul > li");
    await expect(members).toHaveCount(6);
    const names = new Set<string>();
    for (const member of await members.all()) {
      await expect(member.getByRole("heading", { level: 3 })).toBeVisible();
      await expect(member.getByRole("paragraph").first()).toHaveText(/^built: /);
      const links = member.getByRole("link");
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute("href", /^https:\/\//);
      await expect(links.last()).toHaveAttribute("href", /^mailto:\S+@\S+$/);
      for (const link of await links.all()) names.add((await link.textContent()) ?? "");
    }
    expect(names.size).toBe(12);
  });

  test("the partner ecosystem and the data centers are drawn and said", async () => {
    const page = open();
    const main = page.getByRole("main");
    await expect(
      main.getByRole("img", { name: /reseller, consulting and integrator/i }),
    ).toBeVisible();
    for (const country of ["United States", "Canada", "United Arab Emirates"]) {
      await expect(
        main.getByRole("img", { name: `Plan of the data center in ${country}` }),
      ).toBeVisible();
      await expect(main.getByRole("heading", { name: country })).toBeVisible();
    }
  });
});

test("a layer is chosen by keyboard and comes out in every plan and table @rehearsal", async ({
  page,
}) => {
  await page.goto("/company");
  const layers = page.getByRole("group", { name: "Layer of the plans" });
  await layers.getByRole("radio", { name: "Records" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(layers.getByRole("radio", { name: "Keys" })).toBeChecked();
  const colors = (layer: string) =>
    page
      .locator(`#global-presence svg [data-layer="${layer}"]`)
      .evaluateAll((parts) =>
        parts.map((part) => getComputedStyle(part).getPropertyValue("--layer").trim()),
      );
  const signal = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--signal").trim(),
  );
  expect(await colors("keys")).toEqual([signal, signal, signal]);
  expect(await colors("records")).toEqual(["", "", ""]);
});

for (const address of [
  "/company#about",
  "/company#team",
  "/company#partnerships",
  "/company#global-presence",
  "/pricing#escrow",
  "/#console",
]) {
  test(`${address} shows that part below the top bar @rehearsal`, async ({ page }) => {
    await page.goto(address);
    const top = () =>
      page
        .locator(address.replace(/^.*#/, "#"))
        .evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.round(await top())).toBe(80);
  });
}

test("buttons lead to /become-a-partner and /contact-us @rehearsal", async ({ page }) => {
  await page.goto("/company");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "All ways to reach us" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
  await main.getByRole("link", { name: "Become a partner" }).first().click();
  await expect(page).toHaveURL("/become-a-partner");
});

async function fillContactForm(page: Page, email: string) {
  const form = page.getByRole("main").locator("form");
  await forms["contact page"].fill(form, {
    Email: email,
    Subject: "A pilot in March",
    Message: "An air-gapped pilot for radiology.",
  });
  return form;
}

test("the contact form really sends, and the row says where it stood @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("company");
  await page.goto("/company");
  const form = await fillContactForm(page, email);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(toast(page, "Message sent successfully!")).toContainText(
    "Thank you for contacting us. We'll get back to you within 24 hours.",
  );
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("");
  const rows = await backend.stored({ email });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    selected_autopilots: ["contact_page"],
    additional_requirements: "A pilot in March\n\nAn air-gapped pilot for radiology.",
    status: "new",
    source: { form: "contactPage", page: "/company", opener: "company-form" },
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form posts, and its page says that it arrived", async ({ page, backend }) => {
    const email = ownEmail("company-plain");
    await page.goto("/company");
    const form = await fillContactForm(page, email);
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/company\?sent=contactPage&receipt=[^#]+#receipt$/);
    await expect(page.getByRole("status")).toContainText("Message sent successfully!");
    expect(await backend.stored({ email })).toHaveLength(1);
  });
});
