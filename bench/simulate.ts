import type { Message } from "@cloudflare/workers-types";

import { nextRetry } from "../app/server/store/queue-retry.ts";
import { runProgram } from "../scripts/lib/setup-error.ts";

/** Measured on 2026-11-23: CPU of the whole workerd process, an upper bound; bytes as sent, gzip. */
const figures = {
  cpuMs: { cachedPage: 1.8, renderedPage: 6.4, lead: 6.95 },
  bytes: { pageHtml: 19_027, leadRow: 544 },
};

/** What is not measured but assumed; docs/capacity.md says why. */
const assumed = {
  /** Requests that reach the Worker in a visit; pages followed within the site fetch files only. */
  workerRequestsPerVisit: 2,
  /** Part of the page requests that no cache answers: new places, new isolates, posts. */
  renderedShare: 0.05,
  /** Visits that send a form. */
  leadShare: 0.02,
  /** Requests that show articles, and copies each isolate keeps fresh for them. */
  articleShare: 0.2,
  copiesPerIsolate: 8,
  copyFreshSeconds: 60,
  /** One isolate for so many visits an hour, up to what a network of some 330 places runs. */
  visitsPerIsolate: 100,
  mostIsolates: 2000,
  /** A day has ten such hours, a month thirty such days, and a busy second is three plain ones. */
  busyHours: 10,
  busyDays: 30,
  peak: 3,
} as const;

/** How often the consumer retries a lead that nothing stores, until it is a dead lead. */
function retriesOfALead(): number {
  let ageMs = 0;
  for (let attempts = 1; ; attempts += 1) {
    // The two properties of a message that the function reads.
    const message = { attempts, timestamp: new Date(Date.now() - ageMs) } as Message;
    const { delaySeconds, isExhausted } = nextRetry(message);
    if (isExhausted) return attempts - 1;
    ageMs += delaySeconds * 1000;
  }
}

/**
 * Operations by the code, without notifications (docs/capacity.md counts those): rate-limit.ts,
 * pipeline.ts and queue.ts in app/server/leads. A queued lead is written, read and deleted, and read
 * once more for each retry.
 */
const perLead = { kvReads: 1, kvWrites: 1, inserts: 1, queueOperations: 3 + retriesOfALead() };
/** The platform's own entry is off (wrangler.toml). */
const logsPer = { request: 1, lead: 1 };

/** Load of one traffic; `a second` at the peak, `a day` of busy hours. */
function loadOf(visitsAnHour: number) {
  const { cpuMs, bytes } = figures;
  const { peak, busyHours, busyDays } = assumed;
  const requests = visitsAnHour * assumed.workerRequestsPerVisit;
  const leads = visitsAnHour * assumed.leadShare;
  const aSecond = (anHour: number) => (anHour / 3600) * peak;
  const aDay = (anHour: number) => anHour * busyHours;
  const pageCpu =
    cpuMs.cachedPage * (1 - assumed.renderedShare) + cpuMs.renderedPage * assumed.renderedShare;
  const cpuMsAnHour = requests * pageCpu + leads * cpuMs.lead;
  const isolates = Math.min(
    assumed.mostIsolates,
    Math.ceil(visitsAnHour / assumed.visitsPerIsolate),
  );
  const refreshes = (isolates * assumed.copiesPerIsolate) / assumed.copyFreshSeconds;
  return {
    requestsASecond: aSecond(requests + leads),
    requestsADay: aDay(requests + leads),
    cpuSecondsASecond: aSecond(cpuMsAnHour) / 1000,
    cpuMsAMonth: aDay(cpuMsAnHour) * busyDays,
    leadsASecond: aSecond(leads),
    kvWritesADay: aDay(leads * perLead.kvWrites),
    kvReadsADay: aDay(leads * perLead.kvReads),
    readsASecond: Math.min(aSecond(requests * assumed.articleShare), refreshes),
    rowsAMonthMB: (aDay(leads) * busyDays * bytes.leadRow) / 1e6,
    queueOperationsADay: aDay(leads) * perLead.queueOperations,
    logsADay: aDay((requests + leads) * logsPer.request + leads * logsPer.lead),
    htmlMbitASecond: (aSecond(requests) * bytes.pageHtml * 8) / 1e6,
  };
}

const traffics = [1000, 10_000, 100_000, 1_000_000];

const labels: Record<keyof ReturnType<typeof loadOf>, string> = {
  requestsASecond: "Worker requests a second, at the peak",
  requestsADay: "Worker requests a day",
  cpuSecondsASecond: "CPU seconds a second, at the peak",
  cpuMsAMonth: "CPU milliseconds a month",
  leadsASecond: "leads (inserts) a second, at the peak",
  kvWritesADay: "KV writes a day",
  kvReadsADay: "KV reads a day",
  readsASecond: "reads from Supabase a second",
  rowsAMonthMB: "MB of rows a month",
  queueOperationsADay: "queue operations for the leads of a day, with Supabase down",
  logsADay: "log entries a day",
  htmlMbitASecond: "Mbit of HTML a second, at the peak",
};

function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en-US");
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2);
}

/** `npm run simulate`: what 1,000 to 1,000,000 visits an hour ask of each part */
await runProgram(async () => {
  const loads = traffics.map(loadOf);
  const heads = traffics.map((visits) => visits.toLocaleString("en-US"));
  console.log(`| visits an hour | ${heads.join(" | ")} |`);
  console.log(`| --- |${" ---: |".repeat(traffics.length)}`);
  // The labels are keyed by the load's own names.
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    console.log(`| ${labels[name]} | ${loads.map((load) => shown(load[name])).join(" | ")} |`);
  }
});
