import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import type { LeadRow } from "../../app/server/store/lead-rows.ts";
import { createLeadStore, getLeadStore } from "../../app/server/store/lead-store.ts";
import { anonymousClient } from "../../app/server/store/supabase.ts";
import { readQueuedLead } from "../../app/server/store/queued-lead.ts";
import { type Respond, localService } from "../support/local-service.ts";
import { queuedLead } from "../support/queued-lead.ts";

type Response = NonNullable<Awaited<ReturnType<Respond>>>;

const database = localService(() => ({ status: 201, headers: { "content-range": "*/*" } }));

const { lead = null } = readQueuedLead(queuedLead("Northgate Clinics"));
if (lead === null) throw new Error("The sample cannot be read");
const subscription: LeadRow = {
  table: "newsletter_subscriptions",
  row: {
    submission_id: lead.row.submission_id,
    source: {},
    status: "new",
    email: "maya@a.example",
  },
};

const insert = (row: LeadRow = lead, key = "a.b.c") =>
  createLeadStore(anonymousClient(database.url, key, 10_000))(row);

/** An error as PostgREST writes it. */
const failing = (status: number, code: string, constraint = ""): Response => ({
  status,
  body: JSON.stringify({ code, message: `violates "${constraint}"`, details: null, hint: null }),
});

// Spec sections 6 and 7: an insert as the anonymous visitor.
describe("the insert of a lead", () => {
  test("is one post of its row to its table", async () => {
    expect(await insert()).toEqual({ result: "stored" });
    const [first] = database.asked;
    expect(first).toMatchObject({ method: "POST", path: "/rest/v1/hire_me_queries" });
    expect(JSON.parse(first?.body ?? "")).toEqual(lead.row);
    await insert(subscription);
    expect(database.asked[1]?.path).toBe("/rest/v1/newsletter_subscriptions");
    const partner = { table: "aigency_consultation_queries", row: lead.row } as unknown as LeadRow;
    await insert(partner);
    expect(database.asked[2]?.path).toBe("/rest/v1/aigency_consultation_queries");
    // Anonymous visitors read no lead, so nothing is asked back.
    expect(String(database.asked[0]?.headers["prefer"] ?? "")).not.toContain("representation");
    expect(database.asked[0]?.headers["content-profile"]).toBe("public");
  });

  test("goes to the same path whatever slashes end the project's address", async () => {
    await createLeadStore(anonymousClient(`${database.url}//`, "a.b.c", 10_000))(lead);
    expect(database.asked[0]?.path).toBe("/rest/v1/hire_me_queries");
  });

  test("shows a key that is a JWT as bearer token too, and any other only as key", async () => {
    await insert(lead, "a.b.c");
    expect(database.asked[0]?.headers).toMatchObject({
      apikey: "a.b.c",
      authorization: "Bearer a.b.c",
    });
    await insert(lead, "sb_publishable_1");
    expect(database.asked[1]?.headers).toMatchObject({ apikey: "sb_publishable_1" });
    expect(database.asked[1]?.headers).not.toHaveProperty("authorization");
  });

  test("is tried once: the queue tries again", async () => {
    database.respond = () => ({ status: 503, body: "{}" });
    await insert();
    expect(database.asked).toHaveLength(1);
  });

  test("is given up when the database does not answer in time", async () => {
    database.respond = () => null;
    expect(await createLeadStore(anonymousClient(database.url, "a.b.c", 50))(lead)).toMatchObject({
      result: "unavailable",
    });
  });
});

describe("a refusal, for what the visitor typed", () => {
  test.each([
    ["a field's check", failing(400, "23514", "hire_me_queries_company_check")],
    ["hidden characters", failing(400, "23514", "hire_me_queries_hidden_check")],
    ["the check of all texts", failing(400, "23514", "hire_me_queries_text_check")],
    ["a text that is too long", failing(400, "22001")],
    ["a character that is not in the encoding", failing(400, "22021")],
    ["a character that cannot be stored", failing(400, "22P05")],
    ["any other status of a client's error", failing(499, "22001")],
  ])("%s", async (_, failure) => {
    database.respond = () => failure;
    const { code } = JSON.parse(failure.body ?? "") as { code: string };
    expect(await insert()).toEqual({ result: "refused", code });
  });
});

