import { queueRetry } from "../../app/config/limits.ts";
import { type Print, startCommand } from "../lib/command.ts";
import {
  assertSameSite,
  erasePerson,
  readPerson,
  readPersonFlags,
  withPersonStores,
} from "../lib/person-data.ts";
import { getRoot } from "../lib/project.ts";
import { type Wrangler, wranglerIn } from "../lib/wrangler.ts";

const usage =
  "Usage: npm run leads:erase -- --email E --yes [--remote [--env staging] | --local] [--from <database>]";
const hours = queueRetry.deadLetterSeconds / 3600;

/** `npm run leads:erase`: deletes everything that is stored about an email. */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerIn(getRoot(environment), environment),
  printError: Print = console.error,
): Promise<number | void> {
  const flags = readPersonFlags(parameters, environment, usage);
  return withPersonStores(flags, { environment, wrangler, printError }, async (stores) => {
    print(`Database ${stores.leadDatabase.name}, namespace ${stores.deadLeads.name}.`);
    if (flags.isComplete) await assertSameSite(stores);
    if (!flags.yes) {
      const { tables, deadLeads, outbox } = await readPerson(stores, flags.email);
      const counts = Object.entries(tables).map(([table, rows]) => [table, rows.length] as const);
      printCounts(print, {
        ...Object.fromEntries(counts),
        dead_leads: deadLeads.length,
        outbox: outbox.length,
      });
      print("Nothing was deleted: add --yes.");
      return 1;
    }
    const { record, deleted } = await erasePerson(stores, flags.email);
    printCounts(print, deleted);
    print(`Deleted. Record ${record} in privacy_log says so, without the address.`);
    print(
      `Leads that wait in the queue cannot be searched. The database takes none that came in before now; one that does not reach it becomes a dead lead within ${hours} hours: run this again in ${hours + 1} hours.`,
    );
    return 0;
  });
}

function printCounts(print: Print, counts: Record<string, number>): void {
  for (const [place, count] of Object.entries(counts)) print(`${place}: ${count}`);
}

await startCommand(import.meta, main, { readsEnvFile: true });
