import "./lib/load-env-file.ts";

import { openOperatorDatabase } from "./lib/operator-database.ts";
import { parseFlags } from "./lib/parse-flags.ts";
import { applyRetention } from "./lib/person-data.ts";
import { runProgram } from "./lib/setup-error.ts";

/** `npm run leads:retention`: deletes what is older than the privacy policy says, as pg_cron does daily. */
await runProgram(async () => {
  parseFlags({}, "Usage: npm run leads:retention");
  const database = await openOperatorDatabase();
  if (database === null) {
    console.log("There is no data here.");
    return;
  }
  try {
    console.log(`Database ${new URL(database.url).host}.`);
    const { record, deleted } = await applyRetention(database);
    for (const [table, count] of Object.entries(deleted)) console.log(`${table}: ${count}`);
    console.log(`Done. Record ${record} in privacy_log.`);
  } finally {
    await database.close();
  }
});
