import { type Print, startCommand } from "../lib/command.ts";
import { printableJson } from "../lib/format-leads.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import {
  personOptions,
  readPerson,
  readPersonFlags,
  withPersonStores,
} from "../lib/person-data.ts";
import { getRoot } from "../lib/project.ts";
import { type Wrangler, wranglerIn } from "../lib/wrangler.ts";

const usage =
  "Usage: npm run leads:export -- --email E [--remote [--env staging] | --local] [--from <database>]";

/** `npm run leads:export`: prints everything that is stored about an email, as JSON. */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerIn(getRoot(environment), environment),
  printError: Print = console.error,
): Promise<void> {
  const values = parseFlags(parameters, personOptions, usage);
  const flags = readPersonFlags(values, environment, usage);
  await withPersonStores(flags, { environment, wrangler, print: printError }, async (stores) => {
    const data = await readPerson(stores, flags.email);
    const exportedAt = new Date().toISOString();
    print(printableJson({ email: flags.email, exportedAt, ...data }));
  });
}

await startCommand(import.meta, main, { readsEnvFile: true });
