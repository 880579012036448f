import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf, toast } from "./forms.ts";

test("in a window that denies storage, a form names the campaign and the click id of its address", async ({
  page,
  backend,
}) => {
  const email = ownEmail("storage-denied");
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Storage is forbidden", "SecurityError");
        },
      });
    }
  });
  await page.goto("/contact-us?utm_source=app&utm_campaign=march&gclid=abc&secret=no");
  await started(page);
  const form = page.getByRole("main").locator("form");
  await forms["contact page"].fill(form, { Email: email });
  await submitOf(form).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  const [row] = await backend.stored({ email });
  expect(row).toMatchObject({
    source: {
      landing_page: "/contact-us",
      utm_source: "app",
      utm_campaign: "march",
      gclid: "abc",
    },
  });
  expect(JSON.stringify(row)).not.toContain("secret");
});
