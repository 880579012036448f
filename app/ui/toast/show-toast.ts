import { createClientOnlyFn } from "@tanstack/react-start";

import type { ToastMessage } from "./toast.tsx";

const loadToasts = createClientOnlyFn(() => import("./toast.tsx"));

/** Loads the toaster early. The first toast tries again if that fails. */
export function preloadToasts(): void {
  loadToasts().catch(() => undefined);
}

/** Shows a toast. The toaster is a chunk of its own, loaded with the first dialog or form. */
export function showToast(message: ToastMessage): void {
  void loadToasts().then((toasts) => toasts.showToast(message));
}
