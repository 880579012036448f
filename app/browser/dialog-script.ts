/**
 * Runs in the page before any other script, as text: it may use nothing from outside itself. Without
 * it dialogs open and close by the browser alone. It does so in older browsers too, tells a form
 * which trigger was pressed, shows the trigger's
 * title and subtitle, puts the focus into the first field where no keyboard jumps up, and
 * closes the dialog around a link that is followed.
 */
function handleDialogs(): void {
  const page = document;
  const show = (dialog: HTMLDialogElement) => {
    dialog.showModal();
    // A focused field raises the keyboard of a phone over half of the sheet; wait for the tap.
    const isCoarse = matchMedia("(pointer:coarse)").matches;
    const failing = dialog.querySelector<HTMLElement>("[aria-invalid]");
    const first = dialog.querySelector<HTMLElement>("input:not([type=hidden])");
    (failing ?? (isCoarse ? null : first))?.focus();
    dialog.dispatchEvent(new Event("opened"));
  };
  let pressed: EventTarget | null;
  page.addEventListener("pointerdown", (event) => {
    pressed = event.target;
  });
  page.addEventListener("click", (event) => {
    // What is clicked is an element.
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("[commandfor]");
    // Only dialogs are named there.
    const dialog = (
      button
        ? page.getElementById(button.getAttribute("commandfor") ?? "")
        : target.closest("dialog")
    ) as HTMLDialogElement | null;
    if (!dialog) return;
    if (button?.matches("[command=show-modal]")) {
      event.preventDefault();
      const { ctaId, tier, subtitle, title } = button.dataset;
      const write = (name: string, value = "") => {
        const field = dialog.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = value;
      };
      write("opener", ctaId);
      write("tier", tier);
      const line = dialog.querySelector<HTMLElement>("[data-subtitle]");
      if (line) line.hidden = !(line.textContent = subtitle ?? "");
      const heading = dialog.querySelector("h2");
      if (heading) {
        const own = (heading.dataset["own"] ??= heading.textContent);
        heading.textContent = title ?? own;
      }
      // Some browsers do not focus a pressed button, and closing gives the focus back.
      if (page.activeElement === page.body) button.focus();
      show(dialog);
    } else if (
      button ||
      (target.closest("a[href]") && !event.ctrlKey && !event.metaKey) ||
      (target === dialog && pressed === target && !("closedBy" in dialog))
    ) {
      dialog.close();
    }
  });
  // The answer to a form that was posted without script comes with its dialog open, but not modal.
  for (const dialog of page.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    dialog.close();
    show(dialog);
  }
}

/** The script as it stands in every page. It is the same in all of them. */
export const dialogScript = `(${handleDialogs.toString()})()`;
