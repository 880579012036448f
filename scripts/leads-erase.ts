import "./lib/load-env-file.ts";

import { queueRetry } from "../app/config/limits.ts";
import {
  assertSameSite,
  erasePerson,
  readPerson,
  readPersonFlags,
  withPersonStores,
} from "./lib/person-data.ts";
import { runProgram } from "./lib/setup-error.ts";

const usage =
  "Usage: npm run leads:erase -- --email E --yes [--remote [--env production] | --local] [--from <database>]";
const hours = queueRetry.deadLetterSeconds / 3600;

/** `npm run leads:erase`: deletes everything that is stored about an email. */
await runProgram(async () => {
  const flags = readPersonFlags(usage);
  await withPersonStores(flags, async (stores) => {
    console.log(`Database ${stores.leadDatabase.name}, namespace ${stores.deadLeads.name}.`);
    if (flags.isComplete) await assertSameSite(stores);
    if (!flags.yes) {
      const { tables, deadLeads, outbox } = await readPerson(stores, flags.email);
      const counts = Object.entries(tables).map(([table, rows]) => [table, rows.length] as const);
      printCounts({
        ...Object.fromEntries(counts),
        dead_leads: deadLeads.length,
        outbox: outbox.length,
      });
      console.log("Nothing was deleted: add --yes.");
      process.exitCode = 1;
      return;
    }
    const { record, deleted } = await erasePerson(stores, flags.email);
    printCounts(deleted);
    console.log(`Deleted. Record ${record} in privacy_log says so, without the address.`);
    console.log(
      `Leads that wait in the queue cannot be searched. The database takes none that came in before now; one that does not reach it becomes a dead lead within ${hours} hours: run this again in ${hours + 1} hours.`,
    );
  });
});

function printCounts(counts: Record<string, number>): void {
  for (const [place, count] of Object.entries(counts)) console.log(`${place}: ${count}`);
}
