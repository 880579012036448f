import { toJSON } from "seroval";
import { beforeAll, describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { getStartedSubmission, newAddress, post, send } from "../support/running-site.ts";

const running = siteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

const rows = (filter: Record<string, string>) =>
  readRows(running.supabase, "hire_me_queries", filter);

/** Columns that staff and the database fill in; the hashes only where somebody is notified. */
const laterColumns = {
  received_at: expect.any(String),
  came_in_at: expect.any(String),
  reference: expect.stringMatching(/^AIOI(?:-[0-9A-F]{4}){2}$/),
  email_lower: expect.any(String),
  contacted_at: null,
  owner: null,
  note: null,
  proof_hash: null,
  email_proof_hash: null,
  email_problem: null,
  email_problem_at: null,
};
const newsletterColumns = {
  needs_confirmation: false,
  confirmed_at: null,
  unsubscribed_at: null,
  // A link stops it, also where nobody is notified.
  proof_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  email_proof_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
};

describe("a Get Started lead lands in hire_me_queries", () => {
  test("with exactly the columns of spec section 3, and those of desk and notifications", async () => {
    const submission = getStartedSubmission();
    const answer = await send(url, submission);
    expect(answer.status).toBe(200);
    expect(answer.result).toEqual({ ok: true });
    const [row, ...others] = await rows({ submission_id: submission.submissionId });
    expect(others).toEqual([]);
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      first_name: "Maya",
      last_name: "Okonjo",
      email: "maya@northgate.example",
      whatsapp_number: "+1 555 0100",
      company: "Northgate Clinics",
      solution: null,
      selected_autopilots: [],
      additional_requirements: "We need an air-gapped pilot.",
      submission_id: submission.submissionId,
      source: {
        form: "getStarted",
        page: "/pricing",
        opener: "pricing-tier",
        tier: "explorer",
        place: "ours",
        received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      status: "new",
      created_at: expect.any(String),
      ...laterColumns,
      kind: "getStarted",
    });
  });

  test("an empty phone is null, an empty message 'Get Started Request', the email trimmed", async () => {
    const submission = getStartedSubmission({ phone: "", message: "", email: " m@n.example " });
    await send(url, submission);
    const [row] = await rows({ submission_id: submission.submissionId });
    expect(row).toMatchObject({
      whatsapp_number: null,
      additional_requirements: "Get Started Request",
      email: "m@n.example",
    });
  });

  test("a double click makes one row: the same submission_id is stored once", async () => {
    const submission = getStartedSubmission();
    const address = newAddress();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(url, submission, { "cf-connecting-ip": address })),
    );
    for (const answer of answers) expect(answer.result).toEqual({ ok: true });
    expect(await rows({ submission_id: submission.submissionId })).toHaveLength(1);
  });
});

