import {
  isStorageAllowed,
  moveFirstTouch,
  recordFirstTouch,
  setStorageAllowed,
} from "./first-touch.ts";

/** The checkbox of the cookie policy; it stays disabled where the browser forbids storage. */
export function offerStorageChoice(): void {
  const box = document.querySelector<HTMLInputElement>("[data-storage-choice]");
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
