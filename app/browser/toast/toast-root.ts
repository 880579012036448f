import { dialogOpened } from "../moments.ts";

const rootId = "toasts";

/**
 * The element that holds the toasts. It stands within the dialog that is open, or at the end of the
 * page: what is outside a modal dialog can neither be pressed nor is it announced. What else covers the
 * page says by `data-holds-toasts` that they stand in it.
 */
export function toastRoot(): HTMLElement {
  const existing = document.getElementById(rootId);
  if (existing) {
    place(existing);
    return existing;
  }
  const root = document.createElement("div");
  root.id = rootId;
  place(root);
  // These events do not bubble.
  document.addEventListener(dialogOpened, () => place(root), true);
  document.addEventListener("close", () => place(root), true);
  return root;
}

function place(root: HTMLElement): void {
  // A dialog that was opened from another one stands above it, and after it in no order.
  const open = [...document.querySelectorAll<HTMLElement>("dialog[open]")];
  const parent =
    document.querySelector<HTMLElement>("[data-holds-toasts]") ??
    open.find((dialog) => dialog.contains(document.activeElement)) ??
    open.at(-1);
  const next = parent ?? document.body;
  if (root.parentElement === next) return;
  // Keeps what moves moving, where the browser can.
  if (root.isConnected && "moveBefore" in next) next.moveBefore(root, null);
  else next.append(root);
}
