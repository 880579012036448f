import "./lib/load-env-file.ts";

import { printableJson } from "./lib/format-leads.ts";
import { readPerson, readPersonFlags, withPersonStores } from "./lib/person-data.ts";
import { runProgram } from "./lib/setup-error.ts";

const usage = "Usage: npm run leads:export -- --email E [--remote [--env production] | --local]";

/** `npm run leads:export`: prints everything that is stored about an email, as JSON. */
await runProgram(async () => {
  const flags = readPersonFlags(usage);
  await withPersonStores(flags, async (stores) => {
    const data = await readPerson(stores, flags.email);
    const exportedAt = new Date().toISOString();
    console.log(printableJson({ email: flags.email, exportedAt, ...data }));
  });
});
