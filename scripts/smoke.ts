import { parseArguments } from "./lib/parse-flags.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";
import { ask, type SmokeCheck } from "./lib/smoke-check.ts";
import { smokeChecks } from "./lib/smoke-checks.ts";
import { sendTestLead } from "./lib/smoke-lead.ts";

const usage = "Usage: npm run smoke -- <url of the site>, with SMOKE_KEY set to send a test lead";

/** How many checks run at the same time. */
const atOnce = 4;

/** `npm run smoke -- <url>`: tests a deployed site from outside. */
await runProgram(async () => {
  const [url = "", ...others] = parseArguments({}, usage).positionals;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url) || others.length > 0) {
    throw new SetupError(usage);
  }
  await ask(url, "/healthz").catch(() => {
    throw new SetupError(`${url} does not answer.`);
  });
  const key = process.env["SMOKE_KEY"] ?? "";
  const lead: SmokeCheck = {
    name: "a lead with the status test is stored",
    run: () => sendTestLead(url, key),
  };
  const remaining = [...smokeChecks, ...(key === "" ? [] : [lead])];
  const total = remaining.length;
  let failed = 0;
  const work = async () => {
    for (let check = remaining.shift(); check; check = remaining.shift()) {
      const faults = await check.run(url).catch((thrown: unknown) => [String(thrown)]);
      if (faults.length === 0) continue;
      failed += 1;
      console.log(`FAILED  ${check.name}: ${faults.join("; ")}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (key === "") console.log("SMOKE_KEY is not set: no test lead was sent.");
  console.log(`${total - failed} of ${total} checks passed.`);
  if (failed > 0) process.exitCode = 1;
});
