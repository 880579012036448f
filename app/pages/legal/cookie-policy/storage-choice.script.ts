import {
  isStorageAllowed,
  moveFirstTouch,
  recordFirstTouch,
  setStorageAllowed,
} from "../../../browser/first-touch.ts";

/** The checkbox of the cookie policy; it stays disabled where the browser forbids storage. */
export default function storageChoice(choice: HTMLElement): void {
  const box = choice.querySelector("input");
  if (!box) return;
  const show = () => {
    box.checked = isStorageAllowed();
  };
  try {
    show();
  } catch {
    return;
  }
  box.disabled = false;
  box.addEventListener("change", () => {
    // Into the old storage, where the choice comes before the page is at rest.
    recordFirstTouch();
    setStorageAllowed(box.checked);
    moveFirstTouch();
  });
  // Another tab may change it.
  window.addEventListener("storage", show);
}
