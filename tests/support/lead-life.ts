import { randomBytes } from "node:crypto";

import * as fc from "fast-check";

import type { DeadLeads } from "../../scripts/lib/dead-leads.ts";
import { leadDatabase } from "../../scripts/lib/lead-database.ts";
import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { askDatabase } from "../../scripts/lib/operator-database.ts";
import { eraseElsewhere, eraseRows } from "../../scripts/lib/person-data.ts";
import { replay } from "../../scripts/lib/replay.ts";
import { receiveLead } from "../../app/server/leads/pipeline.ts";
import { handleLeadQueue } from "../../app/server/leads/queue.ts";
import { createLeadStore } from "../../app/server/store/lead-store.ts";
import { anonymousClient } from "../../app/server/store/supabase.ts";
import type { QueuedLead } from "../../app/server/store/queued-lead.ts";
import { handleNotificationQueue } from "../../app/server/notifications/notification-consumer.ts";
import { sweepNotifications } from "../../app/server/notifications/sweep.ts";
import { type Environment, readEnvironment } from "../../app/server/environment/environment.ts";
import { type Fault, type FaultyBackend, startFaultyBackend } from "./faulty-backend.ts";
import { type FakeReceiver, type ReceiverFault, startFakeReceiver } from "./fake-receiver.ts";
import { type KvEntries, kvNamespace } from "./kv-namespace.ts";
import { drillSubmission, leadTables } from "./lead-drill.ts";
import { batchOf, messageOf } from "./queue-message.ts";
import { askPostgrest } from "./rows.ts";
import { newAddress } from "./running-site.ts";
import { partialContext } from "./request-context.ts";

/** The parts of the Worker that handle leads, with a real database and real receivers that can fail. */
export interface LeadLife {
  environment: Environment;
  database: Pick<EmbeddedSupabase, "url" | "serviceRoleKey">;
  backend: FaultyBackend;
  mail: FakeReceiver;
  webhook: FakeReceiver;
  leads: PlatformQueue;
  notifications: PlatformQueue;
  deadLeads: KvEntries;
  stop: () => Promise<void>;
}

type QueueMessage = { id: string; body: unknown; attempts: number; timestamp: Date };

