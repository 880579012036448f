import { closeOtherDetails } from "./close-other-details.ts";
import { markHas } from "./mark-has.ts";

/** Stands for what the browser lacks. */
export function standIn(): void {
  closeOtherDetails();
  // Chromium before 105, Firefox before 121.
  if (!CSS.supports("selector(:has(a))")) markHas();
}
