import { createHash, randomUUID } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";

import { answerDueAt, formatOfficeTime } from "../../app/content/deadlines.ts";
import { displayEmail } from "../../app/lib/display-email.ts";
import { askDatabase } from "../../scripts/lib/operator-database.ts";
import { readLeads } from "../../scripts/lib/read-leads.ts";
import { type BackendWithUsers, type Caller, callersOf } from "./callers.ts";

type Row = Record<string, unknown>;

const anyLead = {
  kind: undefined,
  status: undefined,
  reference: undefined,
  email: undefined,
  since: undefined,
};

const person = { first_name: "Mara", last_name: "Lind", company: "Northwind Test Works" };
const rowsOf = (email: string): Record<string, Row> => ({
  hire_me_queries: {
    ...person,
    email,
    whatsapp_number: "+1 555 0100",
    solution: "Edge AI",
    source: { form: "hireMe", country: "CA", utm_campaign: "spring" },
  },
  newsletter_subscriptions: { email },
  aigency_consultation_queries: { ...person, email, phone: "+1 555 0101", message: "m" },
});
const leadTables = Object.keys(rowsOf(""));

/** The same, of a person who confirmed the newsletter: else it is deleted after 30 days. */
const subscriberRowsOf = (email: string): Record<string, Row> => ({
  ...rowsOf(email),
  newsletter_subscriptions: { email, confirmed_at: "2026-11-01T10:00:00Z" },
});

const hour = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const someEmail = () => `${randomUUID()}@example.com`;

