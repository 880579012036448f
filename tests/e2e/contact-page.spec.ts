import type { Request } from "playwright/test";

import { expect, hold, ownEmail, started, test } from "./fixtures.ts";
import { forms, openFilled, toast } from "./forms.ts";

const message = { Subject: "A pilot in March", Message: "An air-gapped pilot for radiology." };

test("the contact page shows each message in red under its field, and no toast", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await page.getByRole("button", { name: "Send Message" }).click();
  for (const [label, message] of [
    ["First name", "First name must be at least 2 characters"],
    ["Last name", "Last name must be at least 2 characters"],
    ["Email", "Please enter a valid email address"],
    ["Company", "Company name must be at least 2 characters"],
    ["Subject", "Subject must be at least 5 characters"],
    ["Message", "Message must be at least 10 characters"],
  ] as const) {
    const field = page.getByRole("main").getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(page.getByRole("main").getByRole("textbox", { name: "First name" })).toBeFocused();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Phone" })).not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(toast(page)).toHaveCount(0);
});

test("on a phone the form comes first @rehearsal", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact-us");
  const form = await page.getByRole("heading", { name: "Send us a message" }).boundingBox();
  const week = await page.getByRole("slider").boundingBox();
  expect(form?.y).toBeLessThan(600);
  expect(form?.y).toBeLessThan(week?.y ?? 0);
  // The focus goes the way the eye goes.
  await page.getByRole("textbox", { name: "First name" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("slider")).not.toBeFocused();
  await page.getByRole("slider").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "+1 555 0100" })).toBeFocused();
});

// Spec section 2, "Contact us", word for word.
test("beside the form stand the ways to reach us and three reasons to @rehearsal", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  await expect(main.getByText("Get in Touch", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Let's Build Something Amazing Together",
  );
  await expect(main.getByRole("heading", { name: "Send us a message" })).toBeVisible();
  const side = (name: string) =>
    main.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const information = side("Contact Information");
  for (const title of ["Email", "Phone", "Address"]) {
    await expect(information.getByRole("term").filter({ hasText: title })).toBeVisible();
  }
  await expect(information.getByText("Send us an email anytime", { exact: true })).toBeVisible();
  await expect(information.getByText(/^Mon-Fri from 8am to 6pm/)).toBeVisible();
  await expect(information.getByText("Our headquarters", { exact: true })).toBeVisible();
  const reasons = side("Why Contact Us?");
  for (const [title, claim] of [
    ["Quick Response", /reply within 24 hours/i],
    ["Expert Team", /direct access to AI specialists/i],
    ["Custom Solutions", /personalized recommendations/i],
  ] as const) {
    await expect(reasons.getByRole("term").filter({ hasText: title })).toBeVisible();
    await expect(reasons.getByRole("definition").filter({ hasText: claim })).toBeVisible();
  }
});

for (const path of ["/contact-us", "/company"]) {
  test(`${path} marks its six required fields with * and says so${path === "/company" ? " @rehearsal" : ""}`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.getByRole("main").locator("form", { has: page.getByLabel("Subject") });
    await expect(form.getByText("* required", { exact: true })).toBeVisible();
    for (const label of ["First name", "Last name", "Email", "Company", "Subject", "Message"]) {
      const field = form.getByRole("textbox", { name: label, exact: true });
      await expect(field).toHaveAttribute("aria-required", "true");
      const mark = form.locator("div", { has: page.getByText(label, { exact: true }) }).last();
      await expect(mark).toHaveText(`${label} *`);
      await expect(mark.getByText("*", { exact: true })).toHaveAttribute("aria-hidden", "true");
    }
    const phone = form.getByRole("textbox", { name: "Phone", exact: true });
    await expect(phone).not.toHaveAttribute("aria-required");
    await expect(phone).toHaveAccessibleDescription("optional");
  });
}

