import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, globSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { getParent } from "../../scripts/lib/process-info.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "./files.ts";

/** `npm start` as a process of its own, with workerd as its child. */
export interface SiteProgram {
  child: ChildProcess;
  /** Gives the address once the site answers; fails when the program ends before. */
  ready: Promise<string>;
  ended: Promise<void>;
}

/**
 * @param env beside the usual environment: DATA_DIR, PORT
 * @param project folder of a copy of the project
 */
export function startSiteProgram(env: Record<string, string>, project = projectRoot): SiteProgram {
  const child = spawn(process.execPath, [join(project, "scripts/commands/serve.ts")], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const ready = new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: string) => {
      if (output.length < 10_000) output += chunk;
      const url = /AIOI website: (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.on("close", () => reject(new Error(`npm start ended: ${output}`)));
  });
  // Nobody waits for one that is killed while it starts.
  ready.catch(() => undefined);
  return { child, ready, ended };
}

/** The workerd of a program, if it has started. */
export function workerdOf({ child }: SiteProgram): number | undefined {
  const pids = readdirSync("/proc").map(Number);
  return pids.find((pid) => child.pid !== undefined && getParent(pid) === child.pid);
}

/** Bodies of the messages that wait in the queues of a data folder, whose files a running site has locked. */
export function queuedBodies(dataDir: string): string[] {
  const copy = temporaryFolder();
  cpSync(join(dataDir, "workerd/do"), copy, { recursive: true });
  const bodies: string[] = [];
  for (const file of globSync("durable-queues-*/*.sqlite", { cwd: copy })) {
    if (file.endsWith("metadata.sqlite")) continue;
    const database = new DatabaseSync(join(copy, file));
    for (const row of database.prepare("select body from messages").all()) {
      bodies.push(String(row["body"]));
    }
    database.close();
  }
  rmSync(copy, { recursive: true });
  return bodies;
}

/** How many messages wait. */
export const queueDepth = (dataDir: string): number => queuedBodies(dataDir).length;
