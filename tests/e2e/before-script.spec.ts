import { expect, hold, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf, toast } from "./forms.ts";

/** React, without which no island is hydrated. */
const hydration = "**/assets/hydrate-island-*.js";

test("a dialog opens before the script has arrived, with its first field ready to be typed into", async ({
  page,
  isMobile,
}) => {
  await page.route(hydration, () => undefined);
  await page.goto("/pricing");
  const trigger = page.getByRole("button", { name: "Request consultation" });
  await trigger.click();
  const dialog = page.getByRole("dialog", { name: "Request consultation" });
  await expect(dialog).toBeVisible();
  if (!isMobile) await expect(dialog.getByRole("textbox", { name: "First name" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("a dialog that the browser alone has opened gets its trigger's words and its focus from the script @rehearsal", async ({
  page,
  isMobile,
}) => {
  const release = await hold(page, "**/assets/index-*.js");
  await page.goto("/pricing", { waitUntil: "commit" });
  const explorer = page
    .getByRole("article")
    .filter({ has: page.getByText("Explorer", { exact: true }) });
  await explorer.getByRole("button", { name: "Get Started" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Started" });
  await expect(dialog).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  release();
  await expect(dialog).toContainText("Explorer · $199 per month · 8 CPU / 32");
  await expect(dialog.locator("[name=tier]")).toHaveValue("explorer");
  if (!isMobile) await expect(dialog.getByRole("textbox", { name: "First name" })).toBeFocused();
  await started(page);
});

test("a dialog that was closed before the script has arrived stays closed @rehearsal", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/index-*.js");
  await page.goto("/pricing", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Request consultation" }).click();
  const dialog = page.getByRole("dialog", { name: "Request consultation" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  release();
  await started(page);
  await expect(dialog).toBeHidden();
});

test("what was typed before the script has arrived stays, and is sent with all the trigger said", async ({
  page,
  backend,
}) => {
  const email = ownEmail("typed-early");
  const release = await hold(page, hydration);
  const dialog = await forms["Get Started"].open(page);
  await expect(dialog).toContainText("Explorer · $199 per month · 8 CPU / 32");
  await forms["Get Started"].fill(dialog, { Email: email });
  release();
  await started(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Explorer · $199 per month · 8 CPU / 32");
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await submitOf(dialog).click();
  await expect(toast(page, "Request submitted!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/pricing");
  expect(await backend.stored({ email })).toMatchObject([
    { status: "new", source: { opener: "pricing-tier", tier: "explorer", page: "/pricing" } },
  ]);
});

test("a counter counts what was typed before the script has arrived @rehearsal", async ({
  page,
}) => {
  const release = await hold(page, hydration);
  const dialog = await forms["Contact Us"].open(page);
  await forms["Contact Us"].fill(dialog, { Message: "Hello, AIOI." });
  await expect(dialog).toContainText("0/1000");
  release();
  await expect(dialog).toContainText("12/1000");
});

test("a dialog whose script does not arrive posts, and the page says so @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("posted-early");
  await page.route(hydration, (route) => route.abort());
  const dialog = await forms["Get Started"].open(page);
  await forms["Get Started"].fill(dialog, { Email: email });
  await submitOf(dialog).click();
  await expect(page.getByText("Request submitted!", { exact: true })).toBeVisible();
  expect(await backend.stored({ email })).toMatchObject([
    { status: "new", source: { opener: "pricing-tier", tier: "explorer", page: "/pricing" } },
  ]);
});

test("an answer with errors becomes a modal dialog again, and the script takes it over @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("answered");
  await page.route(hydration, (route) => route.abort());
  const dialog = await forms["Get Started"].open(page);
  await forms["Get Started"].fill(dialog, { Email: email, Company: "" });
  await submitOf(dialog).click();
  await expect(dialog.getByText("Company is required", { exact: true }).last()).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await expect(dialog.getByRole("textbox", { name: "Company" })).toBeFocused();
  await page.unroute(hydration);
  // The same answer once more, from the script or from the page. Until it is there, the old one is.
  const answered = Promise.race([
    toast(page, "Validation Error").waitFor(),
    page.waitForEvent("load"),
  ]);
  await submitOf(dialog).click();
  await answered;
  await expect(dialog.getByText("Company is required", { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await dialog.getByRole("textbox", { name: "Company" }).fill("Northgate");
  await submitOf(dialog).click();
  await expect(toast(page, "Request submitted!")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("a form filled in and sent before the script has arrived is a person's @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("early-form");
  await page.route(hydration, () => undefined);
  const form = await forms["contact page"].open(page);
  await forms["contact page"].fill(form, { Email: email });
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(await backend.stored({ email })).toMatchObject([{ status: "new" }]);
});

test("a link followed before the script has arrived leads to its page @rehearsal", async ({
  page,
}) => {
  await page.route(hydration, () => undefined);
  await page.goto("/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faqs");
});

test("a page that nobody uses asks for one script", async ({ page }) => {
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await started(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/index-[^/]+\.js$/)]);
});

test("home paints its first screen while the styles of its lower sections are on their way @rehearsal", async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  const arrive = Promise.withResolvers<void>();
  await page.route(/\.css(?:\?|$)/, async (route) => {
    asked.resolve();
    await arrive.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await asked.promise;
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(
    page.getByRole("group", { name: "Deployment modes" }).getByText("Hybrid"),
  ).toBeVisible();
  arrive.resolve();
  await expect(page.locator("div:has(> fieldset input[name=wall])")).toHaveCSS("display", "grid");
  // The script has waited for what follows the link.
  await page.locator("[data-script=play-request]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-script=play-request]")).toHaveAttribute("data-ready");
});
