/** A failure that the user can fix; its message is the one line to print. */
export class SetupError extends Error {}

/**
 * Runs one of the project's programs: a `SetupError` ends it with one line, any other error with its
 * stack.
 *
 * @param program what to run
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (thrown) {
    console.error(thrown instanceof SetupError ? thrown.message : thrown);
    process.exit(1);
  }
}
