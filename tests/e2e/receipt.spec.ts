import type { Locator, Page } from "playwright/test";

import { violations } from "./accessibility.ts";
import { exampleIf, expect, openDrawer, ownEmail, started, test } from "./fixtures.ts";
import { type Form, forms, submitOf, toast } from "./forms.ts";

const receiptOf = (page: Page): Locator => page.getByRole("region", { name: "Receipt" });

const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const deadline = new RegExp(
  `^(?:We answer|Your sign-in comes|An engineer writes to you) by ${weekday}, \\d{1,2}:\\d\\d\\s[ap]m\\sET\\.$`,
);

const reference = (id: unknown) => {
  const digits = String(id).slice(0, 8).toUpperCase();
  return `AIOI-${digits.slice(0, 4)}-${digits.slice(4)}`;
};

async function sendForm(page: Page, form: Form, email: string): Promise<void> {
  const opened = await form.open(page);
  await started(page);
  await form.fill(opened, { Email: email });
  await submitOf(opened).click();
}

/** Every form that somebody answers, with its toast. */
const answered = [
  ["Get Started", "Request submitted!"],
  ["Hire Me", "Success!"],
  ["Contact Us", "Message Sent!"],
  ["consultation", "Request submitted!"],
  ["partner application", "Application Submitted!"],
  ["contact page", "Message sent successfully!"],
] as const;

for (const [name, title] of answered) {
  test(
    `${name}: the receipt says reference, deadline and what was sent, beside the toast`,
    { tag: name === "Get Started" ? "@phone-rehearsal" : ["@rehearsal", "@phone-rehearsal"] },
    async ({ page, backend }) => {
      const email = ownEmail(`receipt-${name.replaceAll(" ", "-").toLowerCase()}`);
      await sendForm(page, forms[name], email);
      const receipt = receiptOf(page);
      await expect(receipt.getByRole("heading", { level: 2 })).toHaveText(deadline);
      await expect(receipt.getByRole("heading", { level: 2 })).toBeFocused();
      // The browser of the tests knows no city.
      await expect(
        receipt.getByText(/^Eastern Time, New York(?:: the office is closed then)?$/),
      ).toBeVisible();
      await expect(toast(page, title)).toBeVisible();
      // Whole, also where it has many lines and a phone shows it above the sheet.
      await expect(toast(page, title)).toBeInViewport({ ratio: 1 });
      // In place of its form it begins below the header.
      if (name === "contact page") {
        expect((await receipt.boundingBox())?.y).toBeLessThan(160);
      }
      await expect(receipt).toContainText(email);
      await expect(receipt).toContainText("Maya Okonjo, Northgate");
      const [row] = await backend.stored({ table: forms[name].table, email });
      await expect(receipt).toContainText(reference(row?.["submission_id"]));
      // Nothing of it is kept in the browser.
      const stored = await page.evaluate(() =>
        // The next form is filled with what was typed.
        JSON.stringify({ ...localStorage, ...sessionStorage, "last-form": "" }),
      );
      expect(stored).not.toContain(email);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, title] of answered) {
    test(
      `${name}: its page shows the receipt, from an address without anything typed`,
      exampleIf(name === "Get Started"),
      async ({ page, backend }) => {
        const email = ownEmail(`plain-receipt-${name.replaceAll(" ", "-").toLowerCase()}`);
        const form = await forms[name].open(page);
        await forms[name].fill(form, { Email: email });
        await submitOf(form).click();
        const receipt = receiptOf(page);
        await expect(receipt.getByRole("heading", { level: 2 })).toHaveText(deadline);
        await expect(page.getByRole("status").filter({ hasText: /\S/ })).toContainText(title);
        const [row] = await backend.stored({ table: forms[name].table, email });
        await expect(receipt).toContainText(reference(row?.["submission_id"]));
        const { searchParams, hash } = new URL(page.url());
        expect(hash).toBe("#receipt");
        expect([...searchParams.keys()]).toEqual(["sent", "receipt"]);
        // A button that needs script is not there without it.
        await expect(receipt.getByText("Copy", { exact: true })).toBeHidden();
        await receipt.getByRole("link", { name: /Done|Write another/ }).click();
        await expect(receipt).toHaveCount(0);
        expect(new URL(page.url()).search).toBe("");
      },
    );
  }
});

