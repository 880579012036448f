import { expect, ownEmail, started, test } from "./fixtures.ts";
import { fillPerson, forms, submitOf, toast } from "./forms.ts";

test("Contact sales opens Hire Me, and the lead stands with its solution", async ({
  page,
  backend,
}) => {
  const address = ownEmail("hire");
  await page.goto("/pricing");
  await started(page);
  await page.getByRole("banner").getByRole("button", { name: "Contact sales" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact sales" });
  await fillPerson(dialog, { Email: address });
  await dialog.getByRole("combobox", { name: "Solution" }).selectOption({ index: 2 });
  await dialog.locator("button[type=submit]").click();
  const success = toast(page, "Success!");
  await expect(success).toContainText(
    "Your request has been submitted successfully. We'll get back to you soon!",
  );
  await expect(dialog).toBeHidden();
  const rows = await backend.stored({ email: address });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    whatsapp_number: null,
    solution: expect.stringMatching(/\w+/),
    selected_autopilots: null,
    additional_requirements: null,
    source: { form: "hireMe", opener: "header" },
  });
});

test("Request consultation: at most 500 px wide and 90% of the viewport tall, and it lands @rehearsal", async ({
  page,
  backend,
}) => {
  const address = ownEmail("consultation");
  await page.goto("/pricing");
  await started(page);
  await page.getByRole("button", { name: "Request consultation" }).click();
  const dialog = page.getByRole("dialog", { name: "Request consultation" });
  await expect(dialog).toContainText(
    "Fill out the form below and we'll get back to you with a customized solution for your needs.",
  );
  const viewport = page.viewportSize();
  for (const width of [600, 744, viewport?.width ?? 0]) {
    await page.setViewportSize({ width, height: viewport?.height ?? 0 });
    expect((await dialog.boundingBox())?.width, `in ${width} px`).toBeLessThanOrEqual(500);
  }
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.9 * (viewport?.height ?? 0) + 1);
  await dialog.locator("button[type=submit]").click();
  await expect(toast(page, "Validation Error")).toContainText("First name is required");
  await fillPerson(dialog, { Email: address });
  await dialog.getByRole("textbox", { name: "WhatsApp number" }).fill("+1 555 0100");
  await dialog.getByRole("textbox", { name: "Requirements" }).fill("Migration in March.");
  await dialog.locator("button[type=submit]").click();
  await expect(toast(page, "Request submitted!")).toBeVisible();
  const [row] = await backend.stored({ email: address });
  expect(row).toMatchObject({
    whatsapp_number: "+1 555 0100",
    solution: null,
    selected_autopilots: null,
    additional_requirements: "Migration in March.",
    source: { form: "consultation" },
  });
});

// WCAG 2.2, 1.4.10: 1280 by 1024 px at 400 %.
test("in a window of 320 by 256 px a field and its label are visible together @rehearsal", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Request consultation" }).click();
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Company" });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  const label = page.getByRole("dialog").locator("label", { hasText: "Company" });
  await expect(label).toBeInViewport({ ratio: 1 });
  const scrollers = await page
    .getByRole("dialog")
    .evaluate(
      (dialog) =>
        [dialog, ...dialog.querySelectorAll("*")].filter(
          (element) =>
            element.clientHeight > 0 &&
            element.scrollHeight > element.clientHeight + 1 &&
            getComputedStyle(element).overflowY === "auto",
        ).length,
    );
  expect(scrollers).toBe(1);
});

const formsWithMessage = [
  "Get Started",
  "Hire Me",
  "Contact Us",
  "consultation",
  "partner application",
  "contact page",
] as const;

for (const name of formsWithMessage) {
  // Spec section 9: "Message box minimum height about 8rem".
  test(
    `${name}: the message box is 8rem high, and can be reached`,
    { tag: ["@rehearsal", "@phone-rehearsal"] },
    async ({ page, isMobile }) => {
      if (isMobile) await page.setViewportSize({ width: 390, height: 664 });
      const form = await forms[name].open(page);
      const message = form.locator("textarea");
      // As laid out: the entrance of the dialog scales what boundingBox measures.
      expect(
        await message.evaluate((box) => (box as HTMLElement).offsetHeight),
      ).toBeGreaterThanOrEqual(128);
      // The foot of a dialog stays on the screen while its body scrolls.
      if (name !== "contact page") await expect(submitOf(form)).toBeInViewport({ ratio: 1 });
      await message.scrollIntoViewIfNeeded();
      await expect(message).toBeInViewport({ ratio: 0.98 });
    },
  );
}
