import { randomUUID } from "node:crypto";

import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { readRows } from "./rows.ts";
import { newAddress, type RunningSite, send } from "./running-site.ts";
import type { Fault } from "./faulty-backend.ts";

/** What became of the drill's leads. */
export interface DrillCounts {
  seed: number;
  /** Filled forms. */
  sent: number;
  /** Of these, how many visitors saw success. */
  accepted: number;
  /** Of these, how many stand in the database. */
  stored: number;
  /** Rows beyond one for each lead. */
  duplicates: number;
  /** Calls of the server function, with retries, double clicks and calls that the visitor broke off. */
  calls: number;
  /** Rows that came through the queue. */
  throughQueue: number;
  /** How often each fault was in force. */
  faults: Record<string, number>;
  seconds: number;
}

export interface DrillOptions {
  leads: number;
  /** Of everything that is random but timing. */
  seed: number;
  /** Ends the drill, which has no limit of its own. */
  signal: AbortSignal;
}

/** Where leads end. */
export const leadTables = [
  "hire_me_queries",
  "aigency_consultation_queries",
  "newsletter_subscriptions",
] as const;

const faults: Fault[] = ["refused", "error-500", "hang", "cut", "answer-lost"];

/** How many visitors fill in forms at the same time. */
const visitors = 8;
const faultMs = { min: 80, max: 500 };
/** Longest pause between two leads of one visitor. */
const retryAfterMs = 300;
const maxTries = 30;
const retryMs = 150;

const person = { firstName: "Maya", lastName: "Okonjo", company: "Northgate Clinics" };
const partnerFields = { phone: "+1 555 0100", partnerType: "Reseller", expectedRevenue: "$1M" };

/** The fields of each form beside the e-mail address. */
const fieldsByKind: Record<string, Record<string, string>> = {
  getStarted: { ...person, phone: "", message: "" },
  hireMe: { ...person, solution: "Edge AI", requirements: "Soon." },
  contactUs: { ...person, message: "Hello." },
  consultation: { ...person, whatsappNumber: "+1 555 0100", requirements: "Soon." },
  partner: { ...person, ...partnerFields, message: "We sell in Ontario." },
  contactPage: { ...person, subject: "A pilot", message: "In March, please." },
  newsletter: {},
};
const kinds = Object.keys(fieldsByKind);

/**
 * @param index of the lead; every kind takes its turn
 * @param name part of the e-mail address that tells drills apart
 * @returns a form as the browser sends it
 */
export function drillSubmission(index: number, name = "drill") {
  const kind = kinds[index % kinds.length] ?? "getStarted";
  const fields = { ...fieldsByKind[kind], email: `${name}-${index}@northgate.example` };
  return { kind, submissionId: randomUUID(), fields, source: { page: "/drill" } };
}

/**
 * Sends leads of all kinds to the server function while the backend fails at random, each retried
 * under the same submission id until its visitor has seen success, as the browser does. Then waits
 * until the queue has nothing left, and counts rows.
 *
 * @param running the built Worker with an empty database
 */
export async function drill(
  running: RunningSite,
  { leads, seed, signal }: DrillOptions,
): Promise<DrillCounts> {
  const startedAt = performance.now();
  const random = seeded(seed);
  const submissions = Array.from({ length: leads }, (_, index) => drillSubmission(index));
  const accepted = new Set<string>();
  const faultCounts: Record<string, number> = {};
  let calls = 0;
  const drilling = { sends: true };

  const breakBackend = async () => {
    while (drilling.sends) {
      const fault = pick(faults, random);
      faultCounts[fault] = (faultCounts[fault] ?? 0) + 1;
      for (const state of [fault, "none"] as const) {
        await running.backend.set(state);
        await wait(faultMs.min + random() * (faultMs.max - faultMs.min));
      }
    }
    await running.backend.set("none");
  };

  const fillIn = async (submission: (typeof submissions)[number]) => {
    const headers = { "cf-connecting-ip": newAddress() };
    const doubleClick = random() < 0.1;
    for (let attempt = 1; attempt <= maxTries; attempt += 1) {
      // One visitor in five loses the connection before the first response arrives.
      const timeoutMs = attempt === 1 && random() < 0.2 ? random() * 60 : undefined;
      const click = () => {
        calls += 1;
        return succeeded(running.site.url, submission, headers, timeoutMs);
      };
      const clicks = doubleClick && attempt === 1 ? [click(), click()] : [click()];
      if ((await Promise.all(clicks)).includes(true)) {
        accepted.add(submission.submissionId);
        return;
      }
      await wait(retryMs);
    }
  };

  const breaking = breakBackend();
  const unsent = [...submissions];
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (let next = unsent.shift(); next; next = unsent.shift()) {
        await fillIn(next);
        await wait(random() * retryAfterMs);
      }
    }),
  );
  drilling.sends = false;
  await breaking;
  await drained(running, signal);

  const ids = await storedIds(running.supabase);
  return {
    seed,
    sent: leads,
    ...countStored(accepted, ids),
    calls,
    throughQueue: countLogs(running, '"via":"queue"'),
    faults: faultCounts,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
}

/** The submission ids of all leads in the database, one for each row. */
export async function storedIds(
  supabase: Pick<EmbeddedSupabase, "url" | "serviceRoleKey">,
): Promise<string[]> {
  const rows = await Promise.all(leadTables.map((table) => readRows(supabase, table)));
  return rows.flat().map((row) => String(row["submission_id"]));
}

/** @param ids one for each row */
export function countStored(accepted: ReadonlySet<string>, ids: readonly string[]) {
  const unique = new Set(ids);
  return {
    accepted: accepted.size,
    stored: unique.intersection(accepted).size,
    duplicates: ids.length - unique.size,
  };
}

/** Whether the visitor of this call sees success, in time if a time is given. */
export async function succeeded(
  url: string,
  submission: object,
  headers: Record<string, string>,
  timeoutMs: number | undefined,
): Promise<boolean> {
  const call = send(url, submission, headers).then(
    ({ result }) => JSON.stringify(result) === '{"ok":true}',
    () => false,
  );
  if (timeoutMs === undefined) return call;
  return Promise.race([call, wait(timeoutMs).then(() => false)]);
}

/**
 * Waits until every message that was queued has been stored or dead-lettered.
 *
 * @param signal ends the wait, which has no limit of its own
 */
async function drained(running: RunningSite, signal: AbortSignal): Promise<void> {
  const isDrained = () =>
    countLogs(running, '"event":"lead.queued"') <=
    countLogs(running, '"via":"queue"') + countLogs(running, '"event":"lead.dead_lettered"');
  while (!isDrained()) {
    signal.throwIfAborted();
    await wait(250);
  }
  // What was broken off by a visitor may still be on its way.
  await wait(1000);
}

/**
 * @param running whose log is read
 * @param part of a line
 */
function countLogs({ logs }: RunningSite, part: string): number {
  return logs.filter((line) => line.includes(part)).length;
}

/** @param ms milliseconds */
export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns one of the items */
export const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