for (const close of ["Escape", "Close", "Done", "a press beside it"] as const) {
  test(`a receipt over the page closes by ${close}, and the trigger has the focus again @rehearsal`, async ({
    page,
  }) => {
    await sendForm(page, forms.consultation, ownEmail(`closes-${close.replaceAll(" ", "-")}`));
    const receipt = receiptOf(page);
    await expect(receipt.getByRole("heading")).toBeFocused();
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === "a press beside it") await page.mouse.click(5, 300);
    else await receipt.getByRole("button", { name: close }).click();
    await expect(receipt).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Request consultation" })).toBeFocused();
    // The toast stays as long as it would.
    await expect(toast(page, "Request submitted!")).toBeVisible();
  });
}

test("the toast stands above the receipt and can be closed there @rehearsal", async ({ page }) => {
  await sendForm(page, forms["Get Started"], ownEmail("toast-above"));
  await expect(receiptOf(page)).toBeVisible();
  await toast(page, "Request submitted!").getByRole("button").click();
  await expect(toast(page, "Request submitted!")).toHaveCount(0);
  await expect(receiptOf(page)).toBeVisible();
});

test("a focus that leaves the receipt takes it away @rehearsal", async ({ page }) => {
  await sendForm(page, forms["Get Started"], ownEmail("focus-leaves"));
  await expect(receiptOf(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(receiptOf(page)).toHaveCount(0);
});

test("its reference is copied @rehearsal", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sendForm(page, forms["Get Started"], ownEmail("copied"));
  const receipt = receiptOf(page);
  await receipt.getByRole("button", { name: "Copy" }).click();
  await expect(receipt.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^AIOI-[0-9A-F]{4}-[0-9A-F]{4}$/);
  await expect(receipt).toContainText(copied);
});

test("a long message shows three lines, and all of it when asked @rehearsal", async ({ page }) => {
  const lines = ["One.", "Two.", "Three.", "Four.", "Five."];
  const { open, fill } = forms["Contact Us"];
  const form = await open(page);
  await started(page);
  await fill(form, { Email: ownEmail("long"), Message: lines.join("\n") });
  await submitOf(form).click();
  const receipt = receiptOf(page);
  const message = receipt.getByText("One. Two. Three. Four. Five.");
  const three = (await message.boundingBox())?.height ?? 0;
  await receipt.getByRole("button", { name: "Show all" }).click();
  await expect(receipt.getByRole("button", { name: "Show all" })).toHaveCount(0);
  await expect(message).toBeFocused();
  expect(((await message.boundingBox())?.height ?? 0) / three).toBeCloseTo(5 / 3, 1);
});

test("a short message has nothing more to show @rehearsal", async ({ page }) => {
  await sendForm(page, forms["Contact Us"], ownEmail("short"));
  await expect(receiptOf(page)).toContainText("A pilot in March.");
  await expect(receiptOf(page).getByRole("button", { name: "Show all" })).toHaveCount(0);
});

test(
  "from the drawer of a phone it can be used and closed @rehearsal",
  { tag: "@phone-rehearsal" },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, "large screens have no drawer");
    await page.goto("/pricing");
    await started(page);
    const drawer = await openDrawer(page);
    await drawer.getByRole("button", { name: "Contact sales" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    await forms["Hire Me"].fill(dialog, { Email: ownEmail("drawer") });
    await submitOf(dialog).click();
    const receipt = receiptOf(page);
    await receipt.getByRole("button", { name: "Done" }).click();
    await expect(receipt).toHaveCount(0);
    await expect(drawer).toBeVisible();
  },
);

test("on the contact page the week moves to now, and 'Write another' brings the form back @rehearsal", async ({
  page,
}) => {
  const nowInOffice = () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "America/New_York",
      weekday: "long",
      hour: "numeric",
      minute: "2-digit",
    })
      .format(Date.now())
      .replace(/^(\w+),? (.*?)\s([AP])M$/, (_, day, time, half) => {
        return `${day}, ${time}\\s${String(half).toLowerCase()}m\\sET`;
      });
  const before = nowInOffice();
  await sendForm(page, forms["contact page"], ownEmail("another"));
  const receipt = receiptOf(page);
  await expect(receipt).toContainText("A pilot");
  const form = page.getByRole("main").locator("form");
  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { name: "Send us a message" })).toBeHidden();
  // It was sent in the one or the other minute.
  await expect(page.getByRole("slider", { name: "When do you write?" })).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^(?:${before}|${nowInOffice()}): answered by `),
  );
  await receipt.getByRole("button", { name: "Write another" }).click();
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

for (const [path, place] of [
  ["/", "main"],
  ["/newsletter", "main"],
  ["/pricing", "footer"],
] as const) {
  test(
    `the newsletter in ${place} of ${path}: its receipt takes the place of the field, notes stand below it`,
    { tag: "@rehearsal" },
    async ({ page, backend }) => {
      const email = ownEmail(`list-${path.slice(1)}-${place}`);
      await page.goto(path);
      await started(page);
      const form = page.locator(`${place} form[action="/newsletter"]`);
      await form.getByRole("textbox").fill(email);
      await submitOf(form).click();
      const receipt = receiptOf(page);
      await expect(receipt).toContainText("You are on the list.");
      await expect(receipt.getByText("You are on the list.").locator("..")).toBeFocused();
      await expect(form).toBeHidden();
      await expect(toast(page, "You've been subscribed to our newsletter.")).toBeVisible();
      const [row] = await backend.stored({ table: "newsletter_subscriptions", email });
      await expect(receipt).toContainText(reference(row?.["submission_id"]));

      await receipt.getByRole("button", { name: "Another address" }).click();
      await expect(form.getByRole("textbox")).toBeFocused();
      await form.getByRole("textbox").fill(email);
      await submitOf(form).click();
      const note = form.getByText("This email is already subscribed to our newsletter!");
      await expect(note).toBeVisible();
      await expect(form.getByRole("textbox")).toHaveValue(email);
      await page.route("**/_serverFn/**", (route) => route.abort());
      await submitOf(form).click();
      await expect(form.getByText("No answer yet.")).toBeVisible();
      await expect(note).toHaveCount(0);
      await expect(form.getByRole("textbox")).toHaveValue(email);
    },
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const name of ["partner application", "contact page", "newsletter"] as const) {
      const title = `${name}: no accessibility fault, and nothing sideways at 320 px`;
      test(title, { tag: "@rehearsal" }, async ({ page }) => {
        const email = ownEmail(`faults-${colorScheme}-${name.replaceAll(" ", "-")}`);
        await sendForm(page, forms[name], email);
        await expect(receiptOf(page)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const [wide, content] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.querySelector("[class^=receipt-body]")?.scrollWidth ?? 0,
        ]);
        expect(wide).toBeLessThanOrEqual(320);
        expect(content).toBeLessThanOrEqual(320);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test("a Worker that returns no receipt leaves the toast @rehearsal", async ({ page }) => {
  await page.route("**/_serverFn/submitLead", (route) => route.fulfill({ json: { ok: true } }));
  await sendForm(page, forms["Get Started"], ownEmail("no-receipt"));
  await expect(toast(page, "Request submitted!")).toBeVisible();
  await expect(receiptOf(page)).toHaveCount(0);
});
