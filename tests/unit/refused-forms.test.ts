import { describe, expect, test } from "vitest";

import { failingKv, kvNamespace } from "../support/kv-namespace.ts";
import { form, person, startLeadWorker, leadServices } from "../support/lead-worker.ts";

const services = leadServices();

describe("a form that breaks the rules", () => {
  test("has the first message of each failing field", async () => {
    const response = await startLeadWorker(services.url).post(
      form("getStarted", { ...person, email: "maya", company: "" }),
    );
    expect(response).toMatchObject({
      status: 400,
      result: { ok: false, failure: "invalid" },
      leadStatus: "invalid",
    });
    expect(Object.keys(response.fieldErrors ?? {}).toSorted()).toEqual(["company", "email"]);
    expect(response.fieldErrors?.["email"]).toMatch(/email/i);
    expect(services.logOf("lead.rejected")).toMatchObject({ level: "warn", path: "fields.email" });
    expect(services.inserts).toEqual([]);
  });

  test.each([[null], ["text"], [{}], [{ kind: "constructor" }]])("%j is invalid", async (input) => {
    const response = await startLeadWorker(services.url).post(input);
    expect(response).toMatchObject({ status: 400, result: { failure: "invalid" } });
    expect(response.fieldErrors).toEqual({});
  });

  test.each([
    ["of another version", { version: 2 }],
    ["with a field that this version does not have", { fields: { ...person, maya: "x" } }],
    ["with such a field and a wrong one", { fields: { ...person, email: "", maya: "x" } }],
  ])(
    "%s asks to load the page again, and the log does not name what it holds",
    async (_, change) => {
      const response = await startLeadWorker(services.url).post({ ...form(), ...change });
      expect(response).toMatchObject({ status: 400, result: { ok: false, failure: "outdated" } });
      expect(response).not.toHaveProperty("fieldErrors");
      expect(services.logOf("lead.outdated")).toEqual({
        level: "warn",
        event: "lead.outdated",
        requestId: "a request",
      });
    },
  );
});

describe("the limits", () => {
  test("the sixth form in ten minutes waits, an exact repeat and another visitor do not", async () => {
    const { post } = startLeadWorker(services.url);
    const first = form();
    expect(await post(first)).toMatchObject({ status: 200 });
    for (let more = 0; more < 4; more += 1) await post(form());
    expect(await post(form())).toMatchObject({
      status: 429,
      result: { ok: false, failure: "limited", retryInMinutes: 10 },
      retryInMinutes: 10,
      leadStatus: "limited",
    });
    expect(services.logOf("lead.rate_limited")).toMatchObject({
      kind: "getStarted",
      retryInMinutes: 10,
    });
    expect(services.inserts).toHaveLength(5);
    expect(await post(first)).toMatchObject({ status: 200 });
    expect(await post({ ...first, fields: { ...person, company: "Another" } })).toMatchObject({
      status: 429,
    });
    expect(await post(form("hireMe"))).toMatchObject({ status: 200 });
    expect(await post(form(), { clientIp: "203.0.113.8" })).toMatchObject({ status: 200 });
  });

  test("the burst limiter asks for a minute, by a hash of the address", async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 });
    const { post } = startLeadWorker(services.url, { LEAD_BURST: { limit } });
    expect(await post(form())).toMatchObject({ status: 200 });
    expect(await post(form())).toMatchObject({ status: 429, retryInMinutes: 1 });
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    ["KV that fails", failingKv(), "TypeError"],
    ["no KV", undefined, "Error"],
  ])("with %s the lead is stored, and an alert says why", async (_, kv, error) => {
    expect(await startLeadWorker(services.url, { LEAD_LIMITS: kv }).post(form())).toMatchObject({
      status: 200,
    });
    expect(services.logOf("rate_limit.read_failed")).toMatchObject({
      level: "error",
      alert: true,
      error,
    });
    expect(services.inserts).toHaveLength(1);
  });

  test("a count that KV does not take is an alert, and costs no lead", async () => {
    const kv = { ...kvNamespace(new Map()), put: () => Promise.reject(new TypeError("down")) };
    expect(await startLeadWorker(services.url, { LEAD_LIMITS: kv }).post(form())).toMatchObject({
      status: 200,
    });
    expect(services.logOf("rate_limit.read_failed")).toMatchObject({
      alert: true,
      error: "TypeError",
    });
  });
});

test("a form whose delivery is simulated stores nothing; the others do", async () => {
  const { post, points } = startLeadWorker(services.url, { CONTACT_PAGE_DELIVERY: "simulated" });
  const fields = { ...person, subject: "A pilot", message: "In March, please." };
  const response = await post(form("contactPage", fields));
  expect(response).toMatchObject({ status: 200, result: { ok: true }, leadStatus: "simulated" });
  expect(services.logOf("lead.simulated")).toMatchObject({ kind: "contactPage" });
  expect([services.inserts, points]).toEqual([[], []]);
  expect(await post(form())).toMatchObject({ leadStatus: "stored" });
  expect(await startLeadWorker(services.url).post(form("contactPage", fields))).toMatchObject({
    leadStatus: "stored",
  });
});
