import { createClientOnlyFn } from "@tanstack/react-start";

import type { ToastMessage } from "./toast.tsx";

const importToasts = createClientOnlyFn(() => import("./toast.tsx"));

let loading: ReturnType<typeof importToasts> | undefined;

/**
 * Loads the toaster once: browsers resolve several imports of one file in any order, so an error could
 * be dismissed by the call that was made before it. After a failure the next call tries again.
 */
export function loadToasts() {
  loading ??= importToasts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Shows a toast; the toaster is code of its own, fetched with the first dialog or form. Where it cannot be
 * had, what the toast says stands beside the fields.
 *
 * @param message a failure is announced at once, a success when the reader is idle
 * @param owner what an error belongs to, for `dismissErrors`
 */
export function showToast(message: ToastMessage, owner?: HTMLElement): void {
  loadToasts().then(
    (toasts) => toasts.showToast(message, owner),
    () => undefined,
  );
}

/**
 * Takes away the errors of something that is tried again. Without the toaster there are none.
 *
 * @param owner as given to `showToast`
 */
export function dismissErrors(owner: HTMLElement): void {
  loadToasts().then(
    (toasts) => toasts.dismissErrors(owner),
    () => undefined,
  );
}