describe("a repeat or a duplicate", () => {
  test("of the same submission is stored already", async () => {
    database.respond = () => failing(409, "23505", "hire_me_queries_submission_id_key");
    expect(await insert()).toEqual({ result: "stored", isRepeat: true });
  });

  test("of an address of the newsletter is a duplicate", async () => {
    database.respond = () => failing(409, "23505", "newsletter_subscriptions_email_key");
    expect(await insert(subscription)).toEqual({ result: "duplicate" });
  });

  test.each([
    ["another key", failing(409, "23505", "hire_me_queries_pkey"), "23505"],
    [
      "another error that names the key",
      failing(400, "23503", "hire_me_queries_submission_id_key"),
      "23503",
    ],
  ])("is not %s", async (_, failure, code) => {
    database.respond = () => failure;
    expect(await insert()).toEqual({ result: "unavailable", code });
  });
});

// Whose fault it is decides: a gateway may answer anything, and the operator repairs the rest.
describe("a later try may succeed", () => {
  test.each([
    [
      "a check of the Worker's own columns",
      failing(400, "23514", "hire_me_queries_status_check"),
      "23514",
    ],
    ["a missing value", failing(400, "23502", "hire_me_queries_company_check"), "23502"],
    ["a value of the wrong type", failing(400, "22P02"), "22P02"],
    ["rights that are missing", failing(401, "42501"), "42501"],
    ["a column that is missing", failing(400, "PGRST204"), "PGRST204"],
    ["a table that is missing", failing(404, "PGRST205"), "PGRST205"],
    [
      "a refusal with a server's status",
      failing(500, "23514", "hire_me_queries_company_check"),
      "23514",
    ],
    [
      "a refusal with a success's status",
      failing(399, "23514", "hire_me_queries_company_check"),
      "23514",
    ],
    ["an error without a code", failing(400, ""), "400"],
    ["a page in place of an error", { status: 400, body: "<html>" }, "400"],
    ["a server that fails", { status: 503, body: "{}" }, "503"],
    ["a redirect", { status: 302, headers: { location: "/sign-in" } }, "302"],
    ["no such path, in the words of a gateway", { status: 404, body: "[]" }, "404"],
    ["no such path, without words", { status: 404, body: "" }, "404"],
    ["a page", { status: 200, body: "<html>" }, "200"],
    ["an empty page", { status: 200, body: "" }, "200 without a body"],
    ["nothing", { status: 204 }, "204"],
    ["a list", { status: 200, body: "[]" }, "200"],
    ["a success that is not PostgREST's", { status: 201, body: "[]" }, "201 without Content-Range"],
    [
      "a success with a row",
      { status: 201, headers: { "content-range": "*/*" }, body: "[{}]" },
      "201",
    ],
  ])("%s", async (_, failure, code) => {
    database.respond = () => failure;
    expect(await insert()).toEqual({ result: "unavailable", code });
  });

  test.each([
    ["401", { status: 401, body: JSON.stringify({ message: "Invalid API key" }) }],
    ["PGRST301", failing(401, "PGRST301")],
    ["422010", failing(401, "422010")],
    ["4250", failing(401, "4250")],
  ])("a key that is refused, with the code %s", async (code, failure) => {
    database.respond = () => failure;
    expect(await insert()).toEqual({ result: "unavailable", code, isKeyRefused: true });
  });
});

test("without an address or a key there is no store", () => {
  const storeWith = (variables: object) =>
    getLeadStore(readEnvironment(variables, () => undefined));
  const complete = { SUPABASE_URL: "https://project.supabase.example", SUPABASE_ANON_KEY: "anon" };
  expect(storeWith(complete)).not.toBeNull();
  expect(storeWith({ ...complete, SUPABASE_URL: undefined })).toBeNull();
  expect(storeWith({ ...complete, SUPABASE_ANON_KEY: undefined })).toBeNull();
});
