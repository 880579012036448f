import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf, toast } from "./forms.ts";

// "A likely typing error is suggested beside the field, never refused, and what the visitor leaves is what
// is stored."
test("a likely mistake in an address: pressed, the suggestion fills the field; left alone, it blocks nothing @rehearsal", async ({
  page,
  backend,
}) => {
  const form = forms["Contact Us"];
  const dialog = await form.open(page);
  await started(page);
  const field = dialog.getByRole("textbox", { name: "Email" });
  const suggestion = dialog.getByRole("button", { name: "Did you mean gmail.com?" });
  const [name = ""] = ownEmail("suggested").split("@");

  const message = dialog.getByRole("textbox", { name: "Message" });
  const before = await message.boundingBox();
  await form.fill(dialog, { Email: `${name}@gmial.com` });
  await message.focus();
  await expect(suggestion).toBeVisible();
  expect(await message.boundingBox(), "nothing moves").toEqual(before);
  await suggestion.click();
  await expect(field).toHaveValue(`${name}@gmail.com`);
  await expect(field).toBeFocused();
  await expect(suggestion).toBeHidden();

  // Typed again: what the visitor leaves is what is stored.
  await field.fill(`${name}@gmial.com`);
  await message.focus();
  await expect(suggestion).toBeVisible();
  await submitOf(dialog).click();
  await expect(toast(page, "Message Sent!")).toBeVisible();
  expect(await backend.stored({ email: `${name}@gmial.com` })).toHaveLength(1);
});

test("the newsletter suggests too, and an address in another script is sent as it is @rehearsal", async ({
  page,
  backend,
}) => {
  await page.goto("/newsletter");
  await started(page);
  const form = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.locator("#newsletter-email") });
  const field = form.getByRole("textbox", { name: "Email" });
  await field.fill("maya@hotmial.com");
  await field.blur();
  await form.getByRole("button", { name: "Did you mean hotmail.com?" }).click();
  await expect(field).toHaveValue("maya@hotmail.com");

  const [name = ""] = ownEmail("script").split("@");
  await field.fill(`${name}@bücher.example`);
  await submitOf(form).click();
  await expect(toast(page, "Success!")).toBeVisible();
  expect(
    await backend.stored({
      table: "newsletter_subscriptions",
      email: `${name}@xn--bcher-kva.example`,
    }),
  ).toHaveLength(1);
});
