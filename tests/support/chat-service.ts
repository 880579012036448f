import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";

import { listenLocally, projectRoot } from "../../scripts/lib/project.ts";

/** A Chatwoot installation, as far as a browser on a customer's site sees it. */
export interface ChatService {
  /** For CHATWOOT_BASE_URL. */
  url: string;
  stop: () => void;
}

const bundleUrl = "https://app.chatwoot.com/packs/js/sdk.js";
const bundleFile = join(projectRoot, "node_modules/.cache/chatwoot/sdk.js");

/**
 * The SDK that Chatwoot itself serves: the file that CHATWOOT_SDK names, else the one of its hosted
 * service, fetched once into the cache.
 *
 * @returns null where it cannot be had, as without a network
 */
export async function chatwootBundle(): Promise<string | null> {
  const named = process.env["CHATWOOT_SDK"];
  if (named !== undefined) return readFileSync(named, "utf8");
  if (existsSync(bundleFile)) return readFileSync(bundleFile, "utf8");
  try {
    const response = await fetch(bundleUrl, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) return null;
    const bundle = await response.text();
    mkdirSync(dirname(bundleFile), { recursive: true });
    writeFileSync(bundleFile, bundle);
    return bundle;
  } catch {
    return null;
  }
}

/**
 * Starts a server with the two addresses that Chatwoot's script needs: itself and the widget's page.
 *
 * @param sdk the script; by default the one that performs Chatwoot's steps
 */
