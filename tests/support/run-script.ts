import { spawn } from "node:child_process";
import { join } from "node:path";

import { type Command, runCommand } from "../../scripts/lib/command.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

/** What a program of ours printed, and how it ended. */
export interface Ran {
  code: number | null;
  output: string;
}

/**
 * Runs a command of ours in this process: a process of its own costs seconds to start.
 *
 * @param parameters of its command line
 * @param environment beside the usual one
 * @returns what it printed, errors too, in order
 */
export async function runMain(
  main: Command,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<Ran> {
  let output = "";
  const print = (text: string) => {
    output += `${text}\n`;
  };
  const code = await runCommand(main, parameters, { ...process.env, ...environment }, print);
  return { code, output };
}

/**
 * Runs a program of ours as a process of its own.
 *
 * @param script below scripts/commands/
 * @param parameters of its command line
 * @param env beside the usual environment
 */
export const runScript = (
  script: string,
  parameters: string[],
  env: Record<string, string>,
): Promise<Ran> => runProgram(join(projectRoot, "scripts/commands", script), parameters, env);

/**
 * Runs a script as a process of its own.
 *
 * @param path of the script
 * @param parameters of its command line
 * @param env beside the usual environment
 */
export const runProgram = (
  path: string,
  parameters: string[],
  env: Record<string, string>,
  options?: ProcessOptions,
): Promise<Ran> => runProcess(process.execPath, [path, ...parameters], env, options);

interface ProcessOptions {
  cwd?: string;
  input?: string;
}

/**
 * Runs a program until it ends, however long that takes.
 *
 * @param env beside the usual environment
 */
export function runProcess(
  program: string,
  parameters: string[],
  env: Record<string, string>,
  { cwd = projectRoot, input = "" }: ProcessOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd, env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    }
    child.on("error", reject).on("close", (code) => resolve({ code, output }));
    child.stdin.end(input);
  });
}
