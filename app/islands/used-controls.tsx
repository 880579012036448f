import { useLayoutEffect, useState } from "react";

import { controlBefore, getControls } from "./same-control.ts";

/**
 * Gives the controls of an island what a visitor did to those that the Worker had rendered, where React
 * did not take them over but rendered others in their place. Renders nothing, and stands before the
 * component, so that refs and effects of the component read what was typed.
 */
export function UsedControls({ of: island }: { of: HTMLElement }) {
  const [before] = useState(() => ({
    controls: getControls(island),
    focused: document.activeElement,
  }));
  useLayoutEffect(() => {
    for (const control of getControls(island)) {
      const old = controlBefore(before.controls, control);
      if (old === undefined || old === control) continue;
      copyValue(old, control);
      if (old === before.focused) copyFocus(old, control);
    }
  }, [island, before]);
  return null;
}

function copyValue(old: HTMLElement, control: HTMLElement): void {
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    control.value = old.value;
    control.checked = old.checked;
  } else if (
    (old instanceof HTMLTextAreaElement && control instanceof HTMLTextAreaElement) ||
    (old instanceof HTMLSelectElement && control instanceof HTMLSelectElement)
  ) {
    control.value = old.value;
  }
}

function copyFocus(old: HTMLElement, control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (!isText(old) || !isText(control)) return;
  // Fields of an address or a number have no selection to set.
  if (old.selectionStart === null) return;
  control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const isText = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
