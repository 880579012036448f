/**
 * The event that `dialog-script.ts` dispatches on a dialog when it opens; browsers differ in the events
 * of their own.
 */
export const dialogOpened = "opened";