/** A queue as Cloudflare's behaves: in any order, at least once, and it may refuse a message. */
interface PlatformQueue {
  messages: QueueMessage[];
  refuses: boolean;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * @param supabase the database, with everything that other sequences left in it
 */
export async function startLeadLife(supabase: EmbeddedSupabase): Promise<LeadLife> {
  const [backend, mail, webhook] = await Promise.all([
    startFaultyBackend(supabase.url),
    startFakeReceiver(),
    startFakeReceiver(),
  ]);
  const leads: PlatformQueue = { messages: [], refuses: false };
  const notifications: PlatformQueue = { messages: [], refuses: false };
  const deadLeads: KvEntries = new Map();
  const send = (queue: PlatformQueue) => (body: unknown) => {
    if (queue.refuses) return Promise.reject(new Error("Queue unavailable"));
    queue.messages.push({
      id: crypto.randomUUID(),
      body: JSON.parse(JSON.stringify(body)),
      attempts: 0,
      timestamp: new Date(),
    });
    return Promise.resolve();
  };
  const environment = readEnvironment(
    {
      SITE_ORIGIN: "https://aioi.example",
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: supabase.anonKey,
      IP_HASH_KEY: "a key for tests only, of 32 bytes",
      LEAD_EMAIL_TO: "sales@aioi.example",
      LEAD_EMAIL_FROM: "website@aioi.example",
      LEAD_WEBHOOK_URL: webhook.url,
      LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("base64")}`,
      EMAIL: {
        send: async (message: object) => {
          const response = await fetch(mail.url, { method: "POST", body: JSON.stringify(message) });
          if (!response.ok) throw new Error("E_INTERNAL_SERVER_ERROR");
        },
      },
      LEAD_LIMITS: kvNamespace(new Map()),
      DEAD_LEADS: kvNamespace(deadLeads),
      LEAD_QUEUE: { send: send(leads) },
      NOTIFICATION_QUEUE: {
        sendBatch: async (batch: { body: unknown }[]) => {
          for (const { body } of batch) await send(notifications)(body);
        },
      },
    },
    () => undefined,
  );
  return {
    environment,
    database: supabase,
    backend,
    mail,
    webhook,
    leads,
    notifications,
    deadLeads,
    stop: async () => {
      mail.stop();
      webhook.stop();
      await backend.stop();
    },
  };
}

/** What is known of a lead from outside. */
interface KnownLead {
  submission: ReturnType<typeof drillSubmission>;
  email: string;
  /** Whether its visitor has seen success since it was last erased. */
  succeeded: boolean;
  /** Whether its person was erased since it was last sent. */
  isErased: boolean;
  /** Whether it was ever erased: who was notified before is not notified again of the same id. */
  wasErased: boolean;
  /** Receivers that may be notified again although their answer arrived: nothing recorded that it did. */
  unrecorded: Set<string>;
}

/** What has happened so far in a sequence. */
export interface LifeModel {
  leads: KnownLead[];
}

type LifeCommand = fc.AsyncCommand<LifeModel, LeadLife>;

type Effect = (model: LifeModel, life: LeadLife) => Promise<void>;

type Life = fc.Arbitrary<LifeCommand>;

/** A command that can always run. */
const command = (name: string, run: Effect): LifeCommand => ({
  check: () => true,
  run,
  toString: () => name,
});

/** Has one kind of fault in force while something runs. */
async function whileFailing(
  life: LeadLife,
  faults: { database?: Fault; only?: string | undefined; queues?: boolean },
  work: () => Promise<void>,
): Promise<void> {
  const { database = "none", only, queues = false } = faults;
  if (database !== "none") await life.backend.set(database, only);
  life.leads.refuses = queues;
  life.notifications.refuses = queues;
  try {
    await work();
  } finally {
    life.leads.refuses = false;
    life.notifications.refuses = false;
    if (database !== "none") await life.backend.set("none");
  }
}

async function submit(lead: KnownLead, life: LeadLife): Promise<void> {
  const working: Promise<unknown>[] = [];
  // The parts of a request's context that the pipeline reads.
  const context = partialContext({
    environment: life.environment,
    log: silent,
    clientIp: newAddress(),
    country: null,
    isTest: false,
    results: {},
    waitUntil: (work: Promise<unknown>) => void working.push(work),
  });
  const { result } = await receiveLead(lead.submission, context);
  // Work that goes on after the response may begin more.
  for (let done = 0; done < working.length; done += 1) await working[done];
  lead.isErased = false;
  if (result.ok) lead.succeeded = true;
}

/** One message is delivered; it leaves the queue when it is acknowledged and the queue hears of it. */
async function deliver(
  life: LeadLife,
  name: "leads" | "notifications",
  message: QueueMessage,
  { isAckLost = false, isDead = false } = {},
): Promise<void> {
  message.attempts += 1;
  const { message: delivered, heard } = messageOf(message.body, message);
  const queue = `aioi-${name}${isDead ? "-dead" : ""}`;
  const handle = name === "leads" ? handleLeadQueue : handleNotificationQueue;
  await handle(batchOf(queue, delivered), life.environment, silent);
  if (heard.includes("ack") && !isAckLost) {
    life[name].messages.splice(life[name].messages.indexOf(message), 1);
  }
}

const byIndex = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

const deadLeadsOf = ({ deadLeads }: LeadLife): DeadLeads => ({
  name: "DEAD_LEADS",
  keys: () => Promise.resolve([...deadLeads.keys()]),
  get: (key) => Promise.resolve(deadLeads.get(key)?.value ?? null),
  remove: (key) => Promise.resolve(void deadLeads.delete(key)),
  close: () => Promise.resolve(),
});

/** Kinds for each table: two in the first, because their rows differ. */
const kindIndexes = [0, 2, 4, 6];
const emails = 3;

const index = fc.nat({ max: 20 });
const databaseFault = fc.constantFrom<Fault[]>(
  "none",
  "none",
  "error-500",
  "cut",
  "answer-lost",
  "asked-twice",
);
const receiverFault = fc.constantFrom<ReceiverFault[]>(
  "none",
  "none",
  "error-500",
  "cut",
  "answer-lost",
);

/**
 * Everything that can happen to a lead, in any order; what happens most stands here most often.
 *
 * @param person begins the addresses of a sequence, so that each has people of its own
 */
export function lifeCommands(person: () => string) {
  const [send, notify, ...others] = everyCommand(person);
  return [send, send, send, send, notify, notify, notify, notify, ...others];
}

const everyCommand = (person: () => string): [Life, Life, ...Life[]] => [
  fc
    .tuple(
      fc.constantFrom(...kindIndexes),
      fc.nat({ max: emails - 1 }),
      databaseFault,
      fc.boolean(),
    )
    .map(([kind, who, database, queues]) =>
      command(
        `send(${kind}, person ${who}, ${database}, queues ${!queues})`,
        async (model, life) => {
          const email = `${person()}-${who}@northgate.example`;
          const submission = drillSubmission(kind);
          submission.fields.email = email;
          const lead = {
            submission,
            email,
            succeeded: false,
            isErased: false,
            wasErased: false,
            unrecorded: new Set<string>(),
          };
          model.leads.push(lead);
          await whileFailing(life, { database, queues }, () => submit(lead, life));
        },
      ),
    ),
  fc
    .tuple(index, databaseFault, receiverFault, fc.boolean(), fc.boolean())
    .map(([which, database, receiver, isAckLost, isMarkLost]) =>
      command(
        `deliver notification(${which}, ${database}${isMarkLost ? " when done" : ""}, receiver ${receiver}, ack ${!isAckLost})`,
        async (model, life) => {
          const message = byIndex(life.notifications.messages, which);
          if (!message) return;
          const only = isMarkLost ? "complete_lead_notification" : undefined;
          life.mail.set(receiver);
          life.webhook.set(receiver);
          await whileFailing(life, { database, only }, () =>
            deliver(life, "notifications", message, { isAckLost }),
          );
          life.mail.set("none");
          life.webhook.set("none");
          if (isMarkLost && isAckLost && database !== "none") noteUnrecorded(model, message.body);
        },
      ),
    ),
  fc.tuple(index, databaseFault, fc.boolean()).map(([which, database, queues]) =>
    command(`send again(${which}, ${database}, queues ${!queues})`, async (model, life) => {
      const lead = byIndex(model.leads, which);
      if (lead) await whileFailing(life, { database, queues }, () => submit(lead, life));
    }),
  ),
  fc
    .tuple(index, databaseFault, fc.boolean(), fc.boolean())
    .map(([which, database, isAckLost, queues]) =>
      command(`deliver lead(${which}, ${database}, ack ${!isAckLost})`, async (_, life) => {
        const message = byIndex(life.leads.messages, which);
        if (!message) return;
        await whileFailing(life, { database, queues }, () =>
          deliver(life, "leads", message, { isAckLost }),
        );
      }),
    ),
  index.map((which) =>
    command(`lead retries are exhausted(${which})`, async (_, life) => {
      const message = byIndex(life.leads.messages, which);
      if (message) await deliver(life, "leads", message, { isDead: true });
    }),
  ),
  fc.tuple(index, receiverFault).map(([which, receiver]) =>
    command(`notification retries are exhausted(${which}, ${receiver})`, async (_, life) => {
      const message = byIndex(life.notifications.messages, which);
      if (!message) return;
      message.timestamp = new Date(Date.now() - 21 * 3_600_000);
      life.mail.set(receiver);
      life.webhook.set(receiver);
      await deliver(life, "notifications", message);
      life.mail.set("none");
      life.webhook.set("none");
    }),
  ),
  fc
    .tuple(databaseFault, fc.boolean())
    .map(([database, queues]) =>
      command(`cron(${database}, queues ${!queues})`, (_, life) =>
        whileFailing(life, { database, queues }, () => sweep(life)),
      ),
    ),
  fc
    .tuple(index, fc.constantFrom("contacted", "qualified", "lost", "spam"))
    .map(([which, status]) =>
      command(`status(${which}, ${status})`, async (model, life) => {
        const lead = byIndex(model.leads, which);
        if (!lead) return;
        const filter = `submission_id=eq.${lead.submission.submissionId}`;
        for (const table of leadTables) {
          // What was spam cannot come back once its address has subscribed again.
          const refusal = table === "newsletter_subscriptions" ? 409 : undefined;
          await patch(life, `${table}?${filter}`, { status }, refusal);
        }
      }),
    ),
  fc.nat({ max: emails - 1 }).map((who) =>
    command(`erase person ${who}`, async (model, life) => {
      const email = `${person()}-${who}@northgate.example`;
      await eraseRows(openDatabase(life), email);
      await eraseElsewhere(deadLeadsOf(life), null, email);
      for (const lead of model.leads.filter((one) => one.email === email)) {
        Object.assign(lead, { isErased: true, wasErased: true, succeeded: false });
      }
    }),
  ),
  fc.constant(command("replay dead leads", (_, life) => replayAll(life))),
  index.map((which) =>
    command(`a message of the next version, rolled back(${which})`, (_, life) => {
      const message = byIndex(life.leads.messages, which);
      if (message) message.body = withVersion(message.body, 2);
      return Promise.resolve();
    }),
  ),
];

const openDatabase = ({ database }: LeadLife) => ({ ...database, close: () => Promise.resolve() });

async function sweep({ environment }: LeadLife): Promise<void> {
  await sweepNotifications(environment, Date.now(), silent);
}

async function replayAll(life: LeadLife): Promise<void> {
  const store = createLeadStore(
    anonymousClient(life.backend.url, life.environment.SUPABASE_ANON_KEY ?? "", 5000),
  );
  const database = leadDatabase(life.backend.url, { isLocal: false, from: [] });
  await replay(deadLeadsOf(life), store, database, () => undefined);
}

function noteUnrecorded({ leads }: LifeModel, body: unknown): void {
  const { receiver, leads: ids } = body as { receiver: string; leads: string[] };
  for (const lead of leads) {
    if (ids.includes(lead.submission.submissionId)) lead.unrecorded.add(receiver);
  }
}

/** A queued lead as that version wrote it. */
const withVersion = (body: unknown, version: number) => ({ ...(body as QueuedLead), version });

async function patch(
  { database }: LeadLife,
  path: string,
  body: object,
  refusal?: number,
): Promise<void> {
  const { url, serviceRoleKey } = database;
  const response = await askPostgrest(url, serviceRoleKey, "PATCH", path, body);
  if (!response.ok && response.status !== refusal) {
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

/** Confirms the subscriptions of other sequences: together they would count as a flood. */
export const confirmSubscriptions = (life: LeadLife): Promise<void> =>
  patch(life, "newsletter_subscriptions?confirmed_at=is.null", {
    confirmed_at: new Date().toISOString(),
  });

/** Ten minutes have passed since the mails of other sequences: together they would hold mails back. */
export const endFloodOfMails = (life: LeadLife): Promise<void> =>
  patch(life, "lead_notifications?receiver=eq.email", {
    claimed_at: new Date(Date.now() - 11 * 60_000).toISOString(),
  });

const maxRounds = 20;

/**
 * Everything works again, and each state is left by its own way out.
 *
 * @throws when something never ends
 */
export async function recover(life: LeadLife): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    for (const message of life.leads.messages.slice()) await deliver(life, "leads", message);
    // The newer Worker is deployed again; then an operator replays what is dead.
    for (const [key, { value: text }] of life.deadLeads) {
      const entry = JSON.parse(text) as { body: unknown };
      const value = JSON.stringify({ ...entry, body: withVersion(entry.body, 1) });
      life.deadLeads.set(key, { value });
    }
    await replayAll(life);
    // Staff have released what was given up.
    await patch(life, "lead_notifications?failed_at=not.is.null", { owner: null, failed_at: null });
    await sweep(life);
    for (const message of life.notifications.messages.slice()) {
      message.timestamp = new Date();
      await deliver(life, "notifications", message);
    }
    const isAtRest =
      life.leads.messages.length === 0 &&
      life.notifications.messages.length === 0 &&
      life.deadLeads.size === 0;
    if (isAtRest && round > 0) return;
  }
  throw new Error(
    `Never at rest: ${life.leads.messages.length} leads and ${life.notifications.messages.length} notifications queued, ${life.deadLeads.size} dead leads`,
  );
}

/**
 * The promises, once everything is at rest.
 *
 * @returns what is broken, in words; empty when all is kept
 */
export async function brokenPromises({ leads }: LifeModel, life: LeadLife): Promise<string[]> {
  const rows = await rowsOf(leads, life);
  const broken: string[] = [];
  for (const lead of leads) {
    const { submissionId: id, kind } = lead.submission;
    const own = rows.filter((row) => row["submission_id"] === id);
    const say = (what: string) => broken.push(`${kind} ${id}: ${what}`);
    if (own.length > 1) say(`stored ${own.length} times`);
    if (lead.isErased && own.length > 0) say("stored although its person was erased");
    if (lead.succeeded && own.length === 0) {
      // One active subscription an address: another of the same person stands for it.
      const isSubscribed = rows.some((row) => row["email"] === lead.email && !row["first_name"]);
      if (kind !== "newsletter" || !isSubscribed) say("success was shown and it is not stored");
    }
    for (const [receiver, received] of tellingsOf(id, life)) {
      const isStored = own.length === 1 && !lead.wasErased;
      if (isStored && received.length === 0 && concerns(receiver, kind))
        say(`${receiver} not notified`);
      const needless = received.slice(0, -1).filter(({ isAnswerLost }) => !isAnswerLost);
      if (needless.length > 0 && !lead.unrecorded.has(receiver)) {
        say(`${receiver} notified ${received.length} times, ${needless.length} needlessly`);
      }
    }
  }
  const held = JSON.stringify([life.leads.messages, [...life.deadLeads]]);
  for (const { email, isErased } of leads) {
    if (isErased && held.includes(email)) broken.push(`${email} is erased and still held`);
  }
  return broken;
}

const concerns = (receiver: string, kind: string): boolean =>
  receiver !== "confirmation" || kind === "newsletter";

function tellingsOf(id: string, { mail, webhook }: LeadLife) {
  const mails = mail.received.filter(({ body }) => body.includes(id));
  const toTeam = ({ body }: { body: string }) => body.includes("sales@aioi.example");
  return [
    ["webhook", webhook.received.filter(({ headers }) => headers["webhook-id"] === id)],
    ["email", mails.filter(toTeam)],
    ["confirmation", mails.filter((one) => !toTeam(one))],
  ] as const;
}

async function rowsOf(leads: readonly KnownLead[], life: LeadLife) {
  const wanted = [...new Set(leads.map(({ email }) => `"${email}"`))].join(",");
  if (wanted === "") return [];
  const tables = await Promise.all(
    leadTables.map((table) => askDatabase(life.database, `${table}?email=in.(${wanted})`)),
  );
  return tables.flat() as Record<string, unknown>[];
}
