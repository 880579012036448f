import { createClientOnlyFn } from "@tanstack/react-start";

import { preloadToasts } from "../ui/show-toast.ts";

/** The way to the server, apart from the forms: nobody waits for it before a form is filled. */
export const loadDoor = createClientOnlyFn(() => import("./submit-lead.functions.ts"));

/**
 * Fetches what sending needs, as soon as a form is used: later, when the network is gone, neither
 * the door nor the toast that says so could be had.
 */
export function preloadSending(): void {
  loadDoor().catch(() => undefined);
  preloadToasts();
}
