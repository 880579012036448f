import { beforeEach } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { createLog } from "../../app/server/environment/log.ts";
import { handleNotificationQueue } from "../../app/server/notifications/notification-consumer.ts";
import { localService, type Respond } from "./local-service.ts";
import { type KvEntries, kvNamespace } from "./kv-namespace.ts";
import { logLines } from "./log-lines.ts";
import { batchOf, messageOf } from "./queue-message.ts";
import { queuedLead } from "./queued-lead.ts";

type Parameters = Record<string, unknown>;
type Sent = { to: string[]; subject: string; text: string; headers: Record<string, string> };

export const log = createLog("a message");

/** A lead as the database gives it to whom notifies of it. */
export const claimedLead = (id: string, columns: object = {}, source: object = {}) => {
  const { table, row } = queuedLead("Northgate Clinics", id).lead;
  return {
    table,
    row: {
      ...row,
      created_at: "2026-11-22T09:30:00.000Z",
      received_at: "2026-11-22T09:25:00.000Z",
      ...columns,
      source: { ...row.source, form: "hireMe", ...source },
    },
  };
};

export const claimedSubscription = (id: string, columns: object = {}) => ({
  table: "newsletter_subscriptions",
  row: {
    submission_id: id,
    email: "maya@northgate.example",
    status: "new",
    created_at: "2026-11-22T09:30:00.000Z",
    received_at: "2026-11-22T09:25:00.000Z",
    source: { form: "newsletter" },
    ...columns,
  },
});

/** What a service throws, with a code and a text that no log may have. */
export const failing = (code: string) => (): never => {
  throw Object.assign(new Error("of maya@northgate.example"), { code });
};

/**
 * What notifications need, for the tests of a file: the functions of the database, the receiver of
 * webhooks, Email Service, KV, the queue and the log. Each test begins with a database that has
 * no flood of subscriptions and else answers null.
 */
export function notificationServices() {
  const services = {
    /** What the functions of the database return, by name. One that throws answers 503. */
    functions: {} as Record<string, (parameters: Parameters) => unknown>,
    /** What a gateway answers in place of the database. */
    gateway: null as Awaited<ReturnType<Respond>>,
    calls: [] as { name: string; parameters: Parameters }[],
    /** Parameters of the calls of a function. */
    callsOf: (name: string) =>
      services.calls.flatMap((call) => (call.name === name ? [call.parameters] : [])),
    /** The status with which the webhook answers. */
    webhook: (_body: { data: { count?: number } }): number => 200,
    posted: [] as { id: string; body: { type: string; data: Record<string, unknown> } }[],
    /** Called for each mail; one that throws has not taken it. */
    send: (_mail: Sent): void => {},
    sent: [] as Sent[],
    kv: new Map() as KvEntries,
    queued: [] as { body: Record<string, unknown> }[],
    points: [] as string[][],
    logged: logLines(),
    /** Gives each lead that is asked for to whom notifies of it. */
    claims: (lead: (id: string) => unknown = (id) => claimedLead(id)) => {
      services.functions["claim_lead_notification"] = ({ lead: id }) => lead(String(id));
    },
    logOf: (event: string) => services.logged.find((line) => line["event"] === event),
    /** The environment of a Worker with all receivers, but for what the variables change. */
    environment: (variables: object = {}) =>
      readEnvironment(
        {
          SUPABASE_URL: server.url,
          SUPABASE_ANON_KEY: "anon",
          IP_HASH_KEY: "a key for tests only, of 32 bytes",
          SITE_ORIGIN: "https://aioi.example",
          LEAD_EMAIL_TO: "sales@aioi.example",
          LEAD_EMAIL_FROM: "website@aioi.example",
          LEAD_WEBHOOK_URL: `${server.url}/webhook`,
          LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
          VISITOR_ACKNOWLEDGEMENT: "on",
          LEAD_ROUTES: "late -> boss@aioi.example",
          EMAIL: {
            send: async (mail: Sent) => {
              services.send(mail);
              services.sent.push(mail);
            },
          },
          LEAD_LIMITS: kvNamespace(services.kv),
          NOTIFICATION_QUEUE: {
            // As Cloudflare's queues do.
            sendBatch: async (batch: typeof services.queued) => {
              if (batch.length > 100) throw new Error("batch has more than 100 messages");
              services.queued.push(...batch);
            },
          },
          FUNNEL_COUNTS: "on",
          FUNNEL: {
            writeDataPoint: ({ blobs }: { blobs: string[] }) => void services.points.push(blobs),
          },
          ...variables,
        },
        () => undefined,
      ),
  };
  const usual = { webhook: services.webhook, send: services.send, gateway: null };
  const server = localService(({ path, headers, body }) => {
    if (path === "/webhook") {
      const parsed = JSON.parse(body);
      const status = services.webhook(parsed);
      if (status < 300) services.posted.push({ id: String(headers["webhook-id"]), body: parsed });
      return { status };
    }
    const name = path.split("/").at(-1) ?? "";
    const parameters = JSON.parse(body) as Parameters;
    services.calls.push({ name, parameters });
    if (services.gateway !== null) return services.gateway;
    const json = { "content-type": "application/json" };
    try {
      const value = services.functions[name]?.(parameters) ?? null;
      return { headers: json, body: JSON.stringify(value) };
    } catch {
      return { status: 503, headers: json, body: JSON.stringify({ code: "57014", message: "" }) };
    }
  });
  beforeEach(() => {
    const functions = { subscription_counts: () => ({ confirmed: 0, unconfirmed: 0 }) };
    Object.assign(services, usual, { functions, calls: [], posted: [], sent: [] });
    Object.assign(services, { kv: new Map(), queued: [], points: [] });
  });
  return services;
}

type Delivery = { attempts?: number; timestamp?: Date; queue?: string; variables?: object };

/** The notification queue delivers one message; what it hears of it. */
export async function receiveNotification(
  body: unknown,
  services: ReturnType<typeof notificationServices>,
  { queue = "aioi-notifications", variables = {}, ...rest }: Delivery = {},
) {
  const { message, heard } = messageOf(body, rest);
  await handleNotificationQueue(batchOf(queue, message), services.environment(variables), log);
  return heard;
}
