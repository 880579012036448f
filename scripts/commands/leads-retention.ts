import { type Command, startCommand } from "../lib/command.ts";
import { openOperatorDatabase } from "../lib/operator-database.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { applyRetention } from "../lib/person-data.ts";

/** `npm run leads:retention`: deletes what is older than the privacy policy says, as pg_cron does daily. */
export const main: Command = async (parameters, environment, print) => {
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
};

await startCommand(import.meta, main, { readsEnvFile: true });
