import { fork } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { postWebhook } from "../app/server/notifications/webhook.ts";
import { SetupError } from "../scripts/lib/error-details.ts";
import type { EmbeddedSupabase } from "../scripts/lib/supabase/embedded-supabase.ts";
import { startCommand } from "../scripts/lib/command.ts";
import { parseFlags } from "../scripts/lib/parse-flags.ts";
import { type Fault, startFaultyBackend } from "../tests/support/faulty-backend.ts";
import {
  countStored,
  drillSubmission,
  pick,
  seeded,
  storedIds,
  succeeded,
} from "../tests/support/lead-drill.ts";
import { publishMany } from "../tests/support/many-articles.ts";
import { queueDepth, startSiteProgram, workerdOf } from "../tests/support/site-program.ts";
import { median, quantile } from "./support/statistics.ts";
import { sitemapPaths } from "./support/variants.ts";
import { residentMB } from "./support/workerd.ts";

const usage = "Usage: npm run soak -- [--minutes 60]";
const minuteMs = 60_000;
const calibration = { seconds: 20, connections: 16 };
const limitShare = 2 / 3;
const purgeMs = 20_000;
const faultMs = 20_000;
const everyFaultMinutes = 3;
const faults: Fault[] = ["error-500", "hang", "answer-lost", "refused", "cut"];
const callTimeoutMs = 15_000;
const drainMs = 10 * minuteMs;
/** Of a hundred requests: pages as they are, with a campaign, searches, files; the others are leads. */
const mix = { page: 60, campaign: 75, search: 85, file: 95 } as const;
const terms = ["model", "edge", "audit", "gateway", "latency", "cost", "record", "boundary"];

/** What a minute shows. */
interface Minute {
  requests: number;
  /** Of the requests outside leads, which are retried until they are accepted. */
  failed: number;
  medianMs: number;
  p99Ms: number;
  residentMB: number;
  files: number;
  queued: number;
  fault: Fault;
}