/** Staff, statuses, the view of all kinds, and what the privacy policy promises of leads. */
export function describeLeadDesk(name: string, getBackend: () => BackendWithUsers): void {
  const ask = callersOf(getBackend);
  const insert = async (caller: Caller, table: string, row: Row | Row[]) =>
    (await ask(caller, "POST", table, row)).status;
  const read = async (caller: Caller, path: string) => {
    const { json } = await ask(caller, "GET", path);
    return json as Row[];
  };
  const call = (caller: Caller, fn: string, body: Row = {}) =>
    ask(caller, "POST", `rpc/${fn}`, body);
  const of = (table: string, email: string) => `${table}?email=eq.${encodeURIComponent(email)}`;

  describe(`the lead desk on ${name}`, () => {
    const staff = { user: randomUUID() };
    const stranger = { user: randomUUID() };

    beforeAll(async () => {
      expect(await insert("operator", "staff", { user_id: staff.user, name: "Ines" })).toBe(201);
    });

    const newLead = async (table: string, row: Row = {}): Promise<string> => {
      const email = someEmail();
      const whole = { ...rowsOf(email)[table], ...row };
      expect(await insert("anon", table, whole)).toBe(201);
      return email;
    };

    describe.each(leadTables)("%s", (table) => {
      it("is read by staff, not by another user and not by a visitor", async () => {
        const email = await newLead(table);
        expect(await read(staff, of(table, email))).toMatchObject([{ email, status: "new" }]);
        expect(await read(stranger, of(table, email))).toEqual([]);
        expect((await ask("anon", "GET", of(table, email))).status).toBe(401);
      });

      it("takes every status, an owner and a note from staff", async () => {
        const email = await newLead(table);
        for (const status of ["contacted", "qualified", "won", "lost", "spam", "new"]) {
          const change = { status, owner: staff.user, note: `Called: ${status}.` };
          const changed = await ask(staff, "PATCH", of(table, email), change);
          expect(changed.json).toMatchObject([change]);
        }
        const unknown = await ask(staff, "PATCH", of(table, email), { status: "lukewarm" });
        expect(unknown.json).toMatchObject({ code: "23514" });
      });

      it("takes nothing from another user", async () => {
        const email = await newLead(table);
        const change = { status: "lost", note: "Mine." };
        expect((await ask(stranger, "PATCH", of(table, email), change)).json).toEqual([]);
        const [row] = await read("operator", of(table, email));
        expect(row).toMatchObject({ status: "new", note: null });
      });

      it("shows staff who wrote, but lets nobody rewrite or delete it", async () => {
        const email = await newLead(table);
        for (const caller of [staff, stranger]) {
          for (const change of [
            { email: someEmail() },
            { contacted_at: ago(0) },
            { source: { form: "x" } },
          ]) {
            const refused = await ask(caller, "PATCH", of(table, email), change);
            expect(refused.json).toMatchObject({ code: "42501" });
          }
          const deleted = await ask(caller, "DELETE", of(table, email));
          expect(deleted.json).toMatchObject({ code: "42501" });
        }
        expect(await read("operator", of(table, email))).toHaveLength(1);
      });

      it.each(["contacted", "qualified", "won", "lost", "spam"])(
        "does not take the status %s from a visitor, nor owner, note or times",
        async (status) => {
          const row = rowsOf(someEmail())[table];
          for (const forged of [
            { status },
            { owner: staff.user },
            { note: "n" },
            { contacted_at: ago(0) },
            { received_at: ago(0) },
          ]) {
            const refused = await ask("anon", "POST", table, { ...row, ...forged });
            expect(refused.json, JSON.stringify(forged)).toMatchObject({ code: "42501" });
          }
        },
      );

      it("knows when it was received, and when somebody answered first", async () => {
        const received = ago(3 * hour);
        const source = { form: "x", received_at: received };
        const email = await newLead(table, { source });
        const stored = async () => (await read(staff, of(table, email)))[0] ?? {};
        expect(Date.parse(String((await stored())["received_at"]))).toBe(Date.parse(received));
        expect((await stored())["contacted_at"]).toBeNull();
        await ask(staff, "PATCH", of(table, email), { status: "spam" });
        expect((await stored())["contacted_at"]).toBeNull();
        await ask(staff, "PATCH", of(table, email), { status: "contacted" });
        const contactedAt = (await stored())["contacted_at"];
        expect(Date.now() - Date.parse(String(contactedAt))).toBeLessThan(60_000);
        await ask(staff, "PATCH", of(table, email), { status: "won" });
        expect((await stored())["contacted_at"]).toBe(contactedAt);
        await ask(staff, "PATCH", of(table, email), { status: "new" });
        expect((await stored())["contacted_at"]).toBeNull();
      });

      it.each(["no time", "", "2026-99-99T00:00:00Z", "infinity", "1970-01-01", "2999-01-01"])(
        "was received when it was inserted, where the source says %j",
        async (receivedAt) => {
          const email = await newLead(table, { source: { received_at: receivedAt } });
          const [row = {}] = await read(staff, of(table, email));
          expect(row["received_at"]).toBe(row["created_at"]);
        },
      );

      it("has a history: who changed which columns, nothing that was typed", async () => {
        const email = await newLead(table);
        await ask(staff, "PATCH", of(table, email), { status: "contacted", note: "Secret note" });
        const [{ id } = { id: "" }] = await read(staff, of(table, email));
        const path = `lead_history?lead_id=eq.${String(id)}`;
        const history = await read(staff, path);
        expect(history).toMatchObject([
          {
            lead_table: table,
            changed_by: staff.user,
            old_status: "new",
            new_status: "contacted",
            changed: ["contacted_at", "note", "status"],
          },
        ]);
        expect(JSON.stringify(history)).not.toMatch(/Secret|@example/);
        expect(await read(stranger, path)).toEqual([]);
        expect((await ask("anon", "GET", path)).status).toBe(401);
      });
    });

    it("an address that staff called spam may be subscribed", async () => {
      const email = await newLead("newsletter_subscriptions");
      const again = () => insert("anon", "newsletter_subscriptions", { email });
      expect(await again()).toBe(409);
      await ask(staff, "PATCH", of("newsletter_subscriptions", email), { status: "spam" });
      expect(await again()).toBe(201);
    });

    it("nobody makes themselves staff", async () => {
      for (const caller of ["anon", stranger, staff] as const) {
        const row = { user_id: stranger.user, name: "Eve" };
        expect((await ask(caller, "POST", "staff", row)).json).toMatchObject({ code: "42501" });
      }
      expect(await read(stranger, "staff")).toEqual([]);
      expect(await read(staff, `staff?user_id=eq.${staff.user}`)).toHaveLength(1);
    });

    it("one view shows all kinds with phone, solution, campaign and country, to staff only", async () => {
      const email = someEmail();
      for (const [table, row] of Object.entries(rowsOf(email))) {
        expect(await insert("anon", table, row)).toBe(201);
      }
      const path = `${of("leads", email)}&order=kind`;
      expect(await read(staff, path)).toMatchObject([
        {
          kind: "hireMe",
          phone: "+1 555 0100",
          solution: "Edge AI",
          campaign: "spring",
          country: "CA",
          owner: null,
          hours_to_contact: null,
        },
        { kind: "newsletter", phone: null, due_at: null },
        { kind: "partner", phone: "+1 555 0101" },
      ]);
      await ask(staff, "PATCH", of("hire_me_queries", email), {
        status: "contacted",
        owner: staff.user,
      });
      const [lead] = await read(staff, path);
      expect(lead).toMatchObject({ owner: "Ines", hours_to_contact: 0 });
      expect(await read(stranger, path)).toEqual([]);
      expect((await ask("anon", "GET", path)).status).toBe(401);
    });

    // "Shown in receipts, mails, desk and --xlsx with the domain in Unicode."
    it("shows an address as receipts and mails do, and finds it by its stored form", async () => {
      const domains = {
        "example.com": "example.com",
        "xn--mnchen-3ya.de": "münchen.de",
        "mail.xn--strae-oqa.xn--bcher-kva.example": "mail.straße.bücher.example",
        "xn--fsqu00a.xn--4rr70v": "例子.广告",
        "xn--ngbc5azd.com": "شبكة.com",
        "xn--p1b6ci4b4b3a.xn--h2brj9c": "उदाहरण.भारत",
        "xn--3e0b707e.kr": "한국.kr",
        // Nothing is shown that no domain may have: a changed direction, a dot, capitals, half a code.
        "xn--ab-g4t.example": "xn--ab-g4t.example",
        "xn--ab-yu3n.example": "xn--ab-yu3n.example",
        "xn--b-erb.example": "xn--b-erb.example",
        "xn--a.example": "xn--a.example",
        "xn--99999999.example": "xn--99999999.example",
        "xn--.example": "xn--.example",
      };
      for (const [stored, shown] of Object.entries(domains)) {
        const email = `${randomUUID()}@${stored}`;
        expect(await insert("anon", "newsletter_subscriptions", { email }), stored).toBe(201);
        const email_display = email.replace(stored, shown);
        expect(displayEmail(email), "in receipts and mails").toBe(email_display);
        expect(await read(staff, of("leads", email))).toMatchObject([{ email, email_display }]);
      }
    });

    // "No error carries a row's values."
    it.each([
      ["22P02", "hire_me_queries", { id: "maya@northgate.example" }],
      ["22007", "hire_me_queries", { created_at: "maya@northgate.example" }],
      ["22P02", "hire_me_queries?id=eq.maya@northgate.example", undefined],
      ["23514", "hire_me_queries", { status: "maya@northgate.example" }],
    ])("an operator's program names %s of %s without what was written", async (code, path, row) => {
      const whole = row && { ...rowsOf(someEmail())["hire_me_queries"], ...row };
      const asked = askDatabase(getBackend(), path, whole);
      await expect(asked).rejects.toThrow(/refused [a-z_]+: HTTP 4\d\d ./);
      await expect(asked).rejects.not.toThrow(/maya|northgate/);
      if (!code.startsWith("23")) await expect(asked).rejects.toThrow(code);
    });

    it("and prints what the database says where that holds no value", async () => {
      const asked = askDatabase(getBackend(), "no_such_table");
      await expect(asked).rejects.toThrow(/no_such_table/);
    });

    it("a lead is found by the reference of its receipt", async () => {
      const email = someEmail();
      const submission_id = "7f3a20c4-4c55-4b1e-9b63-0d2f1f0a7e11";
      const [[table, row] = ["", {}]] = Object.entries(rowsOf(email));
      expect(await insert("anon", table, { ...row, submission_id })).toBe(201);
      const found = await read(staff, "leads?reference=eq.AIOI-7F3A-20C4");
      expect(found).toMatchObject([{ email, submission_id }]);
      expect(await read(stranger, "leads?reference=eq.AIOI-7F3A-20C4")).toEqual([]);
    });

    it("a lead is found by its address in whatever letters, by staff and by the program", async () => {
      const email = `Maya.${randomUUID()}@northgate.example`;
      const [[table, row] = ["", {}]] = Object.entries(rowsOf(email));
      expect(await insert("anon", table, row)).toBe(201);
      const found = await read(staff, `leads?email_lower=eq.${email.toLowerCase()}`);
      expect(found).toMatchObject([{ email }]);
      const asked = { ...anyLead, email: email.toUpperCase(), limit: 5 };
      expect(await readLeads(getBackend(), asked)).toMatchObject([{ email }]);
    });

    // "Pages begin after the last row": 1,000 rows are one page, and leads of one moment are on both sides.
    it("the program reads each lead once, the newest first, over more than one page", async () => {
      const received = Array.from({ length: 1200 }, (_, index) => ago((index % 7) * hour));
      const leads = received.map((received_at) => ({
        ...person,
        email: someEmail(),
        phone: "+1 555 0101",
        message: "m",
        source: { form: "partner", received_at },
      }));
      expect(await insert("operator", "aigency_consultation_queries", leads)).toBe(201);
      const found = await readLeads(getBackend(), { ...anyLead, kind: "partner", limit: 5000 });
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      const emails = new Set(found.map(({ email }) => email));
      expect(leads.filter(({ email }) => !emails.has(email))).toEqual([]);
      const times = found.map(({ receivedAt }) => receivedAt);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    describe("'reply within 24 hours', and partners 'within 2-3 business days', as numbers", () => {
      /** Mondays in New York: of a usual week, and of the two in which its clocks change. */
      const weeks = ["2026-11-16T05:00:00Z", "2026-03-02T05:00:00Z", "2026-10-26T04:00:00Z"];
      const company = `Deadlines ${randomUUID()}`;

      it.each(["hireMe", "consultation", "partner"] as const)(
        "%s: the desk names the deadline of pages and receipts, for each hour of a week and both changes of the clocks",
        async (kind) => {
          const table = kind === "partner" ? "aigency_consultation_queries" : "hire_me_queries";
          const rows = weeks.flatMap((week) =>
            Array.from({ length: 168 }, (_, index) => {
              const created_at = new Date(
                Date.parse(week) + index * hour + 25 * 60_000,
              ).toISOString();
              const email = someEmail();
              // No lead that waits: the other tests count those.
              return {
                ...rowsOf(email)[table],
                company,
                created_at,
                status: "lost",
                source: { form: kind },
              };
            }),
          );
          expect(await insert("operator", table, rows)).toBe(201);
          const query = `leads?company=eq.${encodeURIComponent(company)}&kind=eq.${kind}&select=received_at,due_at,due_in_office`;
          const desk = await read("operator", query);
          expect(desk).toHaveLength(rows.length);
          const times = desk.map((row) => ({
            due: Date.parse(String(row["due_at"])),
            inOffice: row["due_in_office"],
          }));
          const dues = desk.map((row) => answerDueAt(kind, Date.parse(String(row["received_at"]))));
          expect(times).toEqual(dues.map((due) => ({ due, inOffice: formatOfficeTime(due) })));
          await ask("operator", "DELETE", `${table}?company=eq.${encodeURIComponent(company)}`);
        },
      );

      const promise = async () =>
        (await call("anon", "lead_promise")).json as Record<string, number>;

      it("a visitor's key learns three numbers", async () => {
        const before = await promise();
        expect(Object.keys(before).toSorted()).toEqual([
          "due_in_minutes",
          "oldest_minutes",
          "overdue",
        ]);
        const source = { received_at: ago(30 * hour) };
        const email = await newLead("hire_me_queries", { source });
        const late = await promise();
        expect(late["overdue"]).toBe((before["overdue"] ?? 0) + 1);
        expect(late["oldest_minutes"]).toBeGreaterThanOrEqual(30 * 60 - 15);
        expect((late["oldest_minutes"] ?? 1) % 15).toBe(0);
        expect(late["due_in_minutes"]).toBeLessThanOrEqual(-6 * 60);
        await ask(staff, "PATCH", of("hire_me_queries", email), { status: "contacted" });
        expect(await promise()).toEqual(before);
      });

      // "A staff member who clears a status takes the lead out of the promise's monitor: a cleared status
      // counts as `new` everywhere."
      it.each(["new", "contacted", "lost", "spam"])(
        "a lead whose status %s was cleared waits again",
        async (status) => {
          const before = await promise();
          const table = "aigency_consultation_queries";
          const email = await newLead(table, { source: { received_at: ago(10 * 24 * hour) } });
          await ask(staff, "PATCH", of(table, email), { status });
          expect((await ask(staff, "PATCH", of(table, email), { status: null })).status).toBe(200);
          expect(await promise()).toMatchObject({ overdue: (before["overdue"] ?? 0) + 1 });
          const cleared = { status: "new", contacted_at: null };
          expect(await read(staff, of(table, email))).toMatchObject([cleared]);
          expect(await read(staff, `${of("leads", email)}&status=eq.new`)).toHaveLength(1);
          await ask(staff, "PATCH", of(table, email), { status: "contacted" });
          expect(await promise()).toEqual(before);
        },
      );

      it.each(["quarantined", "test"])(
        "a lead with the status %s is owed nothing",
        async (status) => {
          const before = await promise();
          await newLead("hire_me_queries", { status, source: { received_at: ago(90 * hour) } });
          expect(await promise()).toEqual(before);
        },
      );
    });
  });

  describe(`privacy on ${name}`, () => {
    const rows = async (email: string) => {
      const counts = await Promise.all(
        leadTables.map(async (table) => (await read("operator", of(table, email))).length),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const writeAll = async (email: string, row: Row = {}) => {
      for (const [table, whole] of Object.entries(rowsOf(email))) {
        expect(await insert("anon", table, { ...whole, ...row })).toBe(201);
      }
    };

    it.each(["export_person", "erase_person", "apply_retention", "email_hash"])(
      "%s is the operator's alone",
      async (fn) => {
        const email = someEmail();
        await writeAll(email);
        const body = fn === "apply_retention" ? {} : { person_email: email, email };
        for (const caller of ["anon", { user: randomUUID() }] as const) {
          expect((await call(caller, fn, body)).status).toBeGreaterThanOrEqual(400);
        }
        expect(await rows(email)).toBe(3);
      },
    );

    it.each(["privacy_log", "erased_emails"])("%s is the operator's alone", async (table) => {
      for (const caller of ["anon", { user: randomUUID() }] as const) {
        expect((await ask(caller, "GET", table)).json).toMatchObject({ code: "42501" });
      }
    });

    it("a copy holds every row of the person, in any letter case, and of nobody else", async () => {
      const email = someEmail();
      await writeAll(email);
      await writeAll(`x${email}`);
      const { json } = await call("operator", "export_person", {
        person_email: ` ${email.toUpperCase()} `,
      });
      expect(json).toEqual({
        hire_me_queries: [expect.objectContaining({ email, solution: "Edge AI", note: null })],
        aigency_consultation_queries: [expect.objectContaining({ email, message: "m" })],
        newsletter_subscriptions: [expect.objectContaining({ email })],
      });
    });

    it.each(["%@example.com", "*@example.com", "_@example.com", "", "' or true --"])(
      "%j is no pattern",
      async (pattern) => {
        const email = someEmail();
        await writeAll(email);
        const exported = await call("operator", "export_person", { person_email: pattern });
        expect(Object.values(exported.json as Row).flat()).toEqual([]);
        await call("operator", "erase_person", { person_email: pattern });
        expect(await rows(email)).toBe(3);
      },
    );

    it("erasure deletes every row, and the record of it holds nothing of the person", async () => {
      const email = someEmail();
      await writeAll(email);
      await writeAll(`x${email}`);
      const erased = await call("operator", "erase_person", { person_email: email.toUpperCase() });
      const deleted = {
        hire_me_queries: 1,
        aigency_consultation_queries: 1,
        newsletter_subscriptions: 1,
      };
      expect(erased.json).toEqual({ record: expect.any(String), deleted });
      const { record } = erased.json as { record: string };
      expect(await rows(email)).toBe(0);
      expect(await rows(`x${email}`)).toBe(3);
      expect(await read("operator", `privacy_log?id=eq.${record}`)).toEqual([
        { id: record, at: expect.any(String), action: "erase", deleted },
      ]);
    });

    it("what waited in a queue does not come back, what is sent afterwards arrives", async () => {
      const email = someEmail();
      await call("operator", "erase_person", { person_email: email });
      await writeAll(email, { source: { received_at: ago(hour) } });
      expect(await rows(email)).toBe(0);
      await writeAll(email, { source: { received_at: new Date().toISOString() } });
      expect(await rows(email)).toBe(3);
    });

    it("a dead lead from before the erasure does not come back, however late it is replayed", async () => {
      const day = 24 * hour;
      const email = someEmail();
      await call("operator", "erase_person", { person_email: email });
      const hash = createHash("sha256").update(email).digest("hex");
      const erasedAt = async (days: number) => {
        const path = `erased_emails?email_hash=eq.${hash}`;
        await ask("operator", "PATCH", path, { erased_at: ago(days * day) });
        await call("operator", "apply_retention");
        return (await read("operator", path)).length;
      };
      // Older than any queue keeps a message.
      expect(await erasedAt(20)).toBe(1);
      await writeAll(email, { source: { received_at: ago(20 * day + hour) } });
      expect(await rows(email)).toBe(0);
      await writeAll(email, { source: { received_at: ago(20 * day - hour) } });
      expect(await rows(email)).toBe(3);
      // A dead lead is kept for 24 months at most, and so is the hash.
      expect(await erasedAt(729)).toBe(1);
      expect(await erasedAt(732)).toBe(0);
    });

    it.each([
      "yesterday evening",
      "9".repeat(400),
      "2026-11-20T10:00:00 Nowhere/City",
      "",
      null,
      7,
    ])(
      "a time of receipt that is none (%j) costs neither the lead nor the retention of others",
      async (received_at) => {
        const email = someEmail();
        await call("operator", "erase_person", { person_email: email });
        await writeAll(email, { source: { received_at } });
        expect((await call("operator", "apply_retention")).status).toBe(200);
        expect(await rows(email)).toBe(3);
      },
    );

    it("the periods begin when a lead came in, not when it was replayed", async () => {
      const day = 24 * hour;
      const replayed = async (days: number, row: Row) => {
        const email = someEmail();
        const source = { received_at: ago(days * day) };
        for (const [table, whole] of Object.entries(rowsOf(email))) {
          expect(await insert("operator", table, { ...whole, ...row, source })).toBe(201);
        }
        return email;
      };
      const old = await replayed(732, { status: "contacted" });
      const won = await replayed(732, { status: "won" });
      const recent = await replayed(728, { status: "contacted" });
      const suspect = await replayed(91, { status: "quarantined" });
      const recentSuspect = await replayed(89, { status: "quarantined" });
      const subscribe = async (row: Row) => {
        const email = someEmail();
        const source = { received_at: ago(31 * day) };
        const unconfirmed = { email, source, needs_confirmation: true, ...row };
        expect(await insert("operator", "newsletter_subscriptions", unconfirmed)).toBe(201);
        return email;
      };
      // Its owner was asked at the replay, and the link in that mail is good for seven days.
      const asked = await subscribe({ created_at: ago(6 * day) });
      const forgotten = await subscribe({ created_at: ago(8 * day) });
      await call("operator", "apply_retention");
      // The newsletter address can be confirmed for seven days from the replay.
      expect(await rows(old)).toBe(1);
      expect(await rows(won)).toBe(3);
      expect(await rows(recent)).toBe(3);
      expect(await rows(suspect)).toBe(0);
      expect(await rows(recentSuspect)).toBe(3);
      expect(await rows(asked)).toBe(1);
      expect(await rows(forgotten)).toBe(0);
    });

    it("what staff call spam or a test is kept for 90 days from then, so that a mistake or a stolen login deletes nothing overnight", async () => {
      const user = randomUUID();
      expect(await insert("operator", "staff", { user_id: user, name: "Ines" })).toBe(201);
      const email = someEmail();
      for (const [table, row] of Object.entries(subscriberRowsOf(email))) {
        const created_at = ago(91 * 24 * hour);
        expect(await insert("operator", table, { ...row, created_at })).toBe(201);
      }
      for (const status of ["spam", "test", "quarantined"]) {
        for (const table of leadTables) await ask({ user }, "PATCH", of(table, email), { status });
        await call("operator", "apply_retention");
        expect(await rows(email), status).toBe(3);
      }
      for (const table of leadTables) {
        const [{ id } = { id: "" }] = await read("operator", of(table, email));
        const marked = { at: ago(91 * 24 * hour) };
        await ask("operator", "PATCH", `lead_history?lead_id=eq.${String(id)}`, marked);
      }
      await call("operator", "apply_retention");
      expect(await rows(email)).toBe(0);
    });

    it("retention deletes in parts, and says when nothing is left", async () => {
      const created_at = ago(91 * 24 * hour);
      const spam = Array.from({ length: 1001 }, () => ({
        ...rowsOf(`old.${someEmail()}`)["hire_me_queries"],
        status: "spam",
        created_at,
      }));
      expect(await insert("operator", "hire_me_queries", spam)).toBe(201);
      const part = async () => {
        const { json } = await call("operator", "apply_retention");
        return json as { deleted: { hire_me_queries: number }; is_complete: boolean };
      };
      expect(await part()).toMatchObject({ is_complete: false });
      const last = await part();
      expect(last.is_complete).toBe(true);
      expect(last.deleted.hire_me_queries).toBeGreaterThanOrEqual(1);
      expect(await read("operator", "hire_me_queries?email=like.old.*")).toEqual([]);
    });

    it("'24 months after it came in'; 'what looked like spam, and our own tests: 90 days'", async () => {
      const day = 24 * hour;
      const months24 = 732 * day;
      const age = async (status: string, days: number) => {
        const email = someEmail();
        for (const [table, row] of Object.entries(subscriberRowsOf(email))) {
          const created_at = ago(days);
          expect(await insert("operator", table, { ...row, status, created_at })).toBe(201);
        }
        return email;
      };
      const old = await age("contacted", months24);
      const won = await age("won", months24);
      const recent = await age("contacted", 720 * day);
      const oldSpam = await age("spam", 91 * day);
      const oldTest = await age("test", 91 * day);
      const suspect = await age("quarantined", 89 * day);
      const subscribe = async (row: Row) => {
        const email = someEmail();
        expect(await insert("operator", "newsletter_subscriptions", { email, ...row })).toBe(201);
        return email;
      };
      const unconfirmed = { needs_confirmation: true };
      const stopped = await subscribe({ unsubscribed_at: ago(91 * day) });
      const justStopped = await subscribe({ unsubscribed_at: ago(89 * day) });
      const forgotten = await subscribe({ ...unconfirmed, created_at: ago(31 * day) });
      const confirmed = await subscribe({
        ...unconfirmed,
        created_at: ago(months24),
        confirmed_at: ago(months24),
      });
      const { json } = await call("operator", "apply_retention");
      for (const email of [stopped, forgotten]) expect(await rows(email)).toBe(0);
      for (const email of [justStopped, confirmed]) expect(await rows(email)).toBe(1);
      // The newsletter address of a subscriber is kept until the newsletter is stopped.
      expect(await rows(old)).toBe(1);
      expect(await rows(won)).toBe(3);
      expect(await rows(recent)).toBe(3);
      expect(await rows(oldSpam)).toBe(0);
      expect(await rows(oldTest)).toBe(0);
      expect(await rows(suspect)).toBe(3);
      const { record } = json as { record: string };
      expect(await read("operator", `privacy_log?id=eq.${record}`)).toMatchObject([
        { action: "retention" },
      ]);
    });
  });
}
