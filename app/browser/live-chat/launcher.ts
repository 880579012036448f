/** Words of the live chat; its service has its own. */
export const liveChatContent = {
  /** Name of the region on the page. */
  region: "Live chat",
  launcher: "Chat with our assistant",
  opening: "Opening the chat…",
  failed: "The chat did not load. Try again, or write to us:",
  contact: { label: "Contact us", href: "/contact-us" },
} as const;

/** A speech bubble of 24 by 24. */
const icon = "M12 3a9 9 0 1 0 0 18h9v-9a9 9 0 0 0-9-9Z";

/**
 * Shows our own launcher where the bubble of the chat will stand. It is made here, because a page
 * does not know what its operator configured, and without script there is no chat to open.
 *
 * @param open loads and opens the chat; a rejection is shown, and the launcher stays until a chat is there
 */
export function showLauncher(open: () => Promise<void>): void {
  const region = create("aside", { id: "live-chat" });
  region.setAttribute("aria-label", liveChatContent.region);
  const status = create("p", { hidden: true });
  status.setAttribute("role", "status");
  const button = create("button", { type: "button" });
  button.append(drawIcon(), liveChatContent.launcher);
  region.append(status, button);

  const say = (...words: (string | Node)[]) => {
    status.replaceChildren(...words);
    status.hidden = words.length === 0;
  };
  let isOpening = false;
  button.addEventListener("click", () => {
    if (isOpening) return;
    isOpening = true;
    say(liveChatContent.opening);
    open().catch(() => {
      isOpening = false;
      const { label, href } = liveChatContent.contact;
      say(liveChatContent.failed, " ", create("a", { href, textContent: label }));
    });
  });
  window.addEventListener("chatwoot:ready", () => region.remove(), { once: true });
  document.body.append(region);
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function drawIcon(): SVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", icon);
  svg.append(path);
  return svg;
}
