import { beforeEach } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { createLog } from "../../app/server/environment/log.ts";
import type { RequestContext } from "../../app/server/environment/request-context.ts";
import { receiveLead } from "../../app/server/leads/pipeline.ts";
import { localService } from "./local-service.ts";
import { type KvEntries, kvNamespace } from "./kv-namespace.ts";
import { logLines } from "./log-lines.ts";
import { partialContext } from "./request-context.ts";

type Insert = { table: string; row: Record<string, unknown> };
type RespondToInsert = (insert: Insert) => { status: number; body?: unknown };

/** What PostgREST says of an insert. */
const stored: RespondToInsert = () => ({ status: 201 });
export const refusal = (code: string, message: string) => ({
  status: 400,
  body: { code, message },
});
export const unavailable: RespondToInsert = () => ({ status: 503, body: {} });

/**
 * The database behind its REST interface, Turnstile and the log, for the tests of a file. Each test
 * begins with a database that stores, and a Turnstile that takes every token.
 */
export function leadServices() {
  const services = {
    /** What the database says. */
    respond: stored,
    inserts: [] as Insert[],
    isPerson: true,
    /** What Turnstile was asked. */
    tokens: [] as Record<string, string>[],
    logged: logLines(),
    /** The names of the lines of the log. */
    events: () => services.logged.map(({ event }) => event),
    logOf: (event: string) => services.logged.find((line) => line["event"] === event),
    get url() {
      return server.url;
    },
  };
  const server = localService(({ path, body }) => {
    if (path === "/siteverify") {
      services.tokens.push(Object.fromEntries(new URLSearchParams(body)));
      return { body: JSON.stringify({ success: services.isPerson }) };
    }
    const insert: Insert = { table: path.split("/").at(-1) ?? "", row: JSON.parse(body) };
    services.inserts.push(insert);
    const { status, body: said } = services.respond(insert);
    return {
      status,
      // PostgREST gives this header to every insert.
      ...(status === 201 && { headers: { "content-range": "*/*" } }),
      ...(said !== undefined && { body: JSON.stringify(said) }),
    };
  });
  beforeEach(() => {
    Object.assign(services, {
      respond: stored,
      inserts: [],
      isPerson: true,
      tokens: [],
    });
  });
  return services;
}

/** Variables and bindings of a site that sends mails. */
export const mailVariables = {
  SITE_ORIGIN: "https://aioi.example",
  EMAIL: { send: () => Promise.resolve() },
  LEAD_EMAIL_FROM: "website@aioi.example",
  LEAD_EMAIL_TO: "sales@aioi.example",
  VISITOR_ACKNOWLEDGEMENT: "on",
};

/** The part of a Worker that takes leads, with what its bindings hold. */
export function startLeadWorker(url: string, variables: object = {}) {
  const limits: KvEntries = new Map();
  const dead: KvEntries = new Map();
  const queued: unknown[] = [];
  const notified: unknown[] = [];
  const points: string[][] = [];
  const environment = readEnvironment(
    {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: "anon",
      IP_HASH_KEY: "a key for tests only, of 32 bytes",
      LEAD_LIMITS: kvNamespace(limits),
      DEAD_LEADS: kvNamespace(dead),
      LEAD_QUEUE: { send: async (message: unknown) => void queued.push(message) },
      NOTIFICATION_QUEUE: { sendBatch: async (batch: unknown[]) => void notified.push(...batch) },
      FUNNEL_COUNTS: "on",
      FUNNEL: { writeDataPoint: ({ blobs }: { blobs: string[] }) => void points.push(blobs) },
      ...variables,
    },
    () => undefined,
  );
  /** Sends a form; what goes on after the response has ended too. */
  const post = async (input: unknown, request: Partial<RequestContext> = {}) => {
    const working: Promise<unknown>[] = [];
    const results: { leadStatus?: string; retryInMinutes?: number } = {};
    // The parts of a request's context that the pipeline reads.
    const context = partialContext({
      environment,
      log: createLog("a request"),
      clientIp: "203.0.113.7",
      country: "CA",
      isTest: false,
      variant: null,
      results,
      waitUntil: (work: Promise<unknown>) => void working.push(work),
      ...request,
    });
    const response = await receiveLead(input, context);
    for (let done = 0; done < working.length; done += 1) await working[done];
    return { ...response, ...results };
  };
  return { environment, post, limits, dead, queued, notified, points };
}

export const person = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  company: "Northgate Clinics",
};

/** What the browser sends of a form. */
export const form = (kind = "getStarted", fields: object = person, rest: object = {}) => ({
  kind,
  submissionId: crypto.randomUUID(),
  fields,
  source: { page: "/pricing", opener: "pricing-tier", tier: "explorer" },
  ...rest,
});
export const subscription = (email: string, submissionId: string = crypto.randomUUID()) =>
  form("newsletter", { email }, { submissionId, source: {} });
