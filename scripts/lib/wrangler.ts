import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import type { z } from "zod";

import { SetupError } from "./error-details.ts";
import { parseJson } from "./read-if-there.ts";

/** Wrangler's output and exit code. */
interface WranglerResult {
  code: number | null;
  /** Standard output only, which is JSON where an option requests that. */
  output: string;
  /** Wrangler's error on one line; empty on success. */
  error: string;
}

interface WranglerOptions {
  /** File in the project's folder: the configuration of another Worker than the site. */
  config?: string;
  /** Of the environment, beside the usual ones. */
  variables?: Record<string, string>;
  /**
   * Whether wrangler may ask and print at the terminal of this process. What it has printed there is not
   * in the result.
   */
  inTerminal?: boolean;
}

/** Runs wrangler with the parameters of its command line. */
export type Wrangler = (
  parameters: readonly string[],
  options?: WranglerOptions,
) => Promise<WranglerResult>;

/**
 * `.env` is for the site on this machine. Without a file named here, wrangler would read it into its own
 * environment and that of its build command: a token for another account, or `CLOUDFLARE_ENV`.
 */
const withoutEnvFile = ["--env-file", devNull];

const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true" };

const wranglerProgram = join(import.meta.dirname, "../../node_modules/wrangler/bin/wrangler.js");

/**
 * The project's own wrangler, as a process for each call.
 *
 * @param root folder of `wrangler.toml`
 */
export function wranglerIn(root: string, environment: NodeJS.ProcessEnv): Wrangler {
  return (parameters, { config = "wrangler.toml", variables, inTerminal = false } = {}) =>
    new Promise((resolve, reject) => {
      const wrangler = spawn(
        process.execPath,
        [wranglerProgram, ...parameters, "--config", join(root, config), ...withoutEnvFile],
        {
          cwd: root,
          env: { ...environment, ...(inTerminal ? {} : quiet), ...variables },
          stdio: inTerminal ? "inherit" : ["ignore", "pipe", "pipe"],
        },
      );
      let output = "";
      let errors = "";
      wrangler.stdout?.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
      wrangler.stderr?.setEncoding("utf8").on("data", (chunk: string) => (errors += chunk));
      wrangler.on("error", reject);
      wrangler.on("close", (code) => {
        const error = code === 0 || inTerminal ? "" : errorIn(`${errors}\n${output}`, code);
        resolve({ code, output, error });
      });
    });
}

/** The paragraph after `[ERROR]`, with the API's message; wrangler colors it in spite of any option. */
export function errorIn(printed: string, code: number | null): string {
  const [, text] = /\[ERROR\]\s*([\s\S]+)/.exec(stripVTControlCharacters(printed)) ?? [];
  if (text === undefined) return `exit code ${code}`;
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines.findIndex((line) =>
    /^(?:If you think|To learn more|Getting User settings|🪵|📎|📋|✘|▲)/u.test(line),
  );
  const error = lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => line !== "")
    .join(" ");
  // Only wrangler's login error names these. What follows a refusal by the API names them too.
  return /CLOUDFLARE_API_TOKEN|wrangler login/.test(error) ? logInFirst : error;
}

/**
 * Calls wrangler where the call has to succeed.
 *
 * @returns wrangler's output
 * @throws {SetupError} with wrangler's error, when it fails
 */
export async function runWrangler(
  wrangler: Wrangler,
  parameters: readonly string[],
  options?: WranglerOptions,
): Promise<string> {
  const { code, output, error } = await wrangler(parameters, options);
  if (code === 0) return output;
  throw toFailure(parameters, error);
}

/**
 * The same, for a call that may be refused in one way.
 *
 * @param refusal what wrangler's error then says
 * @returns wrangler's output; null where it is refused so
 * @throws {SetupError} with wrangler's error, when it fails in another way
 */
export async function tryWrangler(
  wrangler: Wrangler,
  parameters: readonly string[],
  refusal: RegExp,
): Promise<string | null> {
  const { code, output, error } = await wrangler(parameters);
  if (code === 0) return output;
  if (refusal.test(error)) return null;
  throw toFailure(parameters, error);
}

/** 10007: there is no such Worker. */
export const noWorker = /10007|not found/i;

/**
 * The same, for a call that writes what it has done as JSON (`WRANGLER_OUTPUT_FILE_PATH`); what it prints
 * begins with the output of the build command.
 *
 * @param schema of the one entry to be read
 * @returns undefined where wrangler has written no such entry
 * @throws {SetupError} with wrangler's error, when it fails
 */
export async function runWranglerForEntry<Entry>(
  wrangler: Wrangler,
  parameters: readonly string[],
  schema: z.ZodType<Entry>,
): Promise<Entry | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "aioi-wrangler-"));
  try {
    const file = join(folder, "output.ndjson");
    await runWrangler(wrangler, parameters, { variables: { WRANGLER_OUTPUT_FILE_PATH: file } });
    return readFileSync(file, "utf8")
      .split("\n")
      .map((line) => schema.safeParse(parseJson(line)).data)
      .find((entry) => entry !== undefined);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the error that says which call failed and why, or that nobody is logged in */
const toFailure = (parameters: readonly string[], error: string) =>
  new SetupError(
    error === logInFirst ? error : `wrangler ${parameters.slice(0, 3).join(" ")} failed: ${error}`,
  );

export const logInFirst =
  "wrangler is not logged in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.";
