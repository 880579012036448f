/** A failure that the user can fix; its message is the one line to print. */
export class SetupError extends Error {}