test("a page of another version is asked to be loaded again, and what was typed is kept @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("outdated");
  // As a page would send it in which the subject had another name.
  await page.route("**/_serverFn/submitLead", (route) =>
    route.continue({ postData: (route.request().postData() ?? "").replace("subject", "topic") }),
  );
  const form = await forms["contact page"].open(page);
  // Sent before, the form would go without script, and not through the route above.
  await started(page);
  await forms["contact page"].fill(form, { ...message, Email: email });
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "Please reload it")).toContainText(
    "This page has been updated since you opened it. Please reload it and send again. What you typed is kept.",
  );
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue(message.Message);
  await page.unrouteAll();
  await page.reload();
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue(message.Message);
  expect(await backend.rows({ email })).toEqual([]);
});

test("without storage, a message sent again after a lost answer is one row @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("no-storage");
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Storage is forbidden", "SecurityError");
      },
    });
  });
  let answers = 0;
  await page.route("**/_serverFn/submitLead", async (route) => {
    answers += 1;
    const response = await route.fetch();
    if (answers === 1) await route.abort("connectionreset");
    else await route.fulfill({ response });
  });
  const form = await openFilled(page, "contact page", { ...message, Email: email });
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "No answer yet")).toBeVisible();
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(answers).toBe(2);
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("a message really arrives: 'Sending...', then the toast, then an empty form", async ({
  page,
  backend,
}) => {
  const email = ownEmail("contact");
  const form = await openFilled(page, "contact page", { ...message, Email: email });
  await form.getByRole("button", { name: "Send Message" }).click();
  const busy = form.getByRole("button", { name: "Sending..." });
  await expect(busy).toBeDisabled();
  const success = toast(page, "Message sent successfully!");
  await expect(success).toContainText(
    "Thank you for contacting us. We'll get back to you within 24 hours.",
  );
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("");
  const rows = await backend.stored({ email });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    selected_autopilots: ["contact_page"],
    additional_requirements: "A pilot in March\n\nAn air-gapped pilot for radiology.",
    source: { form: "contactPage", page: "/contact-us", landing_page: "/contact-us" },
  });
});

