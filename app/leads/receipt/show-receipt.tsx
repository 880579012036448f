import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { addStyles } from "../../browser/add-styles.ts";
import { dialogOpened } from "../../browser/moments.ts";
import type { SentReceipt as Facts, Submission } from "../contract.ts";
import css from "./receipt.css?inline";
import { SentReceipt } from "./sent-receipt.tsx";

/** As long as a receipt takes to leave (`receipt.css`). */
const leaveMs = 120;

/** The styles come with the first receipt: a page without one has none of them. */
let hasStyles = false;

/**
 * Shows the receipt of a form that was sent: over the page for the form of a dialog, in its place for any
 * other. It is in the page only; nothing of it is stored in the browser.
 *
 * @param form that was sent
 * @param submission what was sent
 * @param facts what the Worker says of it
 */
export function showReceipt(
  form: HTMLFormElement,
  submission: Pick<Submission, "kind" | "fields" | "source">,
  facts: Facts,
): void {
  if (!hasStyles) addStyles(css);
  hasStyles = true;
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(<SentReceipt {...facts} submission={submission} />));
  const receipt = place.firstElementChild;
  if (!(receipt instanceof HTMLElement)) return;
  const remove = () => {
    root.unmount();
    place.remove();
  };
  const heading = receipt.querySelector<HTMLElement>("[tabindex]");
  const isOver = receipt.hasAttribute("popover");
  const close = isOver
    ? openOver(place, receipt, remove)
    : replaceForm(form, place, receipt, remove);
  receipt.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const more = target.closest<HTMLElement>("[data-receipt-more]");
    if (more) showWhole(more);
    // A press beside the paper meets what lies around it, which takes no focus. Only from within the
    // receipt the browser gives it back to where it was.
    if (target === receipt) heading?.focus();
    if (target === receipt || target.closest("[data-receipt-close]")) close();
  });
  for (const more of receipt.querySelectorAll<HTMLElement>("[data-receipt-more]")) {
    const text = more.previousElementSibling;
    more.hidden = !text || text.scrollHeight <= text.clientHeight;
  }
  heading?.focus({ preventScroll: !isOver });
  // From its top, so that no toast lies over what happens next.
  if (!isOver) place.scrollIntoView({ behavior: "instant", block: "start" });
}

function showWhole(more: HTMLElement): void {
  const text = more.previousElementSibling;
  more.hidden = true;
  if (!(text instanceof HTMLElement)) return;
  text.classList.add("receipt-whole");
  // The pressed button is gone.
  text.tabIndex = -1;
  text.focus();
}

/**
 * Opens a receipt as a popover, which Escape closes. It is no dialog: the page stays usable, and is shown
 * again when the focus goes there.
 *
 * @returns closes it
 */
function openOver(place: HTMLElement, receipt: HTMLElement, remove: () => void): () => void {
  // Outside an open dialog, as the menu of a phone is one, nothing can be pressed.
  const parent = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  parent.append(place);
  const leave = () => {
    delete receipt.dataset["holdsToasts"];
    receipt.dispatchEvent(new Event("close"));
    setTimeout(remove, leaveMs);
  };
  const isPopover = typeof receipt.showPopover === "function";
  const close = () => (isPopover ? receipt.hidePopover() : leave());
  receipt.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") leave();
  });
  receipt.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !receipt.contains(relatedTarget)) close();
  });
  if (isPopover) receipt.showPopover();
  else receipt.removeAttribute("popover");
  // The toasts come into what is open, above it.
  receipt.dataset["holdsToasts"] = "";
  receipt.dispatchEvent(new Event(dialogOpened));
  return close;
}

/** @returns brings the form back */
function replaceForm(
  form: HTMLFormElement,
  place: HTMLElement,
  receipt: HTMLElement,
  remove: () => void,
): () => void {
  // `receipt.css` hides it.
  form.dataset["answered"] = "";
  const { received } = receipt.dataset;
  if (received === undefined) place.className = form.className;
  else moveWeek(received);
  form.after(place);
  return () => {
    remove();
    delete form.dataset["answered"];
    form.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };
}

/** Moves the week of the contact page to when the message came in. */
function moveWeek(receivedAt: string): void {
  const week = document.querySelector<HTMLElement>('[data-part="week"]');
  if (!week) return;
  week.dataset["at"] = receivedAt;
  week.dispatchEvent(new Event("sent"));
}
