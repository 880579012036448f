import { queueRetry } from "../../app/config/limits.ts";
import { type Print, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import {
  eraseElsewhere,
  eraseRows,
  personOptions,
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
): Promise<number | void> {
  const options = { ...personOptions, yes: { type: "boolean", default: false } } as const;
  const { yes, ...values } = parseFlags(parameters, options, usage);
  const flags = readPersonFlags(values, environment, usage);
  const { email } = flags;
  if (yes && !flags.isComplete) {
    throw new SetupError(
      "SUPABASE_URL is set: add --remote to erase the dead leads of the deployed site too, or --local for a site on this machine that uses that database.",
    );
  }
  return withPersonStores(flags, { environment, wrangler, print }, async (stores) => {
    if (!yes) {
      const { tables, deadLeads, outbox } = await readPerson(stores, email);
      for (const [table, rows] of Object.entries(tables)) print(`${table}: ${rows.length}`);
      if (deadLeads !== undefined) print(`dead_leads: ${deadLeads.length}`);
      if (outbox !== undefined) print(`outbox: ${outbox.length}`);
      print("Nothing was deleted: add --yes.");
      return 1;
    }
    const { database, deadLeads, outboxDir } = stores;
    const { record, deleted } = await eraseRows(database, email);
    printCounts(print, deleted);
    print(`Deleted. Record ${record} in privacy_log says so, without the address.`);
    // A failure from here on does not hide the record.
    if (deadLeads !== null) printCounts(print, await eraseElsewhere(deadLeads, outboxDir, email));
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
