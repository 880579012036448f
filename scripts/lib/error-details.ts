/** Such as `ENOENT`, of an error of Node. */
export function getCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** In words; the name of an error that has none, such as of several refused connections. */
export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** A failure that the user can fix; its message is the one line to print. */
export class SetupError extends Error {}