export async function startChatService(sdk: string = sdkSteps): Promise<ChatService> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    switch (pathname) {
      // Under a path: an installation may lie below one.
      case "/support/packs/js/sdk.js":
        return void response.setHeader("content-type", "text/javascript").end(sdk);
      case "/support/widget":
        return void response.setHeader("content-type", "text/html").end(widgetPage);
      case "/support/audio/widget/ding.mp3":
        response.setHeader("access-control-allow-origin", "*");
        // Playwright adds a header to every request, which makes the browser ask first.
        response.setHeader("access-control-allow-headers", "*");
        return void response.setHeader("content-type", "audio/wav").end(silence);
      default:
        return void response.writeHead(404).end();
    }
  });
  const port = await listenLocally(server);
  return {
    // With a slash at its end, as people write it.
    url: `http://127.0.0.1:${port}/support/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One sample of silence, as a WAV file that a browser can decode. */
const silence = Buffer.from(
  "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQIAAAAAAA==",
  "base64",
);

/**
 * Performs the steps of Chatwoot's sdk.js v4 (app/javascript/entrypoints/sdk.js) that a page's policy
 * and layout notice: a style element filled through innerHTML, a frame of the widget, its messages, a
 * cookie, the bubble with its text, a sound that is fetched at the first key or click.
 */
const sdkSteps = `"use strict";
(() => {
  const css = \`
.woot-widget-holder { position: fixed !important; overflow: hidden !important; z-index: 2147483000 !important; }
.woot-widget-holder iframe { border: 0; height: 100% !important; width: 100% !important; }
.woot-widget-bubble { background: #1f93ff; border-radius: 100px; bottom: 20px; height: 64px; padding: 0; position: fixed; width: 64px; z-index: 2147483000 !important; }
.woot-widget-bubble.woot-widget--expanded { align-items: center; bottom: 24px; display: flex; height: 48px !important; width: auto !important; }
.woot-widget-bubble.woot-widget--expanded div { color: #fff; font: 500 16px system-ui, sans-serif; padding-right: 20px; }
.woot-widget-bubble svg { height: 24px; margin: 20px; width: 24px; }
.woot-widget-bubble.woot-elements--right { right: 20px; }
.woot--close::before { background: #fff; content: ' '; height: 24px; left: 32px; position: absolute; top: 20px; transform: rotate(45deg); width: 2px; }
.woot--hide { bottom: -100vh !important; opacity: 0; top: unset !important; visibility: hidden !important; z-index: -1 !important; }
@media only screen and (width<667px) { .woot-widget-holder { height: 100%; right: 0; top: 0; width: 100%; } .woot-widget-bubble.woot--close { visibility: hidden !important; } }
@media only screen and (width>=667px) { .woot-widget-holder { bottom: 104px; height: calc(90% - 84px); max-height: 640px !important; width: 400px !important; } .woot-widget-holder.woot-elements--right { right: 20px; } }\`;
  const make = (name, properties) => Object.assign(document.createElement(name), properties);
  const cookie = () => /(?:^|; )cw_conversation=([^;]*)/.exec(document.cookie)?.[1];

  function run({ baseUrl, websiteToken }) {
    if (window.$chatwoot) return;
    const { position, type, launcherTitle, darkMode } = window.chatwootSettings ?? {};
    const side = position === "left" ? "left" : "right";
    const isExpanded = type === "expanded_bubble";
    const style = make("style", { id: "cw-widget-styles" });
    style.innerHTML = css;
    document.body.append(style);

    const holder = make("div", { id: "cw-widget-holder", className: "woot-widget-holder woot--hide woot-elements--" + side });
    const frame = make("iframe", { id: "chatwoot_live_chat_widget", allow: "camera;microphone;fullscreen;display-capture;picture-in-picture;clipboard-write;" });
    const conversation = cookie();
    frame.src = baseUrl + "/widget?website_token=" + websiteToken + (conversation ? "&cw_conversation=" + conversation : "");
    frame.style.visibility = "hidden";
    holder.append(frame);
    document.body.append(holder);

    const tell = (event, rest) =>
      frame.contentWindow.postMessage("chatwoot-widget:" + JSON.stringify({ event, ...rest }), "*");
    const open = make("button", { title: "Open chat window", className: "woot-widget-bubble woot-elements--" + side });
    const close = make("button", { className: "woot-elements--" + side + " woot-widget-bubble woot--close woot--hide" });
    const bubbles = make("div", { id: "cw-bubble-holder", className: "woot--bubble-holder" });
    const toggle = (state) => {
      const next = state === undefined ? !window.$chatwoot.isOpen : state === "open";
      if (next === window.$chatwoot.isOpen) return;
      window.$chatwoot.isOpen = next;
      for (const element of [open, close, holder]) element.classList.toggle("woot--hide");
      tell("toggle-open", { isOpen: next });
      if (!next) open.focus();
    };
    window.$chatwoot = { baseUrl, websiteToken, isOpen: false, hasLoaded: false, position: side, type, launcherTitle, darkMode, toggle };
    bubbles.addEventListener("click", () => toggle());

    const steps = {
      loaded({ config }) {
        document.cookie = "cw_conversation=" + config.authToken + "; path=/; max-age=31536000; samesite=lax";
        window.$chatwoot.hasLoaded = true;
        tell("config-set", { position: side, darkMode });
        frame.style.visibility = "";
        const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        icon.setAttributeNS(null, "viewBox", "0 0 240 240");
        open.append(icon);
        if (isExpanded) {
          open.append(make("div", { id: "woot-widget--expanded__text" }));
          open.classList.add("woot-widget--expanded");
        }
        open.style.background = close.style.background = config.channelConfig.widgetColor;
        bubbles.append(open, close);
        document.body.append(bubbles);
        for (const sign of ["click", "touchstart", "keypress", "keydown"]) {
          document.addEventListener(sign, () => fetch(baseUrl + "/audio/widget/ding.mp3"), { once: true });
        }
        window.dispatchEvent(new CustomEvent("chatwoot:ready"));
      },
      setBubbleLabel({ label }) {
        if (isExpanded) document.getElementById("woot-widget--expanded__text").innerText = launcherTitle || label;
      },
      updateIframeHeight({ isFixedHeight, extraHeight }) {
        frame.setAttribute("style", "height: " + (isFixedHeight ? extraHeight + "px" : "100%") + " !important");
      },
      closeWindow() { toggle("close"); },
    };
    window.onmessage = ({ data }) => {
      if (typeof data !== "string" || !data.startsWith("chatwoot-widget:")) return;
      const message = JSON.parse(data.slice("chatwoot-widget:".length));
      steps[message.event]?.(message);
    };
  }
  window.chatwootSDK = { run };
})();`;

/** Sends what Chatwoot's widget sends to the page around it, and answers a message. */
const widgetPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Widget</title>
<style>body { margin: 0; padding: 16px; background: #fff; color: #111; font: 16px system-ui; }
@media (prefers-color-scheme: dark) { body.auto { background: #151718; color: #eee; } }</style></head>
<body><main><h1>Ask us</h1><ol></ol>
<form><label>Message <input name="message"></label><button>Send</button></form></main>
<script>
const tell = (event, rest) => parent.postMessage("chatwoot-widget:" + JSON.stringify({ event, ...rest }), "*");
addEventListener("message", ({ data }) => {
  if (typeof data !== "string" || !data.startsWith("chatwoot-widget:")) return;
  const message = JSON.parse(data.slice("chatwoot-widget:".length));
  if (message.event === "config-set") document.body.className = message.darkMode ?? "";
});
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const { message } = event.target.elements;
  for (const text of [message.value, "Thanks, we read: " + message.value]) {
    document.querySelector("ol").append(Object.assign(document.createElement("li"), { textContent: text }));
  }
});
tell("loaded", { config: { authToken: "conversation-1", channelConfig: { widgetColor: "#0a3cff" } } });
tell("setBubbleLabel", { label: "Chat with us" });
tell("updateIframeHeight", { isFixedHeight: false, extraHeight: 1 });
</script></body></html>`;
