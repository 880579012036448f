import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { z } from "zod";

import { type Print, startCommand } from "../lib/command.ts";
import { readNeeds, unprovisionedIn, wranglerEnv } from "../lib/deployment.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseArguments } from "../lib/parse-flags.ts";
import { getRoot, stopSignals } from "../lib/project.ts";
import { runWranglerForEntry, tryWrangler, type Wrangler, wranglerIn } from "../lib/wrangler.ts";

const usage = "Usage: npm run preview -- <name> [--delete]";

const previewSchema = z.object({ type: z.literal("preview"), preview_urls: z.array(z.string()) });

/**
 * `npm run preview -- <name>`: deploys what is checked out as a Preview of that name, with the bindings
 * and data of previews alone, and prints its address; with --delete it deletes the Preview. The secrets
 * are the variables of the same names, because Cloudflare gives a Preview none of its Worker's.
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerIn(getRoot(environment), environment),
): Promise<void> {
  const { name, isDelete } = readFlags(parameters);
  if (isDelete) return print(await deletePreview(wrangler, name));
  const needs = await readNeeds(getRoot(environment), "preview");
  const secrets = readSecrets(needs.secrets, environment);
  const unprovisioned = await unprovisionedIn(wrangler, needs);
  if (unprovisioned !== null) throw new SetupError(unprovisioned);
  const [url] = await deployPreview(wrangler, name, secrets);
  if (url === undefined) {
    throw new SetupError("The Preview has no address: the account needs a workers.dev subdomain.");
  }
  print(url);
}

function readFlags(parameters: readonly string[]): { name: string; isDelete: boolean } {
  const options = { delete: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArguments(parameters, options, usage);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new SetupError(usage);
  return { name, isDelete: values.delete };
}

/** @throws {SetupError} with the names of those that are missing */
function readSecrets(required: string[], environment: NodeJS.ProcessEnv): Record<string, string> {
  const read = [...required, "SMOKE_KEY"].map((name) => [name, environment[name] ?? ""] as const);
  const missing = read.filter(([name, value]) => value === "" && required.includes(name));
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(", ");
    throw new SetupError(`Set ${names}: the database and keys of previews (docs/deployment.md).`);
  }
  return Object.fromEntries(read.filter(([, value]) => value !== ""));
}

/** @returns its addresses, none where the account has no subdomain */
async function deployPreview(
  wrangler: Wrangler,
  name: string,
  secrets: Record<string, string>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "aioi-preview-"));
  const file = join(folder, "secrets.json");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = () => process.exit(1);
  process.once("exit", remove);
  for (const signal of stopSignals) process.once(signal, end);
  try {
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    const options = [wranglerEnv("preview"), "--secrets-file", file];
    // What the dashboard would add to a new Preview is in no file of the project.
    const parameters = ["preview", "--name", name, ...options, "--ignore-base-config"];
    const entry = await runWranglerForEntry(wrangler, parameters, previewSchema);
    return entry?.preview_urls ?? [];
  } finally {
    remove();
    process.off("exit", remove);
    for (const signal of stopSignals) process.off(signal, end);
  }
}

/** @returns a sentence that says what was done */
async function deletePreview(wrangler: Wrangler, name: string): Promise<string> {
  const parameters = ["preview", "delete", "--name", name, wranglerEnv("preview")];
  // 10025: no such Preview; 10007: no Worker that could have one.
  const gone = /code: (?:10025|10007)\b/;
  const deleted = await tryWrangler(wrangler, [...parameters, "--skip-confirmation"], gone);
  return deleted === null ? `There is no Preview ${name}.` : `The Preview ${name} is deleted.`;
}

await startCommand(import.meta, main);
