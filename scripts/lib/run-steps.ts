import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import type { Print } from "./command.ts";
import { signalProcess } from "./process-info.ts";
import { projectRoot, stopSignals } from "./project.ts";
import { findProcesses, removeRunFolder, openRunFolder } from "./run-folder.ts";

/** A program that is run, and what has to come before it. */
export interface Step {
  name: string;
  command: readonly string[];
  /** Names of the steps that have to pass before it starts. */
  needs?: readonly string[];
  /** Names of the steps that have to end before it starts, however they end. */
  after?: readonly string[];
  /** Whether its lines are printed as they come; those of others only when they fail. */
  prints?: boolean;
  /** Variables beside those of this process. */
  variables?: Record<string, string>;
}

/** What the reporters of the test programs write at their end. */
export interface TestCounts {
  passed: number;
  skipped: number;
  /** Why tests were skipped, such as a browser that is not installed. */
  reasons?: string[];
  failed: { name: string; command: string }[];
}

/** The variable that names the file into which a reporter writes its `TestCounts`. */
export const countsVariable = "TEST_COUNTS_FILE";

interface Result {
  step: Step;
  status: "passed" | "failed" | "not run";
  seconds: number;
  counts: TestCounts;
}

const none: TestCounts = { passed: 0, skipped: 0, failed: [] };
const endTimeoutMs = 15_000;

/**
 * Runs steps, at most so many at the same time, each as soon as those before it have ended. A step that
 * fails keeps no other from running but those that need it. Ends all of them at Ctrl-C and SIGTERM.
 *
 * @param atOnce how many run at the same time
 * @returns the exit code
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  print: Print,
): Promise<number> {
  const folder = openRunFolder();
  const children = new Set<ChildProcess>();
  const waiting = [...steps];
  const stop = (signal: NodeJS.Signals) => {
    print(`\nStopped by ${signal}.`);
    // What ends now makes room for no other.
    waiting.length = 0;
    void endAll(children).then(() => {
      removeRunFolder(folder);
      process.exit(signal === "SIGINT" ? 130 : 143);
    });
  };
  for (const signal of stopSignals) process.once(signal, stop);

  const startedAt = performance.now();
  const results: Result[] = [];
  const ended = (name: string) => results.find(({ step }) => step.name === name);
  const isReady = ({ needs = [], after = [] }: Step) =>
    [...needs, ...after].every((name) => ended(name) !== undefined || !has(steps, name));
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const index = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [step] = index === -1 ? [] : waiting.splice(index, 1);
    if (step === undefined) {
      await Promise.race(running);
      continue;
    }
    const missing = step.needs?.find(
      (name) => has(steps, name) && ended(name)?.status !== "passed",
    );
    if (missing !== undefined) {
      print(`== ${step.name}: not run, because it needs: ${missing}`);
      results.push({ step, status: "not run", seconds: 0, counts: none });
      continue;
    }
    print(`== ${step.name}: started`);
    const work: Promise<void> = runStep(step, folder, children, print).then((result) => {
      results.push(result);
      print(`== ${step.name}: ${describe(result)}`);
      running.delete(work);
    });
    running.add(work);
  }
  const left = findProcesses(folder).length;
  if (left > 0) print(`${left} processes were left behind and are ended.`);
  printSummary(results, Math.round((performance.now() - startedAt) / 1000), print);
  return results.every(({ status }) => status === "passed") ? 0 : 1;
}

const has = (steps: readonly Step[], name: string) => steps.some((step) => step.name === name);

async function runStep(
  step: Step,
  folder: string,
  children: Set<ChildProcess>,
  print: Print,
): Promise<Result> {
  const { name, command, prints = false, variables = {} } = step;
  const startedAt = performance.now();
  const countsFile = join(folder, `${name.replaceAll(/\W+/g, "-")}.json`);
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    env: { ...process.env, ...variables, [countsVariable]: countsFile },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, which ends as a whole.
    detached: true,
  });
  children.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (prints) print(line);
      else lines.push(line);
    });
  }
  const isPassed = await new Promise<boolean>((resolve) => {
    child.on("error", (error) => {
      lines.push(error.message);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
  children.delete(child);
  signalGroup(child, "SIGKILL");
  if (!isPassed) for (const line of lines) print(line);
  return {
    step,
    status: isPassed ? "passed" : "failed",
    seconds: Math.round((performance.now() - startedAt) / 1000),
    counts: readCounts(countsFile),
  };
}

function readCounts(file: string): TestCounts {
  try {
    // A reporter of ours has written it.
    return JSON.parse(readFileSync(file, "utf8")) as TestCounts;
  } catch {
    return none;
  }
}

function describe({ status, seconds, counts: { passed, failed } }: Result): string {
  const tests =
    passed + failed.length > 0 ? `, ${passed} tests passed, ${failed.length} failed` : "";
  return `${status}, ${seconds} s${tests}`;
}

function printSummary(results: readonly Result[], seconds: number, print: Print): void {
  print("");
  for (const result of results) {
    print(
      `${String(result.seconds).padStart(5)} s  ${result.status.padEnd(7)}  ${result.step.name}`,
    );
  }
  print(`${String(seconds).padStart(5)} s  in all`);
  const sum = (count: (result: Result) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const unpassed = results.filter(({ status }) => status !== "passed");
  if (unpassed.length > 0) print("\nFailed; run again alone:");
  for (const { step, status, counts } of unpassed) {
    const { failed } = counts;
    // npm's own folder of programs is not on a person's path.
    if (failed.length === 0) print(`  ${step.name} (${status}): npx ${step.command.join(" ")}`);
    for (const { name, command } of failed) print(`  ${name}\n    ${command}`);
  }
  const reasons = new Set(results.flatMap(({ counts }) => counts.reasons ?? []));
  if (reasons.size > 0) print("\nSkipped, because:");
  for (const reason of reasons) print(`  ${reason}`);
  const failed = sum(({ counts, status }) =>
    status === "passed" ? 0 : Math.max(1, counts.failed.length),
  );
  print(
    `\n${sum(({ counts }) => counts.passed)} passed, ${failed} failed, ${sum(({ counts }) => counts.skipped)} skipped`,
  );
}

async function endAll(children: ReadonlySet<ChildProcess>): Promise<void> {
  const ends = [...children].map((child) => {
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    signalGroup(child, "SIGTERM");
    return ended;
  });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, endTimeoutMs).unref());
  await Promise.race([Promise.all(ends), timeout]);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) signalProcess(-pid, signal);
}
