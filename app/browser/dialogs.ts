import { opensElsewhere } from "../lib/opens-elsewhere.ts";
import { dialogOpened } from "./moments.ts";

/** Writes what a trigger says of itself into the dialog: its values and its subtitle. */
function writeTrigger(dialog: HTMLDialogElement, { dataset }: HTMLElement): void {
  const { ctaId, tier, subtitle, place } = dataset;
  const write = (name: string, value = "") => {
    const field = dialog.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = value;
  };
  write("opener", ctaId);
  write("tier", tier);
  if (place === undefined) delete dialog.dataset["place"];
  else dialog.dataset["place"] = place;
  const line = dialog.querySelector<HTMLElement>("p[data-subtitle]");
  if (line) line.hidden = !(line.textContent = subtitle ?? "");
}

function show(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  // The browser itself focuses the button that closes. A visitor may have gone on since.
  const isFirst = document.activeElement?.matches("dialog, [command=close]") ?? true;
  if (isFirst) {
    // A focused field raises the keyboard of a phone over half of the sheet; wait for the tap.
    const isCoarse = matchMedia("(pointer:coarse)").matches;
    const failing = dialog.querySelector<HTMLElement>("[aria-invalid]");
    const first = dialog.querySelector<HTMLElement>("input:not([type=hidden], [type=radio])");
    (failing ?? (isCoarse ? null : first))?.focus();
  }
  dialog.dispatchEvent(new Event(dialogOpened));
}

/** The dialog that a button names; buttons name nothing else. */
const findDialog = (button: HTMLElement) =>
  document.getElementById(button.getAttribute("commandfor") ?? "") as HTMLDialogElement | null;

function openBy(trigger: HTMLElement): void {
  const dialog = findDialog(trigger);
  if (!dialog) return;
  // Firefox before 98 and Safari before 15.4 cannot open it.
  if (!("showModal" in dialog)) {
    window.location.assign("/contact-us");
    return;
  }
  writeTrigger(dialog, trigger);
  // Some browsers do not focus a pressed button, and closing gives the focus back.
  if (document.activeElement === document.body) trigger.focus();
  show(dialog);
}

/**
 * Completes dialogs, which the browser opens and closes by itself: tells a form which trigger was
 * pressed, shows the trigger's subtitle, puts the focus into the first field where no
 * keyboard jumps up, and closes the dialog around a link that is followed. In browsers without the
 * commands of buttons it opens and closes too.
 */
export function completeDialogs(): void {
  let pressed: EventTarget | null;
  document.addEventListener("pointerdown", (event) => {
    pressed = event.target;
  });
  document.addEventListener("click", (event) => {
    // What is clicked is an element.
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("[commandfor]");
    if (button?.matches("[command=show-modal]")) {
      event.preventDefault();
      openBy(button);
      return;
    }
    const dialog = button ? findDialog(button) : target.closest("dialog");
    if (
      button ||
      (target.closest("a[href]") && !opensElsewhere(event)) ||
      (target === dialog && pressed === target && !("closedBy" in dialog))
    ) {
      dialog?.close();
    }
  });
  // The answer to a form that was posted without script comes with its dialog open, but not modal.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("[data-start-open][open]")) {
    dialog.close();
    show(dialog);
  }
  // Pressed before this script arrived; where the browser has opened it, it may be closed again.
  const trigger = window.pressedTrigger;
  if (!trigger?.matches("[command=show-modal]")) return;
  if (findDialog(trigger)?.open || !("command" in trigger)) openBy(trigger);
}
