import { createClientOnlyFn } from "@tanstack/react-start";

import type { ToastMessage } from "./toast.tsx";

/** Loads the toaster. After a failure the next call tries again. */
export const loadToasts = createClientOnlyFn(() => import("./toast.tsx"));

/**
 * Shows a toast; the toaster is code of its own, fetched with the first dialog or form.
 *
 * @param message a failure is announced at once, a success when the reader is idle
 * @param owner what an error belongs to, for `dismissErrors`
 */
export function showToast(message: ToastMessage, owner?: object): void {
  void loadToasts().then((toasts) => toasts.showToast(message, owner));
}

/**
 * Takes away the errors of something that is tried again. Without the toaster there are none.
 *
 * @param owner as given to `showToast`
 */
export function dismissErrors(owner: object): void {
  loadToasts().then(
    (toasts) => toasts.dismissErrors(owner),
    () => undefined,
  );
}
