import type { Page } from "playwright/test";

import { violations } from "./accessibility.ts";
import { expect, test, type Variant } from "./fixtures.ts";

export const title = "Chat with our assistant";

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

export const bubble = ".woot-widget-bubble:not(.woot--close)";
export const launcher = "#live-chat button";

/**
 * Tests how a chat behaves.
 *
 * @param atStart a site where it loads with the page
 * @param onOpen a site where it loads when its launcher is pressed
 */
export function testChat(atStart: Variant, onOpen: Variant): void {
  test("'loaded at startup, positioned right, bubble expanded, with a launcher title inviting a chat with the assistant': on every page, after the page is interactive; a message goes and comes", async ({
    page,
    backend,
  }) => {
    const { refused, asked } = await watch(page);
    const site = await backend.siteWith(atStart);
    let isInteractive: boolean | undefined;
    await page.route("**/packs/js/sdk.js", async (route) => {
      isInteractive ??= await page.evaluate(
        () => document.readyState === "complete" && "started" in document.documentElement.dataset,
      );
      await route.continue();
    });
    await page.goto(`${site}/pricing`);
    await expect(page.locator(bubble)).toHaveText(title);
    expect(isInteractive).toBe(true);
    await expect(page.locator(launcher)).toHaveCount(0);
    expect(await placeOf(page, bubble)).toMatchObject({ right: 20, bottom: 24, height: 48 });
    expect(await page.evaluate("window.$chatwoot.type")).toBe("expanded_bubble");
    expect(asked.some((url) => url.includes("website_token=inbox-1"))).toBe(true);

    await page.locator(bubble).click();
    const chat = page.frameLocator("#chatwoot_live_chat_widget");
    await chat.getByRole("textbox", { name: "Message" }).fill("Do you run on our servers?");
    await chat.getByRole("button", { name: "Send" }).click();
    await expect(chat.getByText("Thanks, we read: Do you run on our servers?")).toBeVisible();

    await page.evaluate("window.$chatwoot.toggle('close')");
    await page.goto(`${site}/faqs`);
    await expect(page.locator(bubble)).toHaveText(title);
    expect(refused).toEqual([]);
  });

  test("with CHAT_LOAD=on-open nothing of it loads before the launcher is pressed; then it goes along, its window too @rehearsal", async ({
    page,
    backend,
  }) => {
    const { refused, asked } = await watch(page);
    const site = await backend.siteWith(onOpen);
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
    await expect(chat.getByRole("textbox", { name: "Message" })).toBeVisible();
    const frame = page.locator("#chatwoot_live_chat_widget");
    await expect(frame).toHaveAttribute("src", /cw_conversation=conversation-1/);
    await expect(page.locator(launcher)).toHaveCount(0);
    await page.evaluate("window.$chatwoot.toggle('close')");
    await page.goto(`${site}/faqs`);
    await expect(page.locator(bubble)).toHaveText(title);
    await expect(chat.getByRole("textbox", { name: "Message" })).toBeHidden();
    expect(refused).toEqual([]);
  });
}
