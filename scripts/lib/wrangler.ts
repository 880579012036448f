import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import type { z } from "zod";

import { parseJson } from "./parse-json.ts";
import { SetupError } from "./setup-error.ts";

/** Wrangler's output and exit code. */
export interface WranglerResult {
  code: number | null;
  /** Standard output only, which is JSON where an option requests that. */
  output: string;
  /** Wrangler's error on one line; empty on success. */
  error: string;
}

const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true" };

/**
 * Runs the project's own wrangler on its `wrangler.toml`.
 *
 * @param root folder of `wrangler.toml`
 * @param parameters of its command line
 * @param config the configuration of another Worker than the site
 */
export function askWrangler(
  root: string,
  parameters: string[],
  config = "wrangler.toml",
): Promise<WranglerResult> {
  return new Promise((resolve, reject) => {
    const wrangler = spawn(
      process.execPath,
      [wranglerProgram, ...parameters, "--config", join(root, config)],
      { cwd: root, env: { ...process.env, ...quiet }, stdio: ["ignore", "pipe", "pipe"] },
    );
    let output = "";
    let errors = "";
    wrangler.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    wrangler.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    wrangler.on("error", reject);
    wrangler.on("close", (code) => {
      const error = code === 0 ? "" : errorIn(`${errors}\n${output}`, code);
      resolve({ code, output, error });
    });
  });
}

export const wranglerProgram = join(
  import.meta.dirname,
  "../../node_modules/wrangler/bin/wrangler.js",
);

/** The paragraph after `[ERROR]`, with the API's message; wrangler colors it in spite of any option. */
function errorIn(printed: string, code: number | null): string {
  const [, text] = /\[ERROR\]\s*([\s\S]+)/.exec(stripVTControlCharacters(printed)) ?? [];
  if (text === undefined) return `exit code ${code}`;
  // Only wrangler's login error names these.
  if (/CLOUDFLARE_API_TOKEN|wrangler login/.test(text)) return logInFirst;
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines.findIndex((line) => /^(?:If you think|To learn more|🪵|📎|📋|✘|▲)/u.test(line));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => line !== "")
    .join(" ");
}

/**
 * The same, for a call that has to succeed.
 *
 * @returns wrangler's output
 * @throws {SetupError} with wrangler's error, when it fails
 */
export async function runWrangler(
  root: string,
  parameters: string[],
  config = "wrangler.toml",
): Promise<string> {
  const { code, output, error } = await askWrangler(root, parameters, config);
  if (code === 0) return output;
  throw failureOf(parameters, error);
}

/**
 * The same, for a call that writes what it has done as JSON (`WRANGLER_OUTPUT_FILE_PATH`); what it prints
 * begins with the output of the build command.
 *
 * @param schema of the one entry to be read
 * @returns undefined where wrangler has written no such entry
 * @throws {SetupError} with wrangler's error, when it fails
 */
export async function runWranglerForEntry<Entry>(
  root: string,
  parameters: string[],
  schema: z.ZodType<Entry>,
): Promise<Entry | undefined> {
  const file = join(mkdtempSync(join(tmpdir(), "aioi-wrangler-")), "output.ndjson");
  process.env["WRANGLER_OUTPUT_FILE_PATH"] = file;
  await runWrangler(root, parameters);
  delete process.env["WRANGLER_OUTPUT_FILE_PATH"];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => schema.safeParse(parseJson(line)).data)
    .find((entry) => entry !== undefined);
}

/** @returns the error that says which call failed and why, or that nobody is logged in */
export const failureOf = (parameters: string[], error: string) =>
  new SetupError(
    error === logInFirst ? error : `wrangler ${parameters.slice(0, 3).join(" ")} failed: ${error}`,
  );

export const logInFirst =
  "wrangler is not logged in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.";
