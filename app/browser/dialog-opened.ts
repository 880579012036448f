/**
 * The event that `dialogs.ts` dispatches on a dialog when it opens; browsers differ in the events
 * of their own.
 */
export const dialogOpened = "opened";
