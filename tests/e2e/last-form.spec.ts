import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, openFilled, submitOf, toast } from "./forms.ts";

// "First name, last name, email, company and phone of a form that was sent stand in the next form of that
// tab, visibly and removable; never in another tab."
test("the next form of the tab is filled from the last one, until 'Not you? Clear' @rehearsal", async ({
  page,
  context,
  backend,
}) => {
  const email = ownEmail("last-form");
  const sent = await openFilled(page, "Contact Us", {
    Email: email,
    Message: "The first message.",
  });
  await submitOf(sent).click();
  await expect(toast(page, "Message Sent!")).toBeVisible();

  const dialog = await forms["Hire Me"].open(page);
  const field = (name: string) => dialog.getByRole("textbox", { name });
  const note = dialog.getByText("From your last form:");
  await expect(note).toHaveText(`From your last form: Maya Okonjo, ${email}, Northgate`);
  await expect(field("Email")).toHaveValue(email);
  await expect(field("Requirements")).toHaveValue("");
  await expect(dialog.getByText("Filled from your last form", { exact: true })).toBeAttached();
  await expect(field("Phone")).toBeFocused();

  // What is typed over is no longer from the last form.
  await expect(field("Company")).toHaveAttribute("data-filled");
  await field("Company").fill("Harrowtide");
  await expect(field("Company")).not.toHaveAttribute("data-filled");
  await expect(note).toHaveText(`From your last form: Maya Okonjo, ${email}`);
  // It was filled by nobody's fingers, so it may be sent at once.
  await submitOf(dialog).click();
  await expect(toast(page, "Success!")).toBeVisible();
  const rows = await backend.stored({ email });
  expect(rows.map(({ company, status }) => `${String(company)}, ${String(status)}`)).toEqual(
    expect.arrayContaining(["Harrowtide, new", "Northgate, new"]),
  );

  // The contact page's form is in the page: it is filled with it, and takes no focus.
  const form = await forms["contact page"].open(page);
  await expect(form.getByRole("textbox", { name: "Company" })).toHaveValue("Harrowtide");
  await expect(form.getByRole("textbox", { name: "Subject" })).toHaveValue("");
  await expect(form.getByRole("textbox").and(page.locator(":focus"))).toHaveCount(0);
  await form.getByRole("textbox", { name: "Message" }).fill("Half a message.");
  await form.getByRole("button", { name: "Not you? Clear" }).click();
  for (const empty of await form.getByRole("textbox").all()) await expect(empty).toHaveValue("");
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  await expect(form.getByText("Cleared", { exact: true })).toBeAttached();
  await page.reload();
  await started(page);
  await expect(form.getByRole("textbox", { name: "Company" })).toHaveValue("");

  const other = await context.newPage();
  const inOther = await forms["Hire Me"].open(other);
  await expect(inOther.getByRole("textbox", { name: "First name" })).toBeFocused();
  await expect(inOther.getByRole("textbox", { name: "First name" })).toHaveValue("");
});
