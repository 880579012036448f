import type { Locator, Page } from "playwright/test";

import { started } from "./fixtures.ts";

/** A form of the site, and how a visitor gets to it and fills it in. */
export interface Form {
  table: string;
  /** Fills in every required field; other values by label. */
  fill: (form: Locator, values: Record<string, string>) => Promise<void>;
  /** @param site address of the site, "" for the usual one */
  open: (page: Page, site?: string) => Promise<Locator>;
}

const person = { "First name": "Maya", "Last name": "Okonjo", Company: "Northgate" };

async function fillIn(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await form.getByRole("textbox", { name: label }).fill(value);
  }
}

/** Fills in who sends a form; other values by label. */
export const fillPerson = (form: Locator, values: Record<string, string>) =>
  fillIn(form, { ...person, ...values });

const dialogForm = (
  path: string,
  trigger: (page: Page) => Locator,
  title: string,
  required: Record<string, string> = {},
  table = "hire_me_queries",
): Form => ({
  table,
  fill: (form, values) => fillPerson(form, { ...required, ...values }),
  open: async (page, site = "") => {
    await page.goto(`${site}${path}`);
    await trigger(page).click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    return dialog;
  },
});

/** Every form by its name in the specification. */
export const forms = {
  "Get Started": dialogForm(
    "/pricing",
    (page) =>
      page
        .getByRole("article")
        .filter({ has: page.getByText("Explorer", { exact: true }) })
        .getByRole("button", { name: "Get Started" }),
    "Get Started",
  ),
  "Hire Me": dialogForm(
    "/pricing",
    (page) => page.getByRole("banner").getByRole("button", { name: "Contact sales" }),
    "Contact sales",
  ),
  "Contact Us": dialogForm(
    "/company",
    (page) => page.getByRole("main").getByRole("button", { name: "Contact us" }),
    "Contact us",
    { Message: "A pilot in March." },
  ),
  consultation: dialogForm(
    "/pricing",
    (page) => page.getByRole("button", { name: "Request consultation" }),
    "Request consultation",
  ),
  "partner application": dialogForm(
    "/become-a-partner",
    (page) => page.getByRole("button", { name: "Apply to Partner Program" }).first(),
    "Apply to Partner Program",
    { Phone: "+1 555 0100", "Partner type": "Reseller", "Expected revenue": "$1M" },
    "aigency_consultation_queries",
  ),
  newsletter: {
    table: "newsletter_subscriptions",
    fill: (form, { Email = "" }) => form.getByRole("textbox").fill(Email),
    open: async (page, site = "") => {
      await page.goto(`${site}/pricing`);
      return page.locator('footer form[action="/newsletter"]');
    },
  },
  "contact page": {
    table: "hire_me_queries",
    fill: (form, values) =>
      fillPerson(form, { Subject: "A pilot", Message: "In March, please.", ...values }),
    open: async (page, site = "") => {
      await page.goto(`${site}/contact-us`);
      return page.getByRole("main").locator("form");
    },
  },
} satisfies Record<string, Form>;

/**
 * Opens a form and fills it in once the page has started: sent before, it would go without script.
 *
 * @param values as for its `fill`
 * @param site address of the site, "" for the usual one
 */
export async function openFilled(
  page: Page,
  name: keyof typeof forms,
  values: Record<string, string>,
  site = "",
): Promise<Locator> {
  const form = await forms[name].open(page, site);
  await started(page);
  await forms[name].fill(form, values);
  return form;
}

/** The button that sends a form, also where it stands beside it. */
export const submitOf = (form: Locator) => form.locator("button[type=submit]");

/** Toasts that say this; all of them without a text. */
export const toast = (page: Page, text = "") =>
  page.locator("[data-scope=toast][data-part=root]", { hasText: text });
