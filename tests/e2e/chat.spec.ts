import { bubble, launcher, testChat, title } from "./chat.ts";
import { expect, test } from "./fixtures.ts";

test.describe("the steps of Chatwoot's script", () => {
  testChat("everything", "chat on open");
});

test("a chat that does not answer says so and leaves a way to write to us @rehearsal", async ({
  page,
  backend,
}) => {
  const site = await backend.siteWith("chat on open");
  await page.route("**/packs/js/sdk.js", (route) => route.abort());
  await page.goto(`${site}/pricing`);
  await page.getByRole("button", { name: title }).click();
  const region = page.locator("#live-chat");
  await expect(region.getByRole("status")).toHaveText(/The chat did not load/);
  await expect(region.getByRole("link", { name: "Contact us" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
  await page.unroute("**/packs/js/sdk.js");
  await page.getByRole("button", { name: title }).click();
  await expect(page.locator("#chatwoot_live_chat_widget")).toBeVisible();
});

test("a chat that answers late takes the launcher's place, and its script is asked for once @rehearsal", async ({
  clockPage: page,
  backend,
}) => {
  const site = await backend.siteWith("chat on open");
  await page.clock.install();
  let asked = 0;
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/packs/js/sdk.js", async (route) => {
    asked += 1;
    await late;
    await route.continue();
  });
  await page.goto(`${site}/pricing`);
  const press = () => page.getByRole("button", { name: title }).click();
  const status = page.locator("#live-chat").getByRole("status");
  await press();
  await expect(status).toHaveText("Opening the chat…");
  await page.clock.fastForward(15_000);
  await expect(status).toHaveText(/The chat did not load/);
  await press();
  await expect(status).toHaveText("Opening the chat…");
  await page.clock.fastForward(15_000);
  await expect(status).toHaveText(/The chat did not load/);
  answer();
  await expect(page.locator(bubble)).toBeVisible();
  await expect(page.locator(launcher)).toHaveCount(0);
  expect(asked).toBe(1);
});

test("the launcher and the bubble stay below dialogs and off paper @rehearsal", async ({
  page,
  backend,
}) => {
  for (const [variant, selector] of [
    // First: the cookie of a chat that loaded counts for both sites, and then there is no launcher.
    ["chat on open", launcher],
    ["everything", bubble],
  ] as const) {
    await page.goto(`${await backend.siteWith(variant)}/pricing`);
    await expect(page.locator(selector)).toHaveText(title);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(selector)).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: "Get Started" }).first().click();
    const isCovered = await page.evaluate((wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return at?.closest(wanted) === null;
    }, selector);
    expect(isCovered).toBe(true);
  }
});