describe("rate limit: 5 submissions in 10 minutes per form and address", () => {
  test("the sixth is refused with 429 and the minutes; another visitor is not", async () => {
    const address = newAddress();
    for (let count = 1; count <= 5; count += 1) {
      const answer = await send(url, getStartedSubmission(), { "cf-connecting-ip": address });
      expect(answer.result).toEqual({ ok: true });
    }
    const sixth = getStartedSubmission();
    const answer = await send(url, sixth, { "cf-connecting-ip": address });
    expect(answer.status).toBe(429);
    expect(answer.result).toEqual({ ok: false, failure: "limited", retryInMinutes: 10 });
    expect(await rows({ submission_id: sixth.submissionId })).toEqual([]);
    expect((await send(url, sixth)).result).toEqual({ ok: true });
  });

  test("a spoofed X-Forwarded-For does not make another visitor", async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1) {
      const answer = await send(url, getStartedSubmission(), {
        "cf-connecting-ip": address,
        "x-forwarded-for": `192.0.2.${count}`,
        "x-real-ip": `192.0.2.${count}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test("a burst of more than 10 calls in a minute is braked, also of exact repeats", async () => {
  const headers = { "cf-connecting-ip": newAddress() };
  const submission = getStartedSubmission();
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await send(url, submission, headers)).status),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await rows({ submission_id: submission.submissionId })).toHaveLength(1);
});

describe("every form's row is read back, column by column", () => {
  const person = {
    firstName: "Maya",
    lastName: "Okonjo",
    email: "every@northgate.example",
    company: "Northgate",
  };
  const personColumns = {
    first_name: "Maya",
    last_name: "Okonjo",
    email: "every@northgate.example",
    company: "Northgate",
  };
  test.each([
    [
      "hireMe",
      { ...person, phone: "+1 555", solution: "Edge AI", requirements: "Soon." },
      "hire_me_queries",
      {
        ...personColumns,
        whatsapp_number: "+1 555",
        solution: "Edge AI",
        selected_autopilots: null,
        additional_requirements: "Soon.",
      },
    ],
    [
      "contactUs",
      { ...person, message: "Hello." },
      "hire_me_queries",
      {
        ...personColumns,
        whatsapp_number: null,
        solution: null,
        selected_autopilots: ["contact_us"],
        additional_requirements: "Hello.",
      },
    ],
    [
      "consultation",
      { ...person, whatsappNumber: "+1 555", requirements: "" },
      "hire_me_queries",
      {
        ...personColumns,
        whatsapp_number: "+1 555",
        solution: null,
        selected_autopilots: null,
        additional_requirements: null,
      },
    ],
    [
      "contactPage",
      { ...person, subject: "A pilot", message: "In March, please." },
      "hire_me_queries",
      {
        ...personColumns,
        whatsapp_number: null,
        solution: null,
        selected_autopilots: ["contact_page"],
        additional_requirements: "A pilot\n\nIn March, please.",
      },
    ],
    [
      "partner",
      { ...person, phone: "+1 555", partnerType: "Reseller", expectedRevenue: "$1M" },
      "aigency_consultation_queries",
      {
        ...personColumns,
        phone: "+1 555",
        message: "Partner Type: Reseller\nExpected Revenue: $1M\n\nNo additional message",
      },
    ],
    [
      "newsletter",
      { email: " every@northgate.example " },
      "newsletter_subscriptions",
      { email: "every@northgate.example" },
    ],
  ])("%s", async (kind, fields, table, columns) => {
    const submission = { ...getStartedSubmission(), kind, fields };
    expect((await send(url, submission)).result).toEqual({ ok: true });
    const filter = { submission_id: submission.submissionId };
    expect(await readRows(running.supabase, table, filter)).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        ...columns,
        submission_id: submission.submissionId,
        source: {
          form: kind,
          page: "/pricing",
          opener: "pricing-tier",
          tier: "explorer",
          received_at: expect.any(String),
        },
        status: "new",
        ...laterColumns,
        ...(table === "hire_me_queries" && { kind }),
        ...(kind === "newsletter" && newsletterColumns),
      },
    ]);
  });
});

describe("what does not come from our own forms", () => {
  test.each([
    ["a foreign Origin", { origin: "https://evil.example" }],
    ["a foreign Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
  ])("%s is refused with 403", async (_, headers) => {
    const submission = getStartedSubmission();
    const answer = await send(url, submission, headers);
    expect(answer.status).toBe(403);
    expect(answer.text).toBe("Forbidden\n");
    expect(await rows({ submission_id: submission.submissionId })).toEqual([]);
  });

  test("a body over 256 KiB is refused with 413, with and without a Content-Length", async () => {
    expect((await post(url, "x".repeat(256 * 1024 + 1))).status).toBe(413);
    // Node needs `duplex` for a streamed body; the DOM's types do not know it.
    const streamed = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
      body: new Blob(["x".repeat(256 * 1024 + 1)]).stream(),
      duplex: "half",
    } as RequestInit;
    const chunked = await fetch(new URL("/_serverFn/submitLead", url), streamed);
    expect(chunked.status).toBe(413);
  });

  test("a body of 240 KiB is read (and found malformed)", async () => {
    const body = new URLSearchParams({ submission: "x".repeat(240 * 1024) });
    expect((await post(url, body)).status).toBe(400);
  });

  // "At that exact path only POST with a form's body passes, before Start reads it."
  const submission = JSON.stringify(getStartedSubmission());
  test.each<[string, string, string | undefined]>([
    ["JSON", `{"data":${submission}}`, "application/json"],
    ["JSON that Start would read", JSON.stringify(toJSON({ data: 1 })), "application/json"],
    ["text", submission, "text/plain"],
    ["a form's text without its type", `submission=${submission}`, undefined],
    ["a type that only names a form", submission, "text/plain; x=multipart/form-data"],
    ["no body", "", "application/x-www-form-urlencoded"],
    ["a form without the field", "data=1", "application/x-www-form-urlencoded"],
    ["a form without its boundary", "submission=1", "multipart/form-data"],
    [
      "a form that is cut off",
      "--x\r\nContent-Disposition: form",
      "multipart/form-data; boundary=x",
    ],
    [
      "a file in place of the text",
      '--x\r\nContent-Disposition: form-data; name="submission"; filename="a"\r\n\r\n1\r\n--x--\r\n',
      "multipart/form-data; boundary=x",
    ],
  ])("%s is answered with 400 at once, by the status in words", async (_, body, type) => {
    // Node's `fetch` gives a text a type of its own, but not bytes.
    const answer = await post(url, new TextEncoder().encode(body), { "content-type": type });
    expect([answer.status, answer.text]).toEqual([400, "Bad request\n"]);
  });

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "%s is answered with 405 at once, whatever it carries",
    async (method) => {
      const payload = encodeURIComponent(JSON.stringify(toJSON({ data: {} })));
      const answer = await fetch(new URL(`/_serverFn/submitLead?payload=${payload}`, url), {
        method,
        headers: { origin: url, "x-tsr-serverfn": "true" },
      });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    },
  );

  test("nothing but the submission of a form reaches Start", async () => {
    const form = new FormData();
    form.set("submission", JSON.stringify(getStartedSubmission()));
    // Start's own field, which it would read with Seroval; here with something harmless in it.
    form.set("__TSS_CONTEXT", JSON.stringify(toJSON({ worker: "of the sender" })));
    const answer = await post(url, form);
    expect(answer.result).toEqual({ ok: true });
  });

  test.each([
    ["no submission", {}],
    ["an unknown kind", { ...getStartedSubmission(), kind: "dropTables" }],
    ["no submission id", { ...getStartedSubmission(), submissionId: "1" }],
    ["a field of another type", getStartedSubmission({ firstName: { $ne: "" } })],
    ["a field over its limit", getStartedSubmission({ firstName: "x".repeat(51) })],
  ])("%s is answered with 400 and the failure 'invalid'", async (_, data) => {
    const answer = await send(url, data);
    expect(answer.status).toBe(400);
    expect(answer.result).toEqual({ ok: false, failure: "invalid" });
  });

  test.each([
    ["another version of the wire format", { ...getStartedSubmission(), version: 2 }],
    ["another version with a form of its own", { version: "2026-12", kind: "callback" }],
    ["an unknown field", getStartedSubmission({ consent: "yes" })],
    ["a field of another form", getStartedSubmission({ autopilot: "bdr" })],
    ["an unknown part", { ...getStartedSubmission(), attachments: [] }],
  ])("%s is answered with 400 and the failure 'outdated'", async (_, data) => {
    const answer = await send(url, data);
    expect(answer.status).toBe(400);
    expect(answer.result).toEqual({ ok: false, failure: "outdated" });
  });

  test("the version of today, named or not, is stored", async () => {
    for (const data of [getStartedSubmission(), { ...getStartedSubmission(), version: 1 }]) {
      expect((await send(url, data)).result).toEqual({ ok: true });
    }
  });

  test("an unknown function is answered with 400", async () => {
    const unknown = await fetch(new URL("/_serverFn/readLeads", url), {
      method: "POST",
      headers: { origin: url },
    });
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toBe("Bad request\n");
  });
});
