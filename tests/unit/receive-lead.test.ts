import { describe, expect, test } from "vitest";

import { documentsCtaId } from "../../app/content/documents.ts";
import {
  form,
  mailVariables,
  person,
  refusal,
  startLeadWorker,
  subscription,
  leadServices,
} from "../support/lead-worker.ts";

const services = leadServices();

// Spec sections 5 to 8.
describe("a lead that the database stores", () => {
  test("is a success with a receipt, a row, a mark for the monitor and a count of both steps", async () => {
    const { post, limits, queued, dead, points } = startLeadWorker(services.url);
    const sent = form();
    const response = await post(sent);
    expect(response).toMatchObject({
      status: 200,
      leadStatus: "stored",
      receipt: {
        email: "maya@northgate.example",
        reference: `AIOI-${sent.submissionId.slice(0, 4).toUpperCase()}-${sent.submissionId.slice(4, 8).toUpperCase()}`,
        place: "ours",
        needsConfirmation: false,
      },
    });
    expect(response.result).toEqual({ ok: true });
    expect(response.receipt).not.toHaveProperty("documents");
    expect(services.inserts).toMatchObject([
      {
        table: "hire_me_queries",
        row: { submission_id: sent.submissionId, status: "new", source: { country: "CA" } },
      },
    ]);
    expect(services.inserts[0]?.row["source"]).toMatchObject({
      received_at: new Date(response.receipt?.receivedAt ?? 0).toISOString(),
    });
    expect([...limits.keys()]).toContain("monitor:stored");
    expect([queued, [...dead]]).toEqual([[], []]);
    expect(points.map((blobs) => blobs.slice(0, 2))).toEqual([
      ["sent", "getStarted"],
      ["stored", "getStarted"],
    ]);
    expect(services.events()).toEqual(["lead.stored"]);
    expect(services.logOf("lead.stored")).toMatchObject({ via: "insert", kind: "getStarted" });
    expect(JSON.stringify(services.logged)).not.toMatch(/maya|okonjo|northgate/i);
  });

  test("is counted once, when it is sent again after a lost response", async () => {
    services.respond = () => refusal("23505", 'violates "hire_me_queries_submission_id_key"');
    const { post, points } = startLeadWorker(services.url);
    expect(await post(form())).toMatchObject({ status: 200, leadStatus: "stored" });
    expect(points).toEqual([]);
  });

  test("is told to the receivers that are configured", async () => {
    const { post, notified } = startLeadWorker(services.url, mailVariables);
    const sent = form();
    await post(sent);
    const message = (receiver: string) => ({ body: { receiver, leads: [sent.submissionId] } });
    expect(notified).toMatchObject([message("email"), message("visitor")]);
  });

  test("in quarantine, or of a test, is told to nobody; nor is the queue asked to take nothing", async () => {
    let batches = 0;
    const sendBatch = async () => void (batches += 1);
    const { post } = startLeadWorker(services.url, {
      ...mailVariables,
      NOTIFICATION_QUEUE: { sendBatch },
    });
    const spamSignals = { honeypot: "https://spam.example", filledMs: 4000 };
    await post(form("getStarted", person, { spamSignals }));
    await post(form(), { isTest: true });
    expect(services.inserts).toMatchObject([
      { row: { status: "quarantined" } },
      { row: { status: "test" } },
    ]);
    const unheard = {
      ...mailVariables,
      LEAD_EMAIL_TO: undefined,
      VISITOR_ACKNOWLEDGEMENT: undefined,
    };
    await startLeadWorker(services.url, { ...unheard, NOTIFICATION_QUEUE: { sendBatch } }).post(
      form(),
    );
    expect(batches).toBe(0);
  });

  test("of the newsletter has to be confirmed where the site sends mails", async () => {
    const sent = subscription("maya@northgate.example");
    expect((await startLeadWorker(services.url, mailVariables).post(sent)).receipt).toMatchObject({
      needsConfirmation: true,
    });
    expect((await startLeadWorker(services.url).post(sent)).receipt).toMatchObject({
      needsConfirmation: false,
    });
  });

  test.each([
    ["mailed", mailVariables, "maya@northgate.example"],
    ["here", {}, "maya@northgate.example"],
    // Forms take more addresses than mail services.
    ["here", mailVariables, "maya..o@northgate.example"],
  ])("asks for the documents: they are %s", async (documents, variables, email) => {
    const source = { page: "/trust", opener: documentsCtaId };
    const sent = form("contactUs", { ...person, email, message: "The documents." }, { source });
    expect((await startLeadWorker(services.url, variables).post(sent)).receipt).toMatchObject({
      documents,
    });
  });

  test("of a landing page has the variant of its button, else the one that the visitor saw", async () => {
    const { post } = startLeadWorker(services.url);
    const page = "/for/clinics";
    const variantOf = async (source: object, variant: "a" | "b" | null) => {
      services.inserts.length = 0;
      await post(form("getStarted", person, { source }), {
        variant,
        clientIp: String(Math.random()),
      });
      return (services.inserts[0]?.row["source"] as { variant?: string } | undefined)?.variant;
    };
    expect(await variantOf({ page, opener: "landing-clinics-b" }, "a")).toBe("b");
    expect(await variantOf({ page, opener: "landing-clinics-a" }, "b")).toBe("a");
    expect(await variantOf({ page, opener: "landing-clinics-c" }, "b")).toBe("b");
    expect(await variantOf({ page, opener: "x-landing-clinics-a" }, "b")).toBe("b");
    expect(await variantOf({ page, opener: "landing-clinics-a-x" }, "b")).toBe("b");
    expect(await variantOf({ page, opener: "landing-clinics-a-box" }, "a")).toBe("a");
    expect(await variantOf({ page }, "a")).toBe("a");
    expect(await variantOf({ page }, null)).toMatch(/^[ab]$/);
    expect(await variantOf({ page: "/pricing", opener: "landing-clinics-b" }, "b")).toBeUndefined();
    expect(await variantOf({}, "b")).toBeUndefined();
  });

  test("that a program sent is a test, and is neither asked for a token nor counted", async () => {
    const turnstile = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
    const { post, points } = startLeadWorker(services.url, {
      ...turnstile,
      TURNSTILE_VERIFY_URL: `${services.url}/siteverify`,
    });
    await post(form(), { isTest: true });
    expect(services.inserts).toMatchObject([{ row: { status: "test" } }]);
    expect([services.tokens, points]).toEqual([[], []]);
  });
});

