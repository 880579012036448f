import { describe, expect, test } from "vitest";

import { handleLeadQueue } from "../../app/server/leads/queue.ts";
import { kvNamespace, type KvEntries } from "../support/kv-namespace.ts";
import {
  refusal,
  unavailable,
  leadServices,
  mailVariables,
  startLeadWorker,
} from "../support/lead-worker.ts";
import { log } from "../support/notification-worker.ts";
import { batchOf, messageOf } from "../support/queue-message.ts";
import { queuedLead } from "../support/queued-lead.ts";

const services = leadServices();

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const lead = queuedLead("Northgate Clinics", id);
const dayAgo = () => new Date(Date.now() - 24 * 3_600_000);

/** A queue delivers one message to a Worker of its own. */
async function receive(
  body: unknown,
  { attempts = 1, timestamp = new Date(), queue = "aioi-leads", variables = {} } = {},
) {
  const worker = startLeadWorker(services.url, variables);
  const { message, heard } = messageOf(body, { attempts, timestamp });
  await handleLeadQueue(batchOf(queue, message), worker.environment, log);
  return { ...worker, heard };
}

// "An accepted lead reaches the database."
describe("a lead in the queue", () => {
  test("is stored, leaves the queue, is counted and told to the receivers", async () => {
    const row = { ...lead.lead.row, proof_hash: "0".repeat(64) };
    const body = { ...lead, lead: { ...lead.lead, row } };
    const { heard, limits, points, notified } = await receive(body, { variables: mailVariables });
    expect(heard).toEqual(["ack"]);
    expect(services.inserts).toMatchObject([{ table: "hire_me_queries", row }]);
    expect([...limits.keys()]).toEqual(["monitor:stored"]);
    expect(points.map(([stage]) => stage)).toEqual(["stored"]);
    expect(notified).toMatchObject([
      { body: { receiver: "email", leads: [id] } },
      { body: { receiver: "visitor", leads: [id] } },
    ]);
    expect(services.logOf("lead.stored")).toMatchObject({ via: "queue", attempt: 1 });
  });

  test("that an earlier try stored leaves the queue too, with its mark", async () => {
    services.respond = () => refusal("23505", 'violates "hire_me_queries_submission_id_key"');
    const limits: KvEntries = new Map([["monitor:queued:message-1", { value: "" }]]);
    const variables = { LEAD_LIMITS: kvNamespace(limits) };
    const { heard, points } = await receive(lead, { attempts: 2, variables });
    expect(heard).toEqual(["ack"]);
    expect([...limits.keys()]).toEqual(["monitor:stored"]);
    // That try has counted it.
    expect(points).toEqual([]);
  });

  test("of an address that is subscribed already leaves the queue", async () => {
    const row = { submission_id: id, source: {}, status: "new", email: "maya@northgate.example" };
    services.respond = () => refusal("23505", 'violates "newsletter_subscriptions_email_key"');
    const body = { version: 1, lead: { table: "newsletter_subscriptions", row } };
    const { heard, limits, points } = await receive(body);
    expect(heard).toEqual(["ack"]);
    expect(services.logOf("lead.duplicate_found")).toMatchObject({ via: "queue" });
    // No row was written: the monitor of silence and the funnel hear of none.
    expect([[...limits.keys()], points]).toEqual([[], []]);
  });

  test.each([
    ["does not answer", unavailable, "503"],
    // Its visitor saw success, and a constraint may be corrected.
    ["refuses it", () => refusal("23514", 'violates "hire_me_queries_company_check"'), "23514"],
  ])("waits while the database %s, marked for the monitor", async (_, response, code) => {
    services.respond = response;
    const { heard, limits, dead } = await receive(lead, { attempts: 3 });
    expect(heard).toEqual([{ delaySeconds: 8 }]);
    expect([...limits]).toMatchObject([["monitor:queued:message-1", { expirationTtl: 608 }]]);
    expect([...dead]).toEqual([]);
    expect(services.logged).toMatchObject([
      { event: "lead.retry_scheduled", attempt: 3, delaySeconds: 8, code },
    ]);
  });

  test("waits while no database is configured", async () => {
    const { heard } = await receive(lead, { variables: { SUPABASE_URL: undefined } });
    expect(heard).toEqual([{ delaySeconds: 2 }]);
    expect(services.logOf("lead.retry_scheduled")).toMatchObject({ code: "unconfigured" });
  });

  test("waits while the key is refused, with an alert", async () => {
    services.respond = () => ({ status: 401, body: { message: "Invalid API key" } });
    expect((await receive(lead)).heard).toEqual([{ delaySeconds: 2 }]);
    expect(services.logOf("supabase.key_refused")).toMatchObject({ alert: true });
  });

  test("is a dead lead after 20 hours, as this version writes it, and its mark goes", async () => {
    services.respond = unavailable;
    const limits: KvEntries = new Map([["monitor:queued:message-1", { value: "" }]]);
    const variables = { LEAD_LIMITS: kvNamespace(limits) };
    const row = { ...lead.lead.row, email: " Maya@NORTHGATE.example" };
    const body = { ...lead, lead: { ...lead.lead, row } };
    const { heard, dead } = await receive(body, { attempts: 9, timestamp: dayAgo(), variables });
    expect(heard).toEqual(["ack"]);
    expect(JSON.parse(dead.get(id)?.value ?? "null")).toMatchObject({
      reason: "retries exhausted: 503",
      body: { version: 1, lead: { row: { email: "Maya@northgate.example" } } },
    });
    expect([...limits.keys()]).toEqual([]);
    expect(services.events()).not.toContain("lead.retry_scheduled");
  });
});

describe("a message that is no lead", () => {
  test("is a dead lead at once, with what it holds", async () => {
    const { heard, dead } = await receive({ version: 9, lead: lead.lead });
    expect(heard).toEqual(["ack"]);
    expect(JSON.parse(dead.get(id)?.value ?? "null")).toMatchObject({
      reason: "written by a newer version (9)",
      body: { version: 9 },
    });
    expect(services.inserts).toEqual([]);
  });
});

describe("the dead-letter queue", () => {
  const queue = "aioi-leads-dead";

  test("hands a lead to KV without another try", async () => {
    const { heard, dead } = await receive(lead, { queue });
    expect(heard).toEqual(["ack"]);
    expect(JSON.parse(dead.get(id)?.value ?? "null")).toMatchObject({
      reason: "retries exhausted",
      body: lead,
    });
    expect(services.inserts).toEqual([]);
  });

  test("hands over also what nobody can read", async () => {
    const { dead } = await receive("anything", { queue });
    expect(JSON.parse(dead.get("message-1")?.value ?? "null")).toMatchObject({ body: "anything" });
  });
});
