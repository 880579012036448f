import { isHttpsUrl, serviceUrlProblem } from "../../app/server/environment/https-url.ts";
import { type Print, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseArguments } from "../lib/parse-flags.ts";
import { type AskOptions, type SmokeCheck, testedSite } from "../lib/smoke-check.ts";
import { smokeChecks } from "../lib/smoke-checks.ts";
import { sendTestLead } from "../lib/smoke-lead.ts";

const usage = "Usage: npm run smoke -- <url of the site>, with SMOKE_KEY set to send a test lead";

/** How many checks run at the same time. */
const atOnce = 4;

/** `npm run smoke -- <url>`: tests a deployed site from outside. */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  { sendsLead = true, ...options }: AskOptions & { sendsLead?: boolean } = {},
): Promise<number> {
  const [url = "", ...others] = parseArguments(parameters, {}, usage).positionals;
  if (url === "" || others.length > 0) throw new SetupError(usage);
  if (!isHttpsUrl(url)) throw new SetupError(`${url} ${serviceUrlProblem}. ${usage}`);
  const site = testedSite(url, options);
  await site.ask("/healthz").catch(() => {
    throw new SetupError(`${url} does not answer.`);
  });
  const key = environment["SMOKE_KEY"] ?? "";
  const lead: SmokeCheck = {
    name: "a lead with the status test is stored",
    run: () => sendTestLead(site, key),
  };
  const remaining = [...smokeChecks, ...(sendsLead && key !== "" ? [lead] : [])];
  const total = remaining.length;
  let failed = 0;
  const work = async () => {
    for (let check = remaining.shift(); check; check = remaining.shift()) {
      const faults = await check.run(site).catch((thrown: unknown) => [String(thrown)]);
      if (faults.length === 0) continue;
      failed += 1;
      print(`FAILED  ${check.name}: ${faults.join("; ")}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (sendsLead && key === "") print("SMOKE_KEY is not set: no test lead was sent.");
  print(`${total - failed} of ${total} checks passed.`);
  return failed > 0 ? 1 : 0;
}

await startCommand(import.meta, main);
