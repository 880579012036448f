import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A program that hangs ends before its test does. */
const timeoutMs = 280_000;

/** What a program of ours printed, and how it ended. */
export interface Ran {
  code: number | null;
  output: string;
}

/**
 * Runs a program of ours as a process of its own.
 *
 * @param script below scripts/
 * @param parameters of its command line
 * @param env beside the usual environment
 */
export const runScript = (
  script: string,
  parameters: string[],
  env: Record<string, string>,
): Promise<Ran> => runProgram(join(root, "scripts", script), parameters, env);

/**
 * Runs a script as a process of its own.
 *
 * @param path of the script
 * @param parameters of its command line
 * @param env beside the usual environment
 */
export function runProgram(
  path: string,
  parameters: string[],
  env: Record<string, string>,
  { cwd = root, input = "" }: { cwd?: string; input?: string } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [path, ...parameters], {
      cwd,
      env: { ...process.env, ...env },
      timeout: timeoutMs,
    });
    let output = "";
    program.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    program.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    program.on("error", reject).on("close", (code) => resolve({ code, output }));
    program.stdin.end(input);
  });
}

/**
 * Starts a program that runs until it is told to end.
 *
 * @param script below scripts/
 * @param env beside the usual environment
 * @param ready what it prints when it can be used
 * @returns ends it, in order
 */
export function startScript(
  script: string,
  env: Record<string, string>,
  ready: string,
): Promise<() => Promise<void>> {
  const program = spawn(process.execPath, [join(root, "scripts", script)], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => program.on("close", () => resolve()));
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(ready)) return;
      resolve(async () => {
        program.kill("SIGTERM");
        await ended;
      });
    };
    program.stdout.on("data", listen);
    program.stderr.on("data", listen);
    program.on("close", (code) => reject(new Error(`${script} ended with ${code}: ${output}`)));
  });
}
