import type { Page } from "playwright/test";

import { chatwootBundle } from "../support/chat-service.ts";
import { violations } from "./accessibility.ts";
import { expect, started, test } from "./fixtures.ts";

const title = "Chat with our assistant";

/** Watches what the browser refuses and what it asks of the chat's host. */
async function watch(page: Page) {
  const refused: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction("refused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      // The function is exposed two lines above.
      (window as unknown as { refused: (what: string) => void }).refused(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  page.on("pageerror", ({ message }) => refused.push(message));
  page.on("request", (request) => {
    if (new URL(request.url()).hostname === "127.0.0.1") asked.push(request.url());
  });
  return { refused, asked };
}

/** How far an element is from the right and lower edges of the window. */
async function placeOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error(`${selector} is not to be seen`);
  return {
    right: Math.round(size.width - box.x - box.width),
    bottom: Math.round(size.height - box.y - box.height),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
}

const bubble = ".woot-widget-bubble:not(.woot--close)";
const launcher = "#live-chat button";

for (const vendor of [false, true]) {
  const prefix = vendor ? "vendor " : "";
  const name = vendor ? "the script that Chatwoot serves" : "the steps of Chatwoot's script";

  test.describe(name, () => {
    test.beforeEach(async () => {
      test.slow(); // it waits for an idle browser, twice
      test.skip(vendor && (await chatwootBundle()) === null, "Chatwoot cannot be reached");
    });

    test("with CHAT_LOAD=at-start it loads after the page is interactive, right below, with the title; a message goes and comes", async ({
      page,
      backend,
    }) => {
      const { refused, asked } = await watch(page);
      const site = await backend.siteWith(`${prefix}chat at start`);
      await page.goto(`${site}/pricing`);
      await started(page);
      await expect(page.locator(bubble)).toHaveText(title, { timeout: 15_000 });
      expect(await placeOf(page, bubble)).toMatchObject({ right: 20, bottom: 24, height: 48 });
      expect(await page.evaluate("window.$chatwoot.type")).toBe("expanded_bubble");
      expect(asked.some((url) => url.includes("website_token=inbox-1"))).toBe(true);

      await page.locator(bubble).click();
      const chat = page.frameLocator("#chatwoot_live_chat_widget");
      await chat.getByRole("textbox", { name: "Message" }).fill("Do you run on our servers?");
      await chat.getByRole("button", { name: "Send" }).click();
      await expect(chat.getByText("Thanks, we read: Do you run on our servers?")).toBeVisible();
      expect(refused).toEqual([]);
    });

    test("nothing of it loads before the launcher is pressed; then it goes along, its window too", async ({
      page,
      backend,
    }) => {
      const { refused, asked } = await watch(page);
      const site = await backend.siteWith(`${prefix}chat`);
      await page.goto(`${site}/pricing`, { waitUntil: "networkidle" });
      await expect(page.locator(launcher)).toHaveText(title);
      const place = await placeOf(page, launcher);
      expect(place).toMatchObject({ right: 20, bottom: 24, height: 48 });
      expect(await violations(page)).toEqual([]);
      expect(asked).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);

      await page.getByRole("button", { name: title }).click();
      const chat = page.frameLocator("#chatwoot_live_chat_widget");
      await chat.getByRole("textbox", { name: "Message" }).fill("Hello");
      await chat.getByRole("button", { name: "Send" }).click();
      await expect(chat.getByText("Thanks, we read: Hello")).toBeVisible();
      await expect(page.locator(launcher)).toHaveCount(0);
      expect((await page.context().cookies()).map((cookie) => cookie.name)).toEqual([
        "cw_conversation",
      ]);

      // The window was open: it is on the next page too, with the same conversation.
      await page.goto(`${site}/solutions`);
      await expect(chat.getByRole("textbox", { name: "Message" })).toBeVisible({ timeout: 15_000 });
      const frame = page.locator("#chatwoot_live_chat_widget");
      await expect(frame).toHaveAttribute("src", /cw_conversation=conversation-1/);
      await expect(page.locator(launcher)).toHaveCount(0);
      await page.evaluate("window.$chatwoot.toggle('close')");
      await page.goto(`${site}/faqs`);
      await expect(page.locator(bubble)).toHaveText(title, { timeout: 15_000 });
      await expect(chat.getByRole("textbox", { name: "Message" })).toBeHidden();
      expect(refused).toEqual([]);
    });
  });
}

test("a chat that does not answer says so and leaves a way to write to us", async ({
  page,
  backend,
}) => {
  const site = await backend.siteWith("chat");
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
  await expect(page.locator("#chatwoot_live_chat_widget")).toBeVisible({ timeout: 15_000 });
});

test("the launcher and the bubble stay below dialogs and off paper", async ({ page, backend }) => {
  for (const [variant, selector] of [
    ["chat", launcher],
    ["chat at start", bubble],
  ] as const) {
    await page.goto(`${await backend.siteWith(variant)}/pricing`);
    await expect(page.locator(selector)).toHaveText(title, { timeout: 15_000 });
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
