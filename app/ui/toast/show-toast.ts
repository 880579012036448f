import { createClientOnlyFn } from "@tanstack/react-start";

import type { ToastMessage } from "./toast.tsx";

const loadToasts = createClientOnlyFn(() => import("./toast.tsx"));

/** Fetches the toaster before it is needed; a failure is repeated, and reported, by the first toast. */
export function preloadToasts(): void {
  loadToasts().catch(() => undefined);
}

/**
 * Shows a toast; the toaster is code of its own, fetched with the first dialog or form.
 *
 * @param message a failure is announced at once, a success when the reader is idle
 */
export function showToast(message: ToastMessage): void {
  void loadToasts().then((toasts) => toasts.showToast(message));
}
