import { exampleIf, expect, hold, ownEmail, started, test } from "./fixtures.ts";
import { forms, openFilled, submitOf, toast } from "./forms.ts";

// Spec section 8, row by row, with answers that a working backend gives. What a broken backend does
// stands in outages-catalogue.spec.ts, an address that is already subscribed in shell.spec.ts.

test.describe("any validation failure: toast 'Validation Error' with the first message", () => {
  for (const [name, message] of [
    ["Get Started", "First name is required"],
    ["Hire Me", "First name is required"],
    ["Contact Us", "First name is required"],
    ["consultation", "First name is required"],
    ["partner application", "First name is required"],
    ["newsletter", "Please enter your email address"],
  ] as const) {
    test(name, exampleIf(name === "Get Started"), async ({ page }) => {
      const form = await forms[name].open(page);
      await started(page);
      await submitOf(form).click();
      const error = toast(page, "Validation Error");
      await expect(error).toContainText(message);
      await expect(error).toHaveAttribute("data-type", "error");
      await expect(form.locator("[aria-invalid=true]").first()).toBeFocused();
    });
  }
});

test.describe("the database refuses the row: the words of each form, and what was typed is kept", () => {
  for (const [name, message] of [
    ["Hire Me", "Unable to submit request. Please try again later."],
    ["Get Started", "Failed to submit request. Please try again."],
    ["Contact Us", "Failed to send message. Please try again."],
    ["consultation", "Unable to submit request. Please try again later."],
    ["partner application", "Unable to submit application. Please try again later."],
    ["contact page", "Something went wrong. Please try again."],
  ] as const) {
    test(
      `${name}: 'Error' / '${message}'`,
      exampleIf(name === "Hire Me"),
      async ({ page, backend }) => {
        const email = ownEmail(`refused-${name.replaceAll(" ", "-")}`);
        const form = await forms[name].open(page);
        await started(page);
        await forms[name].fill(form, { Email: email, Company: "Refused Inc" });
        await submitOf(form).click();
        const error = toast(page, message);
        await expect(error).toContainText(/^Error/);
        await expect(error).toHaveAttribute("data-type", "error");
        await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(email);
        await expect(submitOf(form)).toBeEnabled();
        expect(await backend.rows({ table: forms[name].table, email })).toEqual([]);
      },
    );
  }

  test("newsletter: 'Something went wrong. Please try again.'", async ({ page }) => {
    const form = await openFilled(page, "newsletter", { Email: "refused@northgate.example" });
    await submitOf(form).click();
    await expect(toast(page, "Something went wrong. Please try again.")).toBeVisible();
    await expect(form.getByText("Something went wrong. Please try again.")).toBeVisible();
    await expect(form.getByRole("textbox")).toHaveValue("refused@northgate.example");
  });
});

for (const [who, speed, status] of [
  ["a robot", 20, "quarantined"],
  ["a person", 1, "new"],
] as const) {
  test(`newsletter: sent as fast as ${who} does it, the address is ${status} @rehearsal`, async ({
    page,
    backend,
  }) => {
    const email = ownEmail(`newsletter-${status}`);
    // A clock that goes slowly makes this test a robot, however busy the machine is.
    await page.addInitScript((factor) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / factor;
    }, speed);
    const form = await openFilled(
      page,
      "newsletter",
      { Email: email },
      await backend.siteWith("fill time"),
    );
    // Longer than the least time that a person takes.
    if (who === "a person") await new Promise((resolve) => setTimeout(resolve, 1600));
    await submitOf(form).click();
    // To the toaster, which compares this clock with that of the frames, its five seconds may be over at once.
    await expect(page.getByRole("button", { name: "Another address" })).toBeVisible();
    const rows = await backend.stored({ table: "newsletter_subscriptions", email });
    expect(rows).toMatchObject([{ status }]);
  });
}

test("too many requests: 'Error' with the minutes, and what was typed is kept", async ({
  page,
}) => {
  const form = await forms.newsletter.open(page);
  await started(page);
  for (let count = 1; count <= 4; count += 1) {
    await forms.newsletter.fill(form, { Email: ownEmail(`many-${count}`) });
    await submitOf(form).click();
    if (count === 4) break;
    await page.getByRole("button", { name: "Another address" }).click();
    await expect(form.getByRole("textbox")).toHaveValue("");
  }
  await expect(toast(page, "Too many requests")).toContainText(
    /^Error.*Too many requests\. Please try again in \d+ minutes?\.$/s,
  );
  await expect(form.getByRole("textbox")).toHaveValue(ownEmail("many-4"));
});

test("an error goes as soon as its form is sent again @rehearsal", async ({ page }) => {
  const form = await forms["Hire Me"].open(page);
  await started(page);
  await submitOf(form).click();
  await expect(toast(page, "First name is required")).toBeVisible();
  await form.getByRole("textbox", { name: "First name" }).fill("Maya");
  await submitOf(form).click();
  await expect(toast(page, "Last name is required")).toBeVisible();
  await expect(toast(page, "First name is required")).toHaveCount(0);

  await forms["Hire Me"].fill(form, { Email: ownEmail("corrected") });
  const release = await hold(page, "**/_serverFn/submitLead");
  await submitOf(form).click();
  await expect(submitOf(form)).toHaveText("Submitting...");
  await expect(toast(page)).toHaveCount(0);
  release();
  await expect(toast(page, "Success!")).toBeVisible();
});

