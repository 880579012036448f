import { chatIdleTimeoutMs, chatOpenTimeoutMs } from "../../config/timings.ts";
import { addStyles } from "../add-styles.ts";
import { allowPlainText, trustedScriptUrl } from "../trusted-types.ts";
import styles from "./live-chat.css?inline";
import { liveChatContent, showLauncher } from "./launcher.ts";

/** Where Chatwoot is, which inbox it opens, and whether it waits until somebody asks for it. */
type LiveChat = { baseUrl: string; websiteToken: string; load?: "on-open" };

/** In session storage: whether the chat's window was open when the last page was left. */
const key = "chat";

declare global {
  interface Window {
    chatwootSettings?: object;
    chatwootSDK?: { run: (inbox: Pick<LiveChat, "baseUrl" | "websiteToken">) => void };
    $chatwoot?: { isOpen: boolean; toggle: (state: "open") => void };
  }
}

/**
 * Loads the chat when the page has loaded and the browser is idle; a window that was open on the page
 * before opens again. Where it waits to be opened, our launcher stands in its place until a visitor has
 * opened it, on this page, on another page of the visit, or in a conversation that its service keeps.
 *
 * @param setting of the operator, as JSON
 */
export function startLiveChat(setting: string): void {
  const chat = JSON.parse(setting) as LiveChat; // our own Worker wrote it
  addStyles(styles);
  window.addEventListener("pagehide", saveState);
  const state = savedState();
  if (chat.load === "on-open" && state === null && !document.cookie.includes("cw_conversation=")) {
    showLauncher(async () => {
      await loadChat(chat);
      window.$chatwoot?.toggle("open");
      document.querySelector<HTMLElement>("#chatwoot_live_chat_widget")?.focus();
    });
    return;
  }
  const load = () =>
    loadChat(chat).then(
      () => state === "open" && window.$chatwoot?.toggle("open"),
      // Without the chat the page is complete.
      () => undefined,
    );
  const whenIdle = () => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => void load(), { timeout: chatIdleTimeoutMs });
    } else setTimeout(() => void load(), chatIdleTimeoutMs);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function saveState(): void {
  if (!window.$chatwoot) return;
  try {
    sessionStorage.setItem(key, window.$chatwoot.isOpen ? "open" : "closed");
  } catch {
    // Where storage is forbidden the launcher is one press away.
  }
}

function savedState(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The script of the chat is in the page; one that failed is not. */
let isAppended = false;

/**
 * Resolves when the bubble of the chat is there.
 *
 * @throws when the service does not answer in time; then it may be called again
 */
function loadChat({ baseUrl, websiteToken }: LiveChat): Promise<void> {
  allowPlainText();
  window.chatwootSettings = {
    position: "right",
    type: "expanded_bubble",
    launcherTitle: liveChatContent.launcher,
    darkMode: "auto",
  };
  return new Promise((resolve, reject) => {
    window.addEventListener("chatwoot:ready", () => resolve(), { once: true });
    setTimeout(() => reject(new Error("The chat is not ready in time")), chatOpenTimeoutMs);
    // It may still be on its way.
    if (isAppended) return;
    isAppended = true;
    const fail = (message: string, cause?: unknown) => {
      isAppended = false;
      reject(new Error(message, { cause }));
    };
    const script = document.createElement("script");
    script.src = trustedScriptUrl(`${baseUrl}/packs/js/sdk.js`);
    script.addEventListener("error", () => fail("The chat's script did not load"));
    script.addEventListener("load", () => {
      try {
        window.chatwootSDK?.run({ websiteToken, baseUrl });
      } catch (thrown) {
        fail("The chat's script failed", thrown);
      }
    });
    document.head.append(script);
  });
}
