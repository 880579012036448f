import { describe, expect, test } from "vitest";

import { postId } from "../../app/server/leads/post-id.ts";
import {
  form,
  person,
  refusal,
  startLeadWorker,
  subscription,
  unavailable,
  leadServices,
} from "../support/lead-worker.ts";

const services = leadServices();

test("an address that is subscribed already is a duplicate", async () => {
  services.respond = () => refusal("23505", 'violates "newsletter_subscriptions_email_key"');
  const response = await startLeadWorker(services.url).post(subscription("maya@northgate.example"));
  expect(response).toMatchObject({
    status: 409,
    result: { ok: false, failure: "duplicate" },
    leadStatus: "duplicate",
  });
  expect(services.logOf("lead.duplicate_found")).toMatchObject({ kind: "newsletter" });
});

describe("what the database refuses for what was typed", () => {
  test("is a failure, an alert, a dead lead and a mark for the monitor; it is not queued", async () => {
    services.respond = () => refusal("23514", 'violates check "hire_me_queries_company_check"');
    const { post, queued, dead, limits } = startLeadWorker(services.url);
    const sent = form();
    expect(await post(sent)).toMatchObject({
      status: 422,
      result: { ok: false, failure: "refused" },
      leadStatus: "refused",
    });
    expect(queued).toEqual([]);
    expect(JSON.parse(dead.get(sent.submissionId)?.value ?? "null")).toMatchObject({
      reason: "23514",
      body: { lead: { row: { submission_id: sent.submissionId } } },
    });
    expect([...limits.keys()]).toContain(`monitor:failed:refused:${sent.submissionId}`);
    expect(services.logOf("lead.refused")).toMatchObject({
      level: "error",
      alert: true,
      code: "23514",
    });
  });
});

describe("a lead that the database does not take for another reason", () => {
  test("is queued as its row, and its visitor sees success", async () => {
    services.respond = unavailable;
    const { post, queued, dead, points } = startLeadWorker(services.url);
    const sent = form();
    expect(await post(sent)).toMatchObject({
      status: 200,
      result: { ok: true },
      leadStatus: "queued",
      receipt: { email: "maya@northgate.example", place: "ours" },
    });
    expect(queued).toMatchObject([
      { version: 1, lead: { table: "hire_me_queries", row: { submission_id: sent.submissionId } } },
    ]);
    expect([...dead]).toEqual([]);
    expect(points.map(([stage]) => stage)).toEqual(["sent"]);
    expect(services.events()).toEqual(["lead.insert_failed", "lead.queued"]);
    expect(services.logOf("lead.insert_failed")).toMatchObject({ code: "503", kind: "getStarted" });
    expect(services.logOf("lead.queued")).toMatchObject({ kind: "getStarted" });
  });

  test("is queued too where no database is configured", async () => {
    const { post, queued } = startLeadWorker(services.url, { SUPABASE_URL: undefined });
    expect(await post(form())).toMatchObject({ status: 200, leadStatus: "queued" });
    expect(queued).toHaveLength(1);
    expect(services.logOf("lead.insert_failed")).toMatchObject({ code: "unconfigured" });
  });

  test("for its key: an alert names the key", async () => {
    services.respond = () => ({ status: 401, body: { message: "Invalid API key" } });
    const { post, queued } = startLeadWorker(services.url);
    await post(form());
    await post(form());
    expect(queued).toHaveLength(2);
    // Once an hour.
    expect(services.events().filter((event) => event === "supabase.key_refused")).toHaveLength(1);
    expect(services.logOf("supabase.key_refused")).toMatchObject({
      alert: true,
      name: "SUPABASE_ANON_KEY",
    });
  });

  test("for the third time with one code: an alert", async () => {
    services.respond = unavailable;
    const { post } = startLeadWorker(services.url);
    for (let times = 0; times < 3; times += 1) await post(form());
    expect(services.events().filter((event) => event === "lead.inserts_failing")).toHaveLength(1);
    expect(services.events()).not.toContain("supabase.key_refused");
  });

  test.each([
    ["does not take it", { send: () => Promise.reject(new TypeError("down")) }, "TypeError"],
    ["is not bound", undefined, "Error"],
  ])("and that the queue %s: a failure, a dead lead and a mark", async (_, LEAD_QUEUE, error) => {
    services.respond = unavailable;
    const { post, dead, limits } = startLeadWorker(services.url, { LEAD_QUEUE });
    const sent = form();
    expect(await post(sent)).toMatchObject({
      status: 503,
      result: { ok: false, failure: "unavailable" },
      leadStatus: "unavailable",
    });
    expect(JSON.parse(dead.get(sent.submissionId)?.value ?? "null")).toMatchObject({
      reason: "not queued",
    });
    expect([...limits.keys()]).toContain(`monitor:failed:lost:${sent.submissionId}`);
    expect(services.logOf("lead.lost")).toMatchObject({ alert: true, kind: "getStarted", error });
  });
});

