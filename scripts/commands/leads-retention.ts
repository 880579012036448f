import type { Print } from "../lib/command.ts";
import { openOperatorDatabase } from "../lib/operator-database.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { applyRetention } from "../lib/person-data.ts";

/** `npm run leads:retention`: deletes what is older than the privacy policy says, as pg_cron does daily. */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  parseFlags(parameters, {}, "Usage: npm run leads:retention");
  const database = await openOperatorDatabase(environment);
  if (database === null) {
    print("There is no data here.");
    return;
  }
  try {
    print(`Database ${new URL(database.url).host}.`);
    const { records, deleted } = await applyRetention(database);
    for (const [table, count] of Object.entries(deleted)) print(`${table}: ${count}`);
    print(`Done. Record ${records.join(", ")} in privacy_log.`);
  } finally {
    await database.close();
  }
}