test("another form's error stays @rehearsal", async ({ page }) => {
  await page.goto("/newsletter");
  await started(page);
  const newsletters = page.locator('form[action="/newsletter"]');
  await expect(newsletters).toHaveCount(2);
  for (const count of [1, 2]) {
    await submitOf(newsletters.nth(count - 1)).click();
    await expect(toast(page, "Please enter your email address")).toHaveCount(count);
  }
});

test("the newest toast does not wait for the oldest, and no more than three are shown @rehearsal", async ({
  page,
}) => {
  const toasts = toast(page);
  const form = await forms.newsletter.open(page);
  await started(page);
  const field = form.getByRole("textbox");
  for (let count = 1; count <= 3; count += 1) {
    await forms.newsletter.fill(form, { Email: ownEmail(`newest-${count}`) });
    await field.press("Enter");
    await expect(toasts).toHaveCount(count);
    await page.getByRole("button", { name: "Another address" }).click();
    await expect(field).toHaveValue("");
  }
  // A pointer that rests on toasts keeps them.
  await toasts.first().hover();
  await field.press("Enter");
  await expect(toast(page, "Please enter your email address")).toBeVisible();
  await expect(toasts).toHaveCount(3);
});

// A proxy or a gateway on the visitor's way to the Worker answers in its place.
const foreignAnswers: [status: number, contentType: string, body: string][] = [
  [200, "text/html", "<p>Accept the policy to continue.</p>"],
  [200, "text/plain", ""],
  [200, "application/json", "{}"],
  [200, "application/json", '{"result":{"status":"accepted"}}'],
  [530, "application/json", '{"message":"A server error occurred."}'],
];
for (const [status, contentType, body] of foreignAnswers) {
  test(`${status} with ${contentType} "${body}" is no success: all is kept, and a retry lands once @rehearsal`, async ({
    page,
    backend,
  }) => {
    const email = ownEmail(`foreign-${foreignAnswers.findIndex((one) => one[2] === body)}`);
    const form = await openFilled(page, "Get Started", { Email: email });
    const submit = /\/_serverFn\/submitLead/;
    await page.route(submit, (route) => route.fulfill({ status, contentType, body }));
    await submitOf(form).click();
    await expect(toast(page, "Failed to submit request. Please try again.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await page.unroute(submit);
    await submitOf(form).click();
    await expect(form).toBeHidden();
    expect(await backend.stored({ email })).toHaveLength(1);
  });
}

for (const name of ["Hire Me", "contact page", "newsletter"] as const) {
  test(`${name}: after a failure the submit button has the focus again @rehearsal`, async ({
    page,
  }) => {
    const { open, fill } = forms[name];
    const form = await open(page);
    await started(page);
    await fill(form, { Email: ownEmail(`focus-${name.replace(" ", "-").toLowerCase()}`) });
    await page.route("**/_serverFn/**", (route) => route.abort());
    await submitOf(form).focus();
    await page.keyboard.press("Space");
    await expect(page.locator("[data-scope=toast][data-type=error]")).toBeVisible();
    await expect(submitOf(form)).toBeFocused();
  });
}

test("errors that are due before the toaster has arrived are all shown @rehearsal", async ({
  page,
}) => {
  const toasts = page.locator("[data-scope=toast][data-part=root][data-state=open]");
  // The browser gives two imports of one file back in any order, so one page may be lucky. A file that
  // is routed is not taken from its cache.
  await page.route(/\/assets\/toast-/, (route) => route.continue());
  for (let count = 1; count <= 4; count += 1) {
    await page.goto("/newsletter");
    await started(page);
    await page.evaluate(() => {
      const buttons = 'form[action="/newsletter"] button[type=submit]';
      for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.click();
    });
    await expect(toasts).toHaveCount(2);
  }
});

// Spec section 9: "about 4 s or 5 s display, at most 3 visible, 14 px gap, toaster width 356 px".
test("a toast is 356 px wide, 14 px from the next, and stays for 5 s @rehearsal", async ({
  clockPage: page,
}) => {
  await page.clock.install();
  await page.goto("/newsletter");
  await started(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const newsletters = page.locator('form[action="/newsletter"]');
  for (const form of await newsletters.all()) await submitOf(form).click();
  // A pointer that rests on toasts keeps them.
  await page.mouse.move(10, 300);
  const toasts = toast(page);
  // The clock stands but for these steps, so few that the toasts' time is not over.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return toasts.count();
    })
    .toBe(2);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      const boxes = await toasts.evaluateAll((roots) =>
        roots.map((root) => root.getBoundingClientRect()).toSorted((a, b) => a.top - b.top),
      );
      const [upper, lower] = boxes;
      return upper && lower
        ? [upper.width, lower.width, Math.round(lower.top - upper.bottom)]
        : boxes.length;
    })
    .toEqual([356, 356, 14]);
  const shown = page.locator("[data-scope=toast][data-part=root][data-state=open]");
  await page.clock.runFor(4500);
  await expect(shown).toHaveCount(2);
  await page.clock.runFor(1000);
  await expect(shown).toHaveCount(0);
});
