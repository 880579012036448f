import { chatIdleTimeoutMs, chatOpenTimeoutMs } from "../../config/timings.ts";
import { trustedScriptUrl } from "../../lib/trusted-html.ts";
import styles from "./live-chat.css?inline";
import { showLauncher } from "./launcher.ts";
import { liveChatContent } from "./live-chat-content.ts";

/** Where Chatwoot is, which inbox it opens, and when it loads. */
type LiveChat = { baseUrl: string; websiteToken: string; load?: "on-open" };

declare global {
  interface Window {
    chatwootSettings?: object;
    chatwootSDK?: { run: (inbox: Pick<LiveChat, "baseUrl" | "websiteToken">) => void };
    $chatwoot?: { toggle: (state: "open") => void };
  }
}

/**
 * Starts the live chat: when the page has loaded and the browser is idle, or with `on-open` when the
 * visitor presses our launcher. Who has a conversation has pressed it on a page before.
 *
 * @param setting of the operator, as JSON
 */
export function startLiveChat(setting: string): void {
  const chat = JSON.parse(setting) as LiveChat; // our own Worker wrote it
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  if (chat.load === "on-open" && !document.cookie.includes("cw_conversation=")) {
    showLauncher(() => openChat(chat));
    return;
  }
  // Without the chat the page is complete.
  const load = () => void loadChat(chat).catch(() => undefined);
  const whenIdle = () => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(load, { timeout: chatIdleTimeoutMs });
    } else setTimeout(load, chatIdleTimeoutMs);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

async function openChat(chat: LiveChat): Promise<void> {
  await loadChat(chat);
  window.$chatwoot?.toggle("open");
  document.querySelector<HTMLElement>("#chatwoot_live_chat_widget")?.focus();
}

/**
 * Resolves when the bubble of the chat is there.
 *
 * @throws when the service does not answer in time; then it may be called again
 */
function loadChat({ baseUrl, websiteToken }: LiveChat): Promise<void> {
  window.chatwootSettings = {
    position: "right",
    type: "expanded_bubble",
    launcherTitle: liveChatContent.launcher,
    darkMode: "auto",
  };
  return new Promise((resolve, reject) => {
    window.addEventListener("chatwoot:ready", () => resolve(), { once: true });
    setTimeout(() => reject(new Error("The chat is not ready in time")), chatOpenTimeoutMs);
    const script = document.createElement("script");
    script.src = trustedScriptUrl(`${baseUrl}/packs/js/sdk.js`);
    script.addEventListener("error", () => reject(new Error("The chat's script did not load")));
    script.addEventListener("load", () => {
      try {
        window.chatwootSDK?.run({ websiteToken, baseUrl });
      } catch (thrown) {
        reject(new Error("The chat's script failed", { cause: thrown }));
      }
    });
    document.head.append(script);
  });
}
