import type { Fault } from "../support/faulty-backend.ts";
import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf, toast } from "./forms.ts";

// Spec section 8 with a backend that really fails, on a site whose queue is gone too: only then does
// a visitor see a failure at all. Each form meets another way of failing.
const failures: [name: keyof typeof forms, fault: Fault, message: string][] = [
  ["Hire Me", "refused", "Something went wrong. Please try again."],
  ["Get Started", "error-500", "Failed to submit request. Please try again."],
  ["Contact Us", "cut", "Failed to send message. Please try again."],
  ["consultation", "refused", "Something went wrong. Please try again."],
  ["partner application", "hang", "Failed to submit application. Please try again."],
  ["newsletter", "answer-lost", "Something went wrong. Please try again."],
  ["contact page", "error-500", "Something went wrong. Please try again."],
];

for (const [name, fault, message] of failures) {
  test(`${name}, backend ${fault}: '${message}', all is kept, and a retry lands once @rehearsal`, async ({
    page,
    backend,
  }) => {
    const { table, open, fill } = forms[name];
    const email = ownEmail(`outage-${name.replaceAll(" ", "-").toLowerCase()}`);
    const form = await open(page, await backend.siteWith("outages, no queue"));
    await started(page);
    await fill(form, { Email: email });
    await backend.set(fault);
    await submitOf(form).click();
    const error = toast(page, message);
    // An insert that hangs is given up after 4 s.
    await expect(error).toContainText(/^Error/);
    await expect(error).toHaveAttribute("data-type", "error");
    await expect(form).toBeVisible();
    const field = form.locator("[name=email]");
    await expect(field).toHaveValue(email);
    await expect(submitOf(form)).toBeEnabled();

    await backend.set("none");
    await submitOf(form).click();
    await expect(page.locator("[data-scope=toast][data-type=success]")).toBeVisible();
    await expect.poll(() => backend.rows({ table, email })).toHaveLength(1);
  });
}
