import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

import { SetupError } from "./setup-error.ts";

/** What wrangler printed, and how it ended. */
export interface WranglerAnswer {
  code: number | null;
  /** Standard output alone, which is JSON where it was asked for. */
  output: string;
  /** Its own line about what went wrong; empty when nothing did. */
  complaint: string;
}

/**
 * Runs the wrangler that comes first on the path, else the project's own, on `wrangler.toml` itself:
 * by default it takes the configuration that the last build wrote.
 *
 * @param root folder of the project
 * @param parameters of its command line
 */
export function askWrangler(root: string, parameters: string[]): Promise<WranglerAnswer> {
  const path = [process.env["PATH"], join(root, "node_modules/.bin")].join(delimiter);
  return new Promise((resolve, reject) => {
    const wrangler = spawn("wrangler", [...parameters, "--config", join(root, "wrangler.toml")], {
      cwd: root,
      env: { ...process.env, ...quiet, PATH: path },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let errors = "";
    wrangler.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    wrangler.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    wrangler.on("error", reject);
    wrangler.on("close", (code) => {
      const line = /\[ERROR\]\s*(.+)/.exec(errors + output)?.[1] ?? `exit code ${code}`;
      resolve({ code, output, complaint: code === 0 ? "" : line.trim() });
    });
  });
}

/** One line at a time, without colors and without asking anything. */
const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true", NO_COLOR: "1" };

/**
 * The same, for a call that has to succeed.
 *
 * @returns what it printed
 * @throws {SetupError} with what wrangler said, when it fails
 */
export async function runWrangler(root: string, parameters: string[]): Promise<string> {
  const { code, output, complaint } = await askWrangler(root, parameters);
  if (code === 0) return output;
  throw new SetupError(`wrangler ${parameters.slice(0, 3).join(" ")} failed: ${complaint}`);
}

/**
 * @param root folder of the project
 * @returns whether wrangler knows an account to work on
 */
export async function isLoggedIn(root: string): Promise<boolean> {
  return (await askWrangler(root, ["whoami", "--json"])).code === 0;
}

export const logInFirst =
  "wrangler is not logged in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.";