describe("Turnstile, where it is configured", () => {
  const start = () =>
    startLeadWorker(services.url, {
      TURNSTILE_SITE_KEY: "site",
      TURNSTILE_SECRET_KEY: "secret",
      TURNSTILE_VERIFY_URL: `${services.url}/siteverify`,
    });
  const withToken = (token: string) =>
    form("getStarted", person, { spamSignals: { honeypot: "", filledMs: 4000, token } });

  test("hears the token and where it comes from; a person's lead is new", async () => {
    await start().post(withToken("a token"));
    expect(services.tokens).toEqual([
      { secret: "secret", response: "a token", remoteip: "203.0.113.7" },
    ]);
    expect(services.inserts).toMatchObject([{ row: { status: "new" } }]);
    expect(services.events()).toEqual(["lead.stored"]);
  });

  test("hears of no address where there is none", async () => {
    await start().post(withToken("a token"), { clientIp: null });
    expect(services.tokens.map((sent) => "remoteip" in sent)).toEqual([false]);
  });

  test.each([
    ["refuses the token", "a token", false, "refused"],
    ["has no token", "", true, "no token"],
  ])(
    "%s: the lead is quarantined, and the visitor sees success",
    async (_, token, passes, verdict) => {
      services.isPerson = passes;
      expect(await start().post(withToken(token))).toMatchObject({ result: { ok: true } });
      expect(services.inserts).toMatchObject([{ row: { status: "quarantined" } }]);
      expect(services.logOf("lead.turnstile_failed")).toMatchObject({
        kind: "getStarted",
        verdict,
      });
    },
  );

  test("does not answer: the lead is quarantined", async () => {
    const { post } = startLeadWorker(services.url, {
      TURNSTILE_SITE_KEY: "site",
      TURNSTILE_SECRET_KEY: "secret",
      TURNSTILE_VERIFY_URL: "http://127.0.0.1:9/siteverify",
    });
    await post(withToken("a token"));
    expect(services.inserts).toMatchObject([{ row: { status: "quarantined" } }]);
    expect(services.logOf("lead.turnstile_failed")).toMatchObject({ verdict: "no answer" });
  });
});