const random = seeded(16);
const ip = () => `198.18.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;

/**
 * `npm run soak -- --minutes 60`: loads `npm start` with all kinds of pages, files, searches, leads and
 * purges at two thirds of what this machine can do, while the database fails for 20 s every three
 * minutes. Prints what each minute shows; ends with an error when a lead is lost or stored twice, or a
 * request fails outside a fault.
 */
await startCommand(import.meta, async (parameters) => {
  const flags = parseFlags(parameters, { minutes: { type: "string", default: "60" } }, usage);
  const length = Number(flags.minutes);
  if (!(length >= 1)) throw new SetupError(`--minutes takes a number from 1. ${usage}`);
  const dataDir = mkdtempSync(join(tmpdir(), "aioi-soak-"));
  const database = fork(join(import.meta.dirname, "../tests/support/database-process.ts"));
  // Sent by that program.
  const supabase = await new Promise<EmbeddedSupabase>((resolve) =>
    database.once("message", (message) => resolve(message as EmbeddedSupabase)),
  );
  await publishMany(supabase, 60);
  const backend = await startFaultyBackend(supabase.url);
  const purgeSecret = `whsec_${randomBytes(24).toString("base64")}`;
  const program = startSiteProgram({
    DATA_DIR: dataDir,
    PORT: "0",
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: supabase.anonKey,
    PURGE_SECRET: purgeSecret,
    // What the platform gives an isolate; without a limit V8 hardly collects.
    MINIFLARE_WORKERD_V8_FLAGS: "--max-old-space-size=128",
  });
  try {
    const url = await program.ready;
    const paths = await listPaths(url);
    const load = createLoad(url, paths);

    // After a purge every page with articles is rendered again: that counts in the limit.
    const purging = setInterval(() => void load.purge(purgeSecret), purgeMs);
    const perSecond = (await calibrate(load)) * limitShare;
    console.log(`Two thirds of the limit: ${Math.round(perSecond)} requests a second`);
    const minutes: Minute[] = [];
    console.log(
      "| minute | requests | failed | median ms | p99 ms | MB | files | queued | fault |",
    );
    console.log("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |");
    for (let number = 1; number <= length; number += 1) {
      const hasFault = number % everyFaultMinutes === 0;
      const fault = hasFault ? pick(faults, random) : "none";
      const until = Date.now() + minuteMs;
      const before = load.counts();
      if (hasFault) {
        await backend.set(fault);
        setTimeout(() => void backend.set("none"), faultMs);
      }
      while (Date.now() < until) {
        const tickMs = 20;
        const exact = (perSecond * tickMs) / 1000;
        const count = Math.floor(exact) + (random() < exact % 1 ? 1 : 0);
        for (let request = 0; request < count; request += 1) void load.one();
        await wait(tickMs);
      }
      const queued = queueDepth(dataDir);
      const minute = { ...load.since(before), ...processOf(workerdOf(program)), queued, fault };
      minutes.push(minute);
      console.log(rowOf(number, minute));
    }
    clearInterval(purging);
    await load.ended();

    const giveUpAt = Date.now() + drainMs;
    while (queueDepth(dataDir) > 0 && Date.now() < giveUpAt) await wait(1000);
    const result = {
      ...countStored(load.accepted, await storedIds(supabase)),
      queued: queueDepth(dataDir),
      failedOutsideFaults: minutes
        .filter(({ fault }) => fault === "none")
        .reduce((sum, { failed }) => sum + failed, 0),
      ...trends(minutes),
    };
    console.log(result);
    const { accepted, duplicates, failedOutsideFaults } = result;
    if (accepted !== result.stored || duplicates + failedOutsideFaults > 0) {
      throw new SetupError("The soak failed.");
    }
  } finally {
    program.child.kill("SIGTERM");
    await program.ended;
    await backend.stop();
    database.disconnect();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Every page of the sitemap, and what they show beside. */
async function listPaths(url: string) {
  const get = async (path: string) => (await fetch(new URL(path, url))).text();
  const pages = await sitemapPaths(url);
  pages.push("/resources/stories?page=2", "/resources/insights?tag=Security", "/no-such-page");
  const html = (await Promise.all(["/", "/resources", "/pricing"].map(get))).join("");
  const files = [...html.matchAll(/"(\/(?:assets|og|media|images)\/[^"\s]+)"/g)].map(
    ([, path = ""]) => path,
  );
  return { pages, files: [...new Set([...files, "/sitemap.xml", "/robots.txt", "/llms.txt"])] };
}

type Load = ReturnType<typeof createLoad>;

/** Requests of all kinds, each of a visitor of its own. */
function createLoad(url: string, { pages, files }: Awaited<ReturnType<typeof listPaths>>) {
  const accepted = new Set<string>();
  const times: number[] = [];
  const inFlight = new Set<Promise<unknown>>();
  let failed = 0;
  let leads = 0;

  const get = async (path: string) => {
    const startedAt = performance.now();
    const status = await fetch(new URL(path, url), {
      headers: { "cf-connecting-ip": ip() },
      redirect: "manual",
      signal: AbortSignal.timeout(callTimeoutMs),
    })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      // It may also break off in the middle of the body.
      .catch(() => 0);
    times.push(performance.now() - startedAt);
    if (status !== 0 && status < 500) return;
    failed += 1;
    console.log(`Failed: ${path} with ${status || "no answer"}`);
  };
  const sendLead = async () => {
    const submission = drillSubmission(leads, "soak");
    leads += 1;
    const headers = { "cf-connecting-ip": ip() };
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const startedAt = performance.now();
      const isAccepted = await succeeded(url, submission, headers, callTimeoutMs);
      times.push(performance.now() - startedAt);
      if (isAccepted) return void accepted.add(submission.submissionId);
      await wait(500);
    }
  };
  const choose = (): Promise<void> => {
    const kind = random() * 100;
    if (kind < mix.page) return get(pick(pages, random));
    if (kind < mix.campaign) return get(`${pick(pages, random).split("?")[0]}?utm_source=soak`);
    if (kind < mix.search) return get(`/search?q=${pick(terms, random)}+${pick(terms, random)}`);
    if (kind < mix.file) return get(pick(files, random));
    return sendLead();
  };
  return {
    accepted,
    one: () => {
      const request = choose().finally(() => inFlight.delete(request));
      inFlight.add(request);
      return request;
    },
    purge: async (secret: string) => {
      const address = new URL("/purge", url).href;
      const status = await postWebhook(address, secret, randomUUID(), {}).catch(() => 0);
      if (status !== 204) failed += 1;
    },
    counts: () => ({ requests: times.length, failed }),
    since: (before: { requests: number; failed: number }) => {
      const own = times.slice(before.requests);
      return {
        requests: own.length,
        failed: failed - before.failed,
        medianMs: Math.round(median(own)),
        p99Ms: Math.round(quantile(own, 0.99)),
      };
    },
    ended: () => Promise.all(inFlight),
  };
}

/** @returns requests a second, with as many at the same time as a server may get */
async function calibrate(load: Load): Promise<number> {
  const run = async (seconds: number) => {
    const until = Date.now() + seconds * 1000;
    const before = load.counts();
    await Promise.all(
      Array.from({ length: calibration.connections }, async () => {
        while (Date.now() < until) await load.one();
      }),
    );
    return load.since(before).requests / seconds;
  };
  // The first round fills the caches.
  await run(calibration.seconds);
  return run(calibration.seconds);
}

function processOf(pid: number | undefined) {
  if (pid === undefined) return { residentMB: 0, files: 0 };
  return {
    residentMB: Math.round(residentMB(pid)),
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

function rowOf(number: number, minute: Minute): string {
  const { requests, failed, medianMs, p99Ms, residentMB, files, queued } = minute;
  const fault = minute.fault === "none" ? "" : minute.fault;
  const cells = [number, requests, failed, medianMs, p99Ms, residentMB, files, queued, fault];
  return `| ${cells.join(" | ")} |`;
}

/** Medians of the first and the last third of the minutes without a fault. */
function trends(minutes: Minute[]) {
  const calm = minutes.filter(({ fault }) => fault === "none");
  const third = Math.ceil(calm.length / 3);
  const of = (part: Minute[]) => ({
    p99Ms: median(part.map(({ p99Ms }) => p99Ms)),
    residentMB: median(part.map(({ residentMB }) => residentMB)),
    files: median(part.map(({ files }) => files)),
  });
  return { first: of(calm.slice(0, third)), last: of(calm.slice(-third)) };
}
