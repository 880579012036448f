import { readFileSync } from "node:fs";
import { z } from "zod";

import {
  isHttpsUrl,
  localHosts,
  serviceUrlProblem,
} from "../../app/server/environment/https-url.ts";
import { leadKinds } from "../../app/server/store/lead-rows.ts";
import { parseLeadRoutes } from "../../app/server/environment/lead-routes.ts";
import { type Command, type Print, startCommand } from "../lib/command.ts";
import { getMessage, SetupError } from "../lib/error-details.ts";
import { storedLocalKey } from "../lib/local-keys.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getDataDir, localOrigin } from "../lib/project.ts";

const usage =
  "Usage: npm run notify:test -- --kind K [--country CC] [--tier T] [--url https://your-domain.com], or --check FILE for the lines of LEAD_ROUTES";

const answerSchema = z.object({
  route: z.object({ line: z.number(), text: z.string() }).nullable(),
  receivers: z.number(),
  result: z.string(),
});

/** `npm run notify:test`: sends a marked mail to whom such a lead would go, and says which rule that is. */
export const main: Command = async (parameters, environment, print) => {
  const flags = parseFlags(
    parameters,
    {
      kind: { type: "string" },
      country: { type: "string" },
      tier: { type: "string" },
      url: { type: "string" },
      check: { type: "string" },
    },
    usage,
  );
  if (flags.check !== undefined) return checkFile(flags.check, print);
  const { kind = "", country = null, tier = null } = flags;
  if (!Object.hasOwn(leadKinds, kind)) {
    throw new SetupError(`--kind takes one of ${Object.keys(leadKinds).join(", ")}. ${usage}`);
  }
  const url = flags.url ?? localOrigin(environment);
  if (!isHttpsUrl(url)) throw new SetupError(`--url ${serviceUrlProblem}. ${usage}`);
  const { route, receivers, result } = await askSite(url, { kind, country, tier }, environment);
  const rule = route ? `line ${route.line} of LEAD_ROUTES: ${route.text}` : "none; LEAD_EMAIL_TO";
  print(`Rule       ${rule}\nReceivers  ${receivers}\nMail       ${result}`);
  return result === "sent" ? 0 : 1;
};

/**
 * Prints each fault of a file whose content is to become LEAD_ROUTES.
 *
 * @returns the exit code
 */
function checkFile(path: string, print: Print): number {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (thrown) {
    throw new SetupError(`Cannot read ${path}: ${getMessage(thrown)}`);
  }
  const issues: { message: string }[] = [];
  const routes = parseLeadRoutes(text, { issues });
  for (const { message } of issues) print(message);
  if (issues.length > 0) return 1;
  print(`${routes.length} ${routes.length === 1 ? "rule" : "rules"}, no fault.`);
  return 0;
}

async function askSite(
  url: string,
  body: object,
  environment: NodeJS.ProcessEnv,
): Promise<z.infer<typeof answerSchema>> {
  const isLocal = localHosts.has(new URL(url).hostname);
  const dataDir = getDataDir(environment);
  const key = environment["SMOKE_KEY"] || (isLocal ? storedLocalKey(dataDir, "smoke") : null);
  if (!key) {
    const hint = isLocal ? "start the site with `npm start`, or set" : "set";
    throw new SetupError(`Only the holder of the site's SMOKE_KEY sends tests: ${hint} SMOKE_KEY.`);
  }
  let response: Response;
  try {
    response = await fetch(new URL("/notify-test", url), {
      method: "POST",
      headers: { "content-type": "application/json", "x-smoke-key": key },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new SetupError(`${url} does not answer.`);
  }
  const refusals: Record<number, string> = {
    400: "--country takes two capital letters, such as DE, and --tier a tier such as hyper-scaler.",
    403: "SMOKE_KEY is not the site's.",
    404: "The site is older than this command, or has no SMOKE_KEY.",
    429: "Ten tests a minute: wait a minute.",
  };
  const refusal = refusals[response.status];
  if (refusal !== undefined) throw new SetupError(refusal);
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new SetupError(`${url} answered with ${response.status}.`);
  return answer.data;
}

await startCommand(import.meta, main, { readsEnvFile: true });
