import { atRest, expect, hold, started, test } from "./fixtures.ts";
import { forms } from "./forms.ts";

// "Where a page is loaded anew on Back, the browser's older values win over the draft": the draft is newer.

test("a page loaded anew on Back holds what was typed on another page since @rehearsal", async ({
  page,
}) => {
  const hireMe = forms["Hire Me"];
  const first = await hireMe.open(page);
  await started(page);
  await hireMe.fill(first, { Email: "old@northgate.example", Phone: "1" });
  await page.goto("/faqs");
  await started(page);
  await page.getByRole("banner").getByRole("button", { name: "Contact sales" }).click();
  const second = page.getByRole("dialog", { name: "Contact sales" });
  await expect(second.getByRole("textbox", { name: "Email" })).toHaveValue("old@northgate.example");
  await second.getByRole("textbox", { name: "Email" }).fill("new@northgate.example");
  await second.getByRole("textbox", { name: "Phone" }).fill("");
  await page.goBack();
  await started(page);
  await page.getByRole("banner").getByRole("button", { name: "Contact sales" }).click();
  await expect(first.getByRole("textbox", { name: "Email" })).toHaveValue("new@northgate.example");
  await expect(first.getByRole("textbox", { name: "Phone" })).toHaveValue("");
});

test("what a filler wrote without an event stays when the page has loaded @rehearsal", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("load", () => {
      const field = document.querySelector<HTMLInputElement>("#contactPage-company");
      if (field) field.value = "Northgate";
    });
  });
  await page.goto("/contact-us");
  await page.evaluate(() => {
    sessionStorage.setItem("draft:contactPage", JSON.stringify({ fields: { message: "Hello" } }));
  });
  await page.goto("/contact-us");
  await started(page);
  await page.waitForLoadState("load");
  await atRest(page);
  const form = page.getByRole("main").locator("form");
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
  await expect(form.getByRole("textbox", { name: "Company" })).toHaveValue("Northgate");
});

test("after a reload, the slider of the contact page stands where the words beside it say, before and after its script @rehearsal", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-24T09:41:00Z");
  await page.goto("/contact-us");
  await started(page);
  const slider = page.getByRole("slider");
  const example = await slider.evaluate((input: HTMLInputElement) => input.defaultValue);
  await expect(slider).toHaveAttribute("aria-valuetext", /^Tuesday, 4:41/);
  const words = await slider.getAttribute("aria-valuetext");
  const value = await slider.inputValue();
  await slider.fill("10");
  await expect(slider).not.toHaveAttribute("aria-valuetext", words ?? "");
  const release = await hold(page, "**/assets/contact-us.script-*.js");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(async () => Number(await slider.inputValue())).toBeCloseTo(Number(example), 1);
  await expect(slider).toHaveAttribute("aria-valuetext", /^Friday, 7:25/);
  release();
  await expect(slider).toHaveValue(value);
  await expect(slider).toHaveAttribute("aria-valuetext", words ?? "");
});
