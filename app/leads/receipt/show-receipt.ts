import { addStyles } from "../../browser/add-styles.ts";
import { dialogOpened } from "../../browser/dialog-opened.ts";
import { trustedHtml } from "../../browser/trusted-types.ts";
import type { RenderedReceipt } from "../contract.ts";

/** As long as a receipt takes to leave (`receipt.css`). */
const leaveMs = 120;

/** The styles come with the first receipt: a page without one has none of them. */
let hasStyles = false;

/**
 * Shows the receipt of a form that was sent: over the page for the form of a dialog, in its place for any
 * other. It is in the page only; nothing of it is stored in the browser.
 *
 * @param form that was sent
 * @param receipt that the Worker rendered
 */
export function showReceipt(form: HTMLFormElement, { html, css }: RenderedReceipt): void {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  const receipt = template.content.firstElementChild;
  if (!(receipt instanceof HTMLElement)) return;
  if (!hasStyles) addStyles(css);
  hasStyles = true;
  const heading = receipt.querySelector<HTMLElement>("[tabindex]");
  const close = receipt.hasAttribute("popover") ? openOver(receipt) : replaceForm(form, receipt);
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
  heading?.focus();
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
function openOver(receipt: HTMLElement): () => void {
  // Outside an open dialog, as the menu of a phone is one, nothing can be pressed.
  const parent = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  parent.append(receipt);
  const leave = () => {
    delete receipt.dataset["holdsToasts"];
    receipt.dispatchEvent(new Event("close"));
    setTimeout(() => receipt.remove(), leaveMs);
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
function replaceForm(form: HTMLFormElement, receipt: HTMLElement): () => void {
  const place = document.createElement("div");
  // `receipt.css` hides it.
  form.dataset["answered"] = "";
  if (receipt.dataset["hour"] === undefined) place.className = form.className;
  else moveWeek(receipt.dataset["hour"]);
  place.append(receipt);
  form.after(place);
  return () => {
    place.remove();
    delete form.dataset["answered"];
    form.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };
}

/** Moves the week of the contact page to the hour in which the message came in, as a visitor would. */
function moveWeek(hour: string): void {
  const range = document.querySelector<HTMLInputElement>(".week-range input");
  if (!range) return;
  range.value = hour;
  // Hydrates its island, which reads the value; or tells the island that is hydrated.
  range.dispatchEvent(new Event("pointerover", { bubbles: true }));
  range.dispatchEvent(new Event("input", { bubbles: true }));
}
