import { chatIdleTimeoutMs } from "../config/timings.ts";

/** Origin of the hosted chat, and the inbox it opens. */
type LiveChat = { baseUrl: string; websiteToken: string };

declare global {
  interface Window {
    chatwootSettings?: object;
    chatwootSDK?: { run: (inbox: LiveChat) => void };
  }
}

/**
 * Loads the live chat when the page has loaded and the browser is idle. When the service fails, the
 * page works without it.
 */
export function loadLiveChat(setting: string): void {
  const chat = JSON.parse(setting) as LiveChat; // our own Worker wrote it
  const whenIdle = () => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => addScript(chat), { timeout: chatIdleTimeoutMs });
    } else {
      setTimeout(() => addScript(chat), chatIdleTimeoutMs);
    }
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function addScript({ baseUrl, websiteToken }: LiveChat) {
  if (window.chatwootSettings) return;
  const host = baseUrl.replace(/\/+$/, "");
  window.chatwootSettings = {
    position: "right",
    type: "expanded_bubble",
    launcherTitle: "Chat with our assistant",
  };
  const script = document.createElement("script");
  script.src = `${host}/packs/js/sdk.js`;
  script.async = true;
  script.addEventListener("load", () => {
    try {
      window.chatwootSDK?.run({ websiteToken, baseUrl: host });
    } catch {
      // The chat is an extra: without it the page is complete.
    }
  });
  document.head.append(script);
}