// Its id is derived, so an address that was unsubscribed within the hour looks like a repeat.
describe("a subscription that was posted without script", () => {
  const email = "maya@northgate.example";
  const derived = (kind = "newsletter") =>
    postId({ kind, contents: { email }, clientIp: "203.0.113.7", key: null, now: Date.now() });
  const repeat = refusal("23505", 'violates "newsletter_subscriptions_submission_id_key"');
  const ids = () => services.inserts.map(({ row }) => row["submission_id"]);

  test("is inserted again under an id of its own when it looks like a repeat", async () => {
    const id = await derived();
    services.respond = ({ row }) => (row["submission_id"] === id ? repeat : { status: 201 });
    const { receipt, leadStatus } = await startLeadWorker(services.url).post(
      subscription(email, id),
    );
    expect(leadStatus).toBe("stored");
    const [first, second] = ids();
    expect(first).toBe(id);
    expect(second).not.toBe(id);
    expect(receipt?.reference.slice(5, 9)).toBe(String(second).slice(0, 4).toUpperCase());
  });

  test("is the repeat that it looks like when the address is subscribed", async () => {
    const id = await derived();
    services.respond = ({ row }) =>
      row["submission_id"] === id
        ? repeat
        : refusal("23505", 'violates "newsletter_subscriptions_email_key"');
    const { receipt, leadStatus } = await startLeadWorker(services.url).post(
      subscription(email, id),
    );
    expect(leadStatus).toBe("stored");
    expect(receipt?.reference.slice(5, 9)).toBe(id.slice(0, 4).toUpperCase());
  });

  test("waits in the queue under an id of its own", async () => {
    const id = await derived();
    services.respond = unavailable;
    const { post, queued } = startLeadWorker(services.url);
    await post(subscription(email, id));
    expect(ids()).toEqual([id]);
    expect(queued).toMatchObject([{ lead: { row: { email } } }]);
    expect(JSON.stringify(queued)).not.toContain(id);
  });

  test("is inserted once when it is stored", async () => {
    const id = await derived();
    const { receipt } = await startLeadWorker(services.url).post(subscription(email, id));
    expect(ids()).toEqual([id]);
    expect(receipt?.reference.slice(5, 9)).toBe(id.slice(0, 4).toUpperCase());
  });

  test("is inserted once when it is quarantined, when a browser chose its id, and in other forms", async () => {
    services.respond = () => repeat;
    const { post } = startLeadWorker(services.url);
    const spamSignals = { honeypot: "https://spam.example" };
    await post({ ...subscription(email, await derived()), spamSignals });
    expect(services.inserts).toHaveLength(1);
    await post(subscription(email));
    expect(services.inserts).toHaveLength(2);
    services.respond = () => refusal("23505", 'violates "hire_me_queries_submission_id_key"');
    await post(form("getStarted", person, { submissionId: await derived("getStarted") }));
    expect(services.inserts).toHaveLength(3);
  });
});
