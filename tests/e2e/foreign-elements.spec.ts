import type { Page } from "playwright/test";

import { meddle, meddlings } from "../support/meddle.ts";
import { translatePage } from "../support/translate-page.ts";
import { exampleIf, expect, hold, ownEmail, test } from "./fixtures.ts";
import { type Form, forms, submitOf } from "./forms.ts";

// "Where an add-on has put an element of its own into a form before hydration" values stay in their fields:
// "carry state by name and id, never by place; hidden controls are React's own".

const react = "**/assets/hydrate-island-*.js";

/** The names of the forms, and what each stores besides the address. */
const stored: Record<keyof typeof forms, { form: string; row: Record<string, unknown> }> = {
  "Get Started": { form: "getStarted", row: { whatsapp_number: null } },
  "Hire Me": { form: "hireMe", row: { selected_autopilots: null, solution: null } },
  "Contact Us": { form: "contactUs", row: { additional_requirements: "A pilot in March." } },
  consultation: { form: "consultation", row: { whatsapp_number: null, solution: null } },
  "partner application": { form: "partner", row: {} },
  newsletter: { form: "newsletter", row: {} },
  "contact page": {
    form: "contactPage",
    row: { additional_requirements: "A pilot\n\nIn March, please.", whatsapp_number: null },
  },
};

/** What stands in the fields of a form, by their names; those of extensions have none of our ids. */
const valuesOf = (page: Page, kind: string) =>
  page.evaluate((name) => {
    const form = [...document.forms].find((one) =>
      name === "newsletter"
        ? one.matches("footer form[action='/newsletter']")
        : one.querySelector<HTMLInputElement>("input[type=hidden][name=kind]")?.value === name,
    );
    const fields = [...(form?.elements ?? [])] as HTMLInputElement[]; // All have a name and a value.
    return Object.fromEntries(
      fields
        .filter((field) => field.name !== "" && !field.hasAttribute("data-extension"))
        .map((field) => [field.name, field.value]),
    );
  }, kind);

async function fillTwiceAndSend(page: Page, name: keyof typeof forms, email: string) {
  const form: Form = forms[name];
  const { form: kind } = stored[name];
  // The first visit: typed before hydration.
  const release = await hold(page, react);
  const opened = await form.open(page);
  await form.fill(opened, { Email: email });
  const typed = await valuesOf(page, kind);
  expect(typed).toMatchObject({ email, website: "" });
  release();
  const hydrated = page.locator("[data-island][data-started]");
  await expect(hydrated.first()).toBeAttached();
  expect(await valuesOf(page, kind)).toEqual(typed);
  await page.unroute(react);
  // A later visit: from the draft.
  const again = await form.open(page);
  // A dialog hydrates its form by being opened.
  await again.hover();
  await expect(hydrated.first()).toBeAttached();
  expect(await valuesOf(page, kind)).toEqual(typed);
  await submitOf(again).click();
}

test.describe("a form that extensions have changed keeps what is typed, and stores it once", () => {
  for (const name of Object.keys(stored) as (keyof typeof forms)[]) {
    test(name, exampleIf(name === "Hire Me"), async ({ page, backend }) => {
      const email = ownEmail(`meddled-${name.replaceAll(" ", "-").toLowerCase()}`);
      await page.addInitScript(meddle, meddlings);
      await fillTwiceAndSend(page, name, email);
      const { table } = forms[name];
      const rows = await backend.stored({ table, email });
      expect(rows).toMatchObject([
        { status: "new", source: { form: stored[name].form }, ...stored[name].row },
      ]);
      if (table === "hire_me_queries")
        expect(rows).toMatchObject([
          { first_name: "Maya", last_name: "Okonjo", company: "Northgate" },
        ]);
      expect(await backend.rows({ table, email: "x@extension.example" })).toEqual([]);
    });
  }
});

for (const kind of [...meddlings, "translation"] as const) {
  test(
    `each form with one change alone: ${kind}`,
    { tag: "@rehearsal" },
    async ({ page, backend }) => {
      if (kind === "translation") await page.addInitScript(translatePage);
      else await page.addInitScript(meddle, [kind]);
      for (const name of Object.keys(stored) as (keyof typeof forms)[]) {
        await test.step(name, async () => {
          const email = ownEmail(`${kind}-${name}`.replaceAll(" ", "-").toLowerCase());
          await fillTwiceAndSend(page, name, email);
          expect(await backend.stored({ table: forms[name].table, email })).toMatchObject([
            { status: "new", source: { form: stored[name].form }, ...stored[name].row },
          ]);
        });
      }
    },
  );
}

test("what was typed before hydration, its draft and the focus stay in their fields, in a translated page too @rehearsal", async ({
  page,
}) => {
  await page.addInitScript(translatePage);
  await page.addInitScript(meddle, meddlings);
  const release = await hold(page, react);
  const form = await forms["contact page"].open(page);
  const company = form.getByRole("textbox", { name: "Company" });
  const values = {
    "First name": "Maya",
    "Last name": "Okonjo",
    Company: "Northgate",
    Subject: "A",
  };
  for (const [label, value] of Object.entries(values)) {
    await form.getByRole("textbox", { name: label }).fill(value);
  }
  await company.focus();
  const expectAll = async () => {
    await expect(page.locator("[data-island=contact-form][data-started]")).toBeAttached();
    for (const [label, value] of Object.entries(values)) {
      await expect(form.getByRole("textbox", { name: label })).toHaveValue(value);
    }
    for (const label of ["Email", "Phone", "Message"]) {
      await expect(form.getByRole("textbox", { name: label })).toHaveValue("");
    }
    await expect(form.locator("[name=kind]")).toHaveValue("contactPage");
    await expect(form.locator("[name=website]")).toHaveValue("");
  };
  release();
  await expectAll();
  await expect(company).toBeFocused();
  await page.reload();
  await form.getByRole("textbox", { name: "Message" }).focus();
  await expectAll();
});

test("a trigger's words go with a form that extensions have changed and that is sent at once @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("meddled-early");
  await page.addInitScript(meddle, meddlings);
  const release = await hold(page, react);
  const dialog = await forms["Get Started"].open(page);
  await forms["Get Started"].fill(dialog, { Email: email });
  // The button of the extension stands first and sends the form.
  await dialog.getByRole("textbox", { name: "Company" }).press("Enter");
  release();
  expect(await backend.stored({ email })).toMatchObject([
    { status: "new", source: { opener: "pricing-tier", tier: "explorer" } },
  ]);
});

test("a press, and a slider that was moved, stay with their own control @rehearsal", async ({
  page,
}) => {
  await page.addInitScript(meddle, meddlings);
  const release = await hold(page, react);
  await page.goto("/use-cases/best-model");
  const row = page.getByRole("button", { name: /^draft-13b, / });
  await row.click();
  const price = page.getByRole("slider", { name: "low price" });
  await price.fill("90");
  release();
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
  await expect(price).toHaveValue("90");
});
