/** A failure that the user can fix; its message is the one line to print. */
export class SetupError extends Error {}

/**
 * Runs a program of ours: a mistake in its surroundings ends it with one line, anything else with
 * the whole error.
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
