import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { signalProcess } from "../../scripts/lib/process-info.ts";
import { runningFileName } from "../../scripts/lib/supabase/data-folder.ts";
import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { temporaryFolder } from "./files.ts";
import {
  countStored,
  drillSubmission,
  pick,
  seeded,
  storedIds,
  succeeded,
  wait,
} from "./lead-drill.ts";
import { eventually, newAddress } from "./running-site.ts";
import { queuedBodies, startSiteProgram, workerdOf } from "./site-program.ts";
import { fillDataDir } from "./test-supabase.ts";

/** What became of the leads that were sent while parts of the site were killed. */
interface KillCounts {
  kills: Record<Victim | "while starting", number>;
  sent: number;
  accepted: number;
  stored: number;
  /** Accepted, not stored yet, and in the lead queue: each failed try is followed by a longer wait. */
  queued: number;
  duplicates: number;
  /** From the kill until the site answered again, of all the longest. */
  longestOutageMs: number;
}

/** What is killed in turn: `npm start` runs the database in its own process and workerd as a child. */
const victims = ["both", "workerd", "database"] as const;
type Victim = (typeof victims)[number];

const visitors = 4;
const pauseMs = 250;
const callTimeoutMs = 6000;
const maxAliveMs = 1500;

interface KillDrillOptions {
  kills: number;
  /** Of everything that is random but timing. */
  seed: number;
  /** How long accepted leads may wait in the queue after the last kill; without it until all are stored. */
  drainMs?: number;
  /** Ends the drill, which has no limit of its own. */
  signal: AbortSignal;
}

/**
 * Sends leads of all kinds to `npm start` and kills workerd, the database or both at random moments,
 * also while they start, and starts again what Miniflare does not start itself. Nothing is fixed by
 * hand. Then counts what was accepted and what is stored.
 */
export async function killDrill({
  kills: count,
  seed,
  drainMs = Infinity,
  signal,
}: KillDrillOptions): Promise<KillCounts> {
  const random = seeded(seed);
  const dataDir = temporaryFolder();
  await fillDataDir(dataDir);
  let program = startSiteProgram({ DATA_DIR: dataDir, PORT: "0" });
  const url = await program.ready;
  const kills: KillCounts["kills"] = { workerd: 0, database: 0, both: 0, "while starting": 0 };
  const submissions: ReturnType<typeof drillSubmission>[] = [];
  const accepted = new Set<string>();
  const state = { sends: true };
  let longestOutageMs = 0;

  const visit = async () => {
    while (state.sends) {
      const submission = drillSubmission(submissions.length, "kill");
      submissions.push(submission);
      const headers = { "cf-connecting-ip": newAddress() };
      while (state.sends && !accepted.has(submission.submissionId)) {
        const isAccepted = await succeeded(url, submission, headers, callTimeoutMs);
        if (isAccepted) accepted.add(submission.submissionId);
        await wait(random() * pauseMs);
      }
    }
  };
  const kill = async (victim: Victim) => {
    kills[victim] += 1;
    const workerd = workerdOf(program);
    if (victim !== "database" && workerd !== undefined) signalProcess(workerd, "SIGKILL");
    if (victim === "workerd") return;
    program.child.kill("SIGKILL");
    await program.ended;
    // A workerd that lost its parent answers for a while.
    await wait((random() * maxAliveMs) / 2);
    start();
  };
  const start = () => {
    program = startSiteProgram({ DATA_DIR: dataDir, PORT: new URL(url).port });
  };
  // It ends by itself when workerd dies while it starts, and whatever supervises it starts it again.
  const untilItAnswers = () =>
    eventually(async () => {
      signal.throwIfAborted();
      if (program.child.exitCode !== null) start();
      const isReady = await program.ready.then(
        () => true,
        () => false,
      );
      return isReady && program.child.exitCode === null ? answers(url) : undefined;
    }, Infinity);

  try {
    const visiting = Array.from({ length: visitors }, visit);
    for (let done = 0; done < count; done += 1) {
      await wait(random() * maxAliveMs);
      const killedAt = performance.now();
      await kill(victims[done % victims.length] ?? "both");
      if (done + 1 < count && random() < 0.25) {
        await wait(random() * maxAliveMs);
        done += 1;
        kills["while starting"] += 1;
        await kill(pick(victims, random));
      }
      await untilItAnswers();
      longestOutageMs = Math.max(longestOutageMs, Math.round(performance.now() - killedAt));
      if (count > 3) console.log(`${done + 1} kills, ${accepted.size} leads accepted`);
    }
    state.sends = false;
    await Promise.all(visiting);
    const running = runningDatabase(dataDir);
    const giveUpAt = Date.now() + drainMs;
    await eventually(async () => {
      signal.throwIfAborted();
      const stored = new Set(await storedIds(running));
      return accepted.isSubsetOf(stored) || Date.now() > giveUpAt;
    }, Infinity);
    // Read before the rows: what leaves the queue meanwhile is in a row.
    const leads = queuedBodies(dataDir)
      .filter((body) => body.includes('"table"'))
      .join();
    const ids = await storedIds(running);
    const stored = new Set(ids);
    const unstored = [...accepted].filter((id) => !stored.has(id));
    return {
      kills,
      sent: submissions.length,
      ...countStored(accepted, ids),
      queued: unstored.filter((id) => leads.includes(id)).length,
      longestOutageMs,
    };
  } finally {
    state.sends = false;
    program.child.kill("SIGTERM");
    await program.ended;
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function answers(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(callTimeoutMs);
  const response = await fetch(new URL("/pricing", url), { signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}

function runningDatabase(dataDir: string): EmbeddedSupabase {
  // Written by the embedded Supabase itself.
  return JSON.parse(readFileSync(join(dataDir, runningFileName), "utf8")) as EmbeddedSupabase;
}