test("what was typed survives a reload, and the first touch is kept with the lead", async ({
  page,
  backend,
}) => {
  const email = ownEmail("draft");
  await page.goto("/?utm_source=newsletter&utm_campaign=march&gclid=abc&secret=no");
  await page.goto("/contact-us", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await main
    .getByRole("textbox", { name: "Message" })
    .fill("A long message that must not be lost.");
  await main.getByRole("textbox", { name: "Email" }).fill(email);
  await page.reload();
  await expect(main.getByRole("textbox", { name: "Message" })).toHaveValue(
    "A long message that must not be lost.",
  );
  await main.getByRole("textbox", { name: "First name" }).fill("Maya");
  await main.getByRole("textbox", { name: "Last name" }).fill("Okonjo");
  await main.getByRole("textbox", { name: "Company" }).fill("Northgate");
  await main.getByRole("textbox", { name: "Subject" }).fill("A pilot");
  await main.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  const [row] = await backend.stored({ email });
  expect(row).toMatchObject({
    status: "new",
    source: {
      landing_page: "/",
      utm_source: "newsletter",
      utm_campaign: "march",
      gclid: "abc",
    },
  });
  expect(JSON.stringify(row)).not.toContain("secret");
  await page.reload();
  await expect(main.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("offline, nothing is lost, and the message goes when the connection returns @rehearsal", async ({
  page,
  context,
  backend,
}) => {
  const email = ownEmail("offline");
  const inFlight = new Set<Request>();
  page.on("request", (request) => inFlight.add(request));
  page.on("requestfinished", (request) => inFlight.delete(request));
  // What sending needs is fetched at the form's first use.
  const fetched = page.waitForEvent("requestfinished", (request) =>
    /\/toast-(?!root)[^/]*\.js$/.test(request.url()),
  );
  const form = await forms["contact page"].open(page);
  await forms["contact page"].fill(form, { ...message, Email: email });
  await fetched;
  // What that file imports is fetched along with it.
  await expect.poll(() => inFlight.size).toBe(0);
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "No answer yet")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Subject" })).toHaveValue("A pilot in March");
  await context.setOffline(false);
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});

test.describe("the week", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("says by when what is written at an hour is answered, in the visitor's time, by keyboard too @rehearsal", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-27T12:25:00Z");
    await page.goto("/contact-us");
    const hour = page.getByRole("slider", { name: "When do you write?" });
    const says = (written: string, answered: string) =>
      expect(hour).toHaveAttribute(
        "aria-valuetext",
        new RegExp(`^${written}: answered by ${answered}$`.replaceAll(" ", "\\s")),
      );
    // The thumb starts at now.
    await says("Friday, 1:25 pm", "Saturday, 1:25 pm");
    await expect(page.getByText("your hours, Berlin")).toBeVisible();
    await expect(page.getByText("The office is closed then")).toBeVisible();
    await expect(
      page.getByText(/2\spm to midnight where you are\. It opens on Friday, 2\spm your time\./),
    ).toBeVisible();
    await hour.focus();
    await page.keyboard.press("ArrowRight");
    await says("Friday, 2:25 pm", "Saturday, 2:25 pm");
    await page.keyboard.press("End");
    await says("Sunday, 11:25 pm", "Monday, 11:25 pm");
    await expect(
      page.getByText(/^Written Sunday, 11:25\spm\. Answered by Monday, 11:25\spm\.$/),
    ).toBeVisible();
    // So does the line beside the button, when the form is used.
    await page.getByRole("main").getByRole("textbox", { name: "First name" }).focus();
    await expect(page.getByText(/^Sent now, answered by Saturday, 1:25\spm,/)).toBeVisible();
  });
});

for (const [timezoneId, friday] of [
  ["Europe/Berlin", "2027-03-26"],
  ["America/New_York", "2027-03-12"],
] as const) {
  test.describe(`in the week in which the clocks of ${timezoneId} go forward`, () => {
    test.use({ timezoneId });

    test("the arrow keys pass over the hour that is skipped @rehearsal", async ({ page }) => {
      await page.clock.setFixedTime(`${friday}T12:25:00Z`);
      await page.goto("/contact-us");
      await expect(page.locator("[data-script=contact-us][data-started]")).toBeAttached();
      const hour = page.getByRole("slider", { name: "When do you write?" });
      await hour.press("End");
      await expect(hour).toHaveAttribute("aria-valuetext", /^Sunday, 11:25\spm: /);
      for (let presses = 0; presses < 21; presses += 1) await hour.press("ArrowLeft");
      await expect(hour).toHaveAttribute("aria-valuetext", /^Sunday, 1:25\sam: /);
      await hour.press("ArrowRight");
      await expect(hour).toHaveAttribute("aria-valuetext", /^Sunday, 3:25\sam: /);
    });
  });
}

test.describe("the phone", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("is said to be open as long as it is @rehearsal", async ({ clockPage: page }) => {
    // Friday, two minutes before the office closes in New York.
    await page.clock.install({ time: "2026-11-27T22:58:00Z" });
    await page.goto("/contact-us");
    await expect(page.getByText(/where you are\. It is open now\.$/)).toBeVisible();
    await page.clock.fastForward("03:00");
    await expect(page.getByText(/It opens on Monday, 2\spm your time\.$/)).toBeVisible();
  });
});

test("a week that was moved before its script came counts from there, and without a known zone in the office's time @rehearsal", async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/contact-us\.script-[^/]*\.js$/);
  await page.goto("/contact-us");
  const hour = page.getByRole("slider", { name: "When do you write?" });
  await hour.focus();
  await page.keyboard.press("End");
  await expect(hour).toHaveAttribute("aria-valuetext", /^Friday, 7:25\sam\sET: answered by /);
  release();
  await expect(hour).toHaveAttribute(
    "aria-valuetext",
    /^Sunday, 11:25\spm\sET: answered by Monday, 11:25\spm\sET$/,
  );
});

test("the headline's text keeps the specification's apostrophe @rehearsal", async ({ page }) => {
  await page.goto("/contact-us");
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText("Let's Build Something Amazing Together");
});
