import { createHash, randomUUID } from "node:crypto";

import { describe, expect, it } from "vitest";

import { askPostgrest } from "../support/rows.ts";
import type { DatabaseBackend } from "./database-contract.ts";

const person = { first_name: "Maya", last_name: "Okonjo", company: "Northgate Clinics" };

/** What the Worker's notifications and the newsletter's links rely on, and what nobody else may do. */
export function describeNotifications(name: string, getBackend: () => DatabaseBackend): void {
  describe(`notifications on ${name}`, () => {
    const ask = async (role: "anon" | "operator", method: string, path: string, body?: unknown) => {
      const { url, anonKey, serviceRoleKey } = getBackend();
      const key = role === "anon" ? anonKey : serviceRoleKey;
      const response = await askPostgrest(url, key, method, path, body);
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
    };
    const call = async (name: string, parameters: object) => {
      const { status, body } = await ask("anon", "POST", `rpc/${name}`, parameters);
      expect(status).toBe(200);
      return body;
    };

    const insert = async (table: string, columns: object) => {
      const lead = randomUUID();
      const proof = randomUUID();
      const row = {
        submission_id: lead,
        proof_hash: createHash("sha256").update(proof).digest("hex"),
        email: `${lead}@northgate.example`,
        ...columns,
      };
      expect((await ask("anon", "POST", table, row)).status).toBe(201);
      return { lead, proof, email: row.email };
    };
    const newLead = (columns: object = {}) => insert("hire_me_queries", { ...person, ...columns });
    const subscribe = (columns: object = {}) =>
      insert("newsletter_subscriptions", { needs_confirmation: true, ...columns });

    const claim = (ids: { lead: string; proof: string }, owner: string, receiver = "email") =>
      call("claim_lead_notification", {
        lead: ids.lead,
        proof: ids.proof,
        receiver_name: receiver,
        owner_id: owner,
      });

    it("one message alone claims a lead for a receiver, however often it tries", async () => {
      const lead = await newLead();
      const [first, second] = [randomUUID(), randomUUID()];
      const claimed = await claim(lead, first);
      expect(claimed).toMatchObject({
        table: "hire_me_queries",
        row: { first_name: "Maya", submission_id: lead.lead, status: "new" },
      });
      expect(claimed).not.toHaveProperty("row.proof_hash");
      expect(await claim(lead, second)).toBeNull();
      expect(await claim(lead, first)).toEqual(claimed);
      expect(await claim(lead, second, "webhook")).toMatchObject({ table: "hire_me_queries" });
    });

    // A queue may deliver a message again although it was acknowledged.
    it("who was notified is not notified again by the same message, but is when staff release it", async () => {
      const lead = await newLead();
      const [owner, next] = [randomUUID(), randomUUID()];
      const parameters = { lead: lead.lead, proof: lead.proof, receiver_name: "email" };
      await claim(lead, owner);
      const complete = (owner_id: string) =>
        call("complete_lead_notification", { ...parameters, owner_id });
      expect(await complete(next)).toBeNull();
      expect(await claim(lead, owner)).not.toBeNull();
      expect(await complete(owner)).toBe(true);
      expect(await claim(lead, owner)).toBeNull();
      const row = `lead_notifications?submission_id=eq.${lead.lead}`;
      expect((await ask("operator", "GET", row)).body).toMatchObject([
        { owner, told_at: expect.any(String), failed_at: null },
      ]);
      await ask("operator", "PATCH", row, { owner: null });
      expect(await claim(lead, next)).toMatchObject({ table: "hire_me_queries" });
    });

    it("a claim whose message says nothing for a day counts as vanished, one that was given up as failed", async () => {
      const counts = () => call("unsent_notifications", {}) as Promise<Record<string, number>>;
      const rowOf = ({ lead }: { lead: string }) => `lead_notifications?submission_id=eq.${lead}`;
      const before = await counts();
      const [gone, notified, skipped, failed, erased] = await Promise.all(
        Array.from({ length: 5 }, () => newLead()),
      );
      const all = [gone, notified, skipped, failed, erased].filter((one) => one !== undefined);
      const owners = new Map<string, string>(all.map(({ lead }) => [lead, randomUUID()]));
      const end = (name: string, ids: { lead: string; proof: string } | undefined) =>
        call(`${name}_lead_notification`, {
          lead: ids?.lead,
          proof: ids?.proof,
          receiver_name: "email",
          owner_id: owners.get(ids?.lead ?? ""),
        });
      for (const one of all) {
        await claim(one, owners.get(one.lead) ?? randomUUID());
        const claimed_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
        await ask("operator", "PATCH", rowOf(one), { claimed_at });
      }
      expect(await end("complete", notified)).toBe(true);
      expect(await end("skip", skipped)).toBe(true);
      expect(await end("fail", failed)).toBe(true);
      // What a receiver has is not given up.
      expect(await end("fail", notified)).toBeNull();
      await ask("operator", "DELETE", `hire_me_queries?submission_id=eq.${erased?.lead}`);
      expect(await counts()).toEqual({
        failed: (before["failed"] ?? 0) + 1,
        vanished: (before["vanished"] ?? 0) + 1,
      });
      for (const one of all) await ask("operator", "PATCH", rowOf(one), { owner: null });
      expect(await counts()).toEqual(before);
    });

    it("of many claims at once one succeeds", async () => {
      const lead = await newLead();
      const claims = await Promise.all(Array.from({ length: 8 }, () => claim(lead, randomUUID())));
      expect(claims.filter((row) => row !== null)).toHaveLength(1);
    });

    it("of many leads at once as many are mailed as may be in ten minutes; a message with several counts once", async () => {
      // What other tests have claimed counts too.
      const rows = await ask("operator", "PATCH", "lead_notifications?receiver=eq.email", {
        claimed_at: new Date(Date.now() - 11 * 60_000).toISOString(),
      });
      expect(rows.status).toBe(204);
      const mail = (ids: { lead: string; proof: string }, owner: string, max_mails = 3) =>
        call("claim_lead_notification", {
          lead: ids.lead,
          proof: ids.proof,
          receiver_name: "email",
          owner_id: owner,
          max_mails,
        });
      const leads = await Promise.all(Array.from({ length: 6 }, () => newLead()));
      const owners = leads.map(() => randomUUID());
      const claims = await Promise.all(leads.map((lead, index) => mail(lead, owners[index] ?? "")));
      expect(claims.filter((claimed) => claimed !== null)).toHaveLength(3);
      // The message that has a lead keeps it, at every try.
      const [first] = claims.flatMap((claimed, index) => (claimed === null ? [] : [index]));
      const [kept, keeper] = [leads[first ?? 0], owners[first ?? 0]];
      if (!kept || keeper === undefined) throw new Error("no lead was claimed");
      expect(await mail(kept, keeper)).not.toBeNull();
      const waiting = leads.filter((_, index) => claims[index] === null);
      const together = randomUUID();
      for (const lead of waiting) expect(await mail(lead, together, 4)).not.toBeNull();
      expect(await mail(await newLead(), randomUUID(), 4)).toBeNull();
    });

    // An id is unique in its table only, and the anonymous key may insert a row with any id.
    it("a row with the same id in another table claims no notification of the lead", async () => {
      const lead = await newLead();
      const copy = await subscribe({ submission_id: lead.lead });
      const other = { lead: lead.lead, proof: copy.proof };
      const [thief, owner] = [randomUUID(), randomUUID()];
      expect(await claim(other, thief)).toMatchObject({ table: "newsletter_subscriptions" });
      expect(await claim(lead, owner)).toMatchObject({ table: "hire_me_queries" });
      const parameters = { ...other, receiver_name: "email", owner_id: owner };
      expect(await call("complete_lead_notification", parameters)).toBeNull();
      expect(await call("fail_lead_notification", parameters)).toBeNull();
      expect(await claim(lead, owner)).not.toBeNull();
    });

    it.each(["", "x", "' or '1'='1", null, "x".repeat(100_000)])(
      "the anonymous key without the proof claims, fails, confirms and stops nothing (%#)",
      async (wrong) => {
        const lead = await newLead();
        const subscriber = await subscribe();
        const parameters = { lead: lead.lead, proof: wrong, receiver_name: "email" };
        const owner = { owner_id: randomUUID() };
        expect(await call("claim_lead_notification", { ...parameters, ...owner })).toBeNull();
        expect(await call("fail_lead_notification", { ...parameters, ...owner })).toBeNull();
        expect(await call("complete_lead_notification", { ...parameters, ...owner })).toBeNull();
        expect(await call("skip_lead_notification", { ...parameters, ...owner })).toBeNull();
        const link = { lead: subscriber.lead, proof: wrong };
        expect(await call("confirm_subscription", link)).toBeNull();
        expect(await call("stop_subscription", link)).toBe(false);
        expect(await call("present_subscription", link)).toBeNull();
        const filter = `newsletter_subscriptions?submission_id=eq.${subscriber.lead}`;
        expect((await ask("operator", "GET", filter)).body).toMatchObject([
          { confirmed_at: null, unsubscribed_at: null },
        ]);
      },
    );

    describe("an address that takes no mail", () => {
      const hashOf = (proof: string) => createHash("sha256").update(proof).digest("hex");
      const record = (email_proof: string | null, problem = "bounced") =>
        call("record_email_problem", { email_proof, problem });
      const marksOf = async ({ lead }: { lead: string }, table = "hire_me_queries") =>
        (await ask("operator", "GET", `${table}?submission_id=eq.${lead}`)).body as {
          email_problem: string | null;
          email_problem_at: string | null;
          unsubscribed_at?: string | null;
        }[];

      it("is marked in every row of it, and its newsletter is stopped; once", async () => {
        const proof = randomUUID();
        const email = `${randomUUID()}@northgate.example`;
        const columns = { email, email_proof_hash: hashOf(proof) };
        const lead = await newLead(columns);
        const partner = await insert("aigency_consultation_queries", {
          ...person,
          ...columns,
          phone: "1",
          message: "m",
        });
        const subscriber = await subscribe(columns);
        const other = await newLead({ email_proof_hash: hashOf(randomUUID()) });
        expect(await record(proof)).toEqual({ leads: 2, subscriptions: 1 });
        const [marked] = await marksOf(lead);
        expect(marked).toMatchObject({
          email_problem: "bounced",
          email_problem_at: expect.any(String),
        });
        expect(await marksOf(partner, "aigency_consultation_queries")).toMatchObject([
          { email_problem: "bounced" },
        ]);
        expect(await marksOf(subscriber, "newsletter_subscriptions")).toMatchObject([
          { email_problem: "bounced", unsubscribed_at: expect.any(String) },
        ]);
        expect(await marksOf(other)).toMatchObject([{ email_problem: null }]);
        // The queue may deliver an event twice.
        expect(await record(proof)).toEqual({ leads: 0, subscriptions: 0 });
        expect(await marksOf(lead)).toEqual([marked]);
        // A stopped address holds nobody up.
        await subscribe(columns);
      });

      it("is called what is worse: a complaint counts after a bounce, a bounce not after a complaint", async () => {
        const proof = randomUUID();
        const lead = await newLead({ email_proof_hash: hashOf(proof) });
        await record(proof);
        expect(await record(proof, "complained")).toEqual({ leads: 1, subscriptions: 0 });
        expect(await record(proof, "bounced")).toEqual({ leads: 0, subscriptions: 0 });
        expect(await marksOf(lead)).toMatchObject([{ email_problem: "complained" }]);
      });

      it.each(["", "x", null, "' or '1'='1"])(
        "is marked by nobody without its proof (%j)",
        async (wrong) => {
          const lead = await newLead({ email_proof_hash: hashOf(randomUUID()) });
          const bare = await newLead();
          expect(await record(wrong)).toEqual({ leads: 0, subscriptions: 0 });
          expect(await record(hashOf("x"))).toEqual({ leads: 0, subscriptions: 0 });
          for (const one of [lead, bare]) {
            expect(await marksOf(one)).toMatchObject([{ email_problem: null }]);
          }
        },
      );

      it("takes no other problem, and no mark from the anonymous key", async () => {
        const proof = randomUUID();
        await newLead({ email_proof_hash: hashOf(proof) });
        const unknown = { email_proof: proof, problem: "delivered" };
        expect((await ask("anon", "POST", "rpc/record_email_problem", unknown)).status).toBe(400);
        const row = { ...person, email: "a@northgate.example", email_problem: "bounced" };
        expect([401, 403]).toContain((await ask("anon", "POST", "hire_me_queries", row)).status);
      });

      it.each([
        ["bounced", "+1 555 0100", "address bounced: call"],
        ["bounced", null, "address bounced: no phone number"],
        ["complained", "+1 555 0100", "reported as spam: do not mail"],
      ])("stands in the desk: %s, phone %s: %s", async (problem, whatsapp_number, words) => {
        const proof = randomUUID();
        const lead = await newLead({ email_proof_hash: hashOf(proof), whatsapp_number });
        const desk = `leads?submission_id=eq.${lead.lead}&select=email_problem,email_problem_at`;
        const unmarked = [{ email_problem: null, email_problem_at: null }];
        expect((await ask("operator", "GET", desk)).body).toEqual(unmarked);
        await record(proof, problem);
        expect((await ask("operator", "GET", desk)).body).toEqual([
          { email_problem: words, email_problem_at: expect.any(String) },
        ]);
      });

      it.each([
        ["bounced", "address bounced: stopped"],
        ["complained", "reported as spam: stopped"],
      ])("stands in the desk for a subscription: %s", async (problem, words) => {
        const proof = randomUUID();
        const subscriber = await subscribe({ email_proof_hash: hashOf(proof) });
        await record(proof, problem);
        const desk = `leads?submission_id=eq.${subscriber.lead}&select=email_problem`;
        expect((await ask("operator", "GET", desk)).body).toEqual([{ email_problem: words }]);
      });

      it("is part of a person's copy; the hashes of the site are not, and no receiver gets them", async () => {
        const proof = randomUUID();
        const lead = await newLead({ email_proof_hash: hashOf(proof) });
        const { body: before } = await ask("anon", "POST", "rpc/claim_lead_notification", {
          lead: lead.lead,
          proof: lead.proof,
          receiver_name: "email",
          owner_id: randomUUID(),
        });
        expect(JSON.stringify(before)).not.toContain("proof_hash");
        await record(proof);
        const copy = await ask("operator", "POST", "rpc/export_person", {
          person_email: lead.email,
        });
        expect(copy.body).toMatchObject({ hire_me_queries: [{ email_problem: "bounced" }] });
        expect(JSON.stringify(copy.body)).not.toContain("proof_hash");
      });
    });

    it("the proof of one lead opens no other, and a hash is no proof", async () => {
      const [one, other] = [await newLead(), await newLead()];
      expect(await claim({ lead: other.lead, proof: one.proof }, randomUUID())).toBeNull();
      const hash = createHash("sha256").update(one.proof).digest("hex");
      expect(await claim({ lead: one.lead, proof: hash }, randomUUID())).toBeNull();
    });

    it("the anonymous key reads no proof and no notification, and calls no inner function", async () => {
      await newLead();
      for (const path of [
        "hire_me_queries?select=proof_hash",
        "lead_notifications",
        "lead_notifications?select=submission_id",
      ]) {
        expect([401, 403, 404]).toContain((await ask("anon", "GET", path)).status);
      }
      const inner = await ask("anon", "POST", "rpc/lead_with_proof", {
        lead: randomUUID(),
        proof: "x",
      });
      expect([401, 403, 404]).toContain(inner.status);
    });

    it("nobody is notified of a test or of a lead without a proof; quarantine only in a digest", async () => {
      const test = await newLead({ status: "test" });
      const quarantined = await newLead({ status: "quarantined" });
      const bare = randomUUID();
      await ask("anon", "POST", "hire_me_queries", {
        ...person,
        email: "bare@northgate.example",
        submission_id: bare,
      });
      expect(await claim(test, randomUUID())).toBeNull();
      expect(await claim(test, randomUUID(), "digest-email")).toBeNull();
      expect(await claim(quarantined, randomUUID())).toBeNull();
      expect(await claim(quarantined, randomUUID(), "digest-email")).not.toBeNull();
      expect(await claim({ lead: bare, proof: "" }, randomUUID())).toBeNull();
    });

    const unnotified = async (...receivers: string[]) => {
      const rows = (await call("untold_leads", { receivers })) as {
        submission_id: string;
        receiver: string;
      }[];
      return (ids: { lead: string }) =>
        rows
          .filter((row) => row.submission_id === ids.lead)
          .map(({ receiver }) => receiver)
          .toSorted();
    };
    /** So that the function's limit of 100 does not hide the rows of a test. */
    const tellAll = () =>
      ask("operator", "PATCH", "hire_me_queries?submission_id=not.is.null", {
        created_at: "2026-01-01T00:00:00Z",
      });

    it("a lead without a notification is listed until it is claimed, and again when staff release it", async () => {
      await tellAll();
      const lead = await newLead();
      const quarantined = await newLead({ status: "quarantined" });
      expect((await unnotified("email", "webhook"))(lead)).toEqual(["email", "webhook"]);
      const owner = randomUUID();
      await claim(lead, owner, "email");
      const found = await unnotified("email", "webhook", "digest-email");
      expect(found(lead)).toEqual(["webhook"]);
      expect(found(quarantined)).toEqual(["digest-email"]);

      const failed = await call("fail_lead_notification", {
        lead: lead.lead,
        proof: lead.proof,
        receiver_name: "email",
        owner_id: owner,
      });
      expect(failed).toBe(true);
      expect((await unnotified("email"))(lead)).toEqual([]);
      await tellAll();
      await ask("operator", "PATCH", "lead_notifications?failed_at=not.is.null", { owner: null });
      expect((await unnotified("email", "webhook"))(lead)).toEqual(["email"]);
      expect(await claim(lead, randomUUID())).not.toBeNull();
      expect((await unnotified("email"))(lead)).toEqual([]);
    });

    const setStatus = (table: string, { lead }: { lead: string }, status: string) =>
      ask("operator", "PATCH", `${table}?submission_id=eq.${lead}`, { status });

    // Staff see the digest, decide later, and the lead is then older than a day.
    it("a lead that staff release from quarantine is listed, however old it is", async () => {
      await tellAll();
      const [released, spam, kept] = [
        await newLead({ status: "quarantined" }),
        await newLead({ status: "quarantined" }),
        await newLead({ status: "quarantined" }),
      ];
      await tellAll();
      await setStatus("hire_me_queries", released, "new");
      await setStatus("hire_me_queries", spam, "spam");
      const found = await unnotified("email", "webhook", "digest-email");
      expect(found(released)).toEqual(["email", "webhook"]);
      expect(found(spam)).toEqual([]);
      expect(found(kept)).toEqual([]);
      expect(await claim(released, randomUUID())).toMatchObject({ table: "hire_me_queries" });
      expect((await unnotified("email"))(released)).toEqual([]);
    });

    it("a lead in quarantine that staff call spam notifies nobody", async () => {
      await tellAll();
      const lead = await newLead({ status: "quarantined" });
      await setStatus("hire_me_queries", lead, "spam");
      expect((await unnotified("email", "digest-email"))(lead)).toEqual([]);
      expect(await claim(lead, randomUUID())).toBeNull();
    });

    it("a lead that nobody has marked as contacted is late after three quarters of its promise, once", async () => {
      await tellAll();
      const since = (form: string, hours: number) =>
        newLead({
          source: { form, received_at: new Date(Date.now() - hours * 3_600_000).toISOString() },
        });
      const [early, late, contacted, consultation] = [
        await since("hireMe", 17.9),
        await since("hireMe", 18.1),
        await since("hireMe", 18.1),
        await since("consultation", 1.6),
      ];
      const partner = await insert("aigency_consultation_queries", {
        ...person,
        phone: "1",
        message: "m",
        source: {
          form: "partner",
          received_at: new Date(Date.now() - 6 * 86_400_000).toISOString(),
        },
      });
      const subscriber = await subscribe({});
      await setStatus("hire_me_queries", contacted, "contacted");
      const found = await unnotified("late");
      expect([early, late, contacted, consultation, partner, subscriber].map(found)).toEqual([
        [],
        ["late"],
        [],
        ["late"],
        ["late"],
        [],
      ]);
      expect(await claim(late, randomUUID(), "late")).toMatchObject({ table: "hire_me_queries" });
      expect((await unnotified("late"))(late)).toEqual([]);
      // Somebody answered it while the message waited.
      await setStatus("hire_me_queries", consultation, "contacted");
      expect(await claim(consultation, randomUUID(), "late")).toBeNull();
    });

    describe("the newsletter's double opt-in", () => {
      const link = ({ lead, proof }: { lead: string; proof: string }) => ({ lead, proof });
      const rowOf = async ({ lead }: { lead: string }) => {
        const path = `newsletter_subscriptions?submission_id=eq.${lead}`;
        const { body } = await ask("operator", "GET", path);
        return (body as Record<string, unknown>[])[0];
      };
      const age = ({ lead }: { lead: string }, days: number) =>
        ask("operator", "PATCH", `newsletter_subscriptions?submission_id=eq.${lead}`, {
          created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
        });
      const insertStatus = async (email: string) =>
        (await ask("anon", "POST", "newsletter_subscriptions", { email })).status;

      it("confirms once, and keeps the date", async () => {
        const subscriber = await subscribe();
        expect(await call("confirm_subscription", link(subscriber))).toBe(true);
        const confirmed = (await rowOf(subscriber))?.["confirmed_at"];
        expect(confirmed).not.toBeNull();
        expect(await call("confirm_subscription", link(subscriber))).toBe(true);
        expect((await rowOf(subscriber))?.["confirmed_at"]).toBe(confirmed);
        expect(await insertStatus(subscriber.email.toUpperCase())).toBe(409);
      });

      it("an unconfirmed address cannot be subscribed twice, an expired one again, once", async () => {
        const subscriber = await subscribe();
        await age(subscriber, 6);
        expect(await insertStatus(subscriber.email)).toBe(409);
        await age(subscriber, 8);
        expect(await call("confirm_subscription", link(subscriber))).toBeNull();
        expect(await insertStatus(subscriber.email)).toBe(201);
        expect(await insertStatus(subscriber.email)).toBe(409);
        expect((await rowOf(subscriber))?.["unsubscribed_at"]).not.toBeNull();
      });

      it("the link of a mail from before an expired subscription was replaced leads to the present one", async () => {
        const first = await subscribe();
        await age(first, 8);
        expect(await call("present_subscription", link(first))).toBe(first.lead);
        const second = await subscribe({ email: first.email });
        expect(await call("present_subscription", link(first))).toBe(second.lead);
        await call("stop_subscription", link(second));
        expect(await call("present_subscription", link(first))).toBeNull();
      });

      it("one released from quarantine can be confirmed for seven days from then", async () => {
        const subscriber = await subscribe({ status: "quarantined" });
        await age(subscriber, 20);
        await setStatus("newsletter_subscriptions", subscriber, "new");
        const claimed = await claim(subscriber, randomUUID(), "confirmation");
        const { row } = claimed as { row: { created_at: string } };
        expect(Date.now() - Date.parse(row.created_at)).toBeLessThan(3_600_000);
        // Its address is unconfirmed, as if it had come now.
        expect(await insertStatus(subscriber.email)).toBe(409);
        expect(await call("confirm_subscription", link(subscriber))).toBe(true);
      });

      it("one released from quarantine is not deleted before its link ends", async () => {
        const subscriber = await subscribe({ status: "quarantined" });
        await age(subscriber, 32);
        await setStatus("newsletter_subscriptions", subscriber, "new");
        expect((await ask("operator", "POST", "rpc/apply_retention", {})).status).toBe(200);
        expect(await call("confirm_subscription", link(subscriber))).toBe(true);
      });

      it("a quarantined row leaves an expired one alone, and a confirmed one never expires", async () => {
        const expired = await subscribe();
        await age(expired, 8);
        const robot = { email: expired.email, status: "quarantined" };
        expect((await ask("anon", "POST", "newsletter_subscriptions", robot)).status).toBe(201);
        expect(await rowOf(expired)).toBeDefined();
        const confirmed = await subscribe();
        await call("confirm_subscription", link(confirmed));
        await age(confirmed, 400);
        expect(await insertStatus(confirmed.email)).toBe(409);
      });

      it("one that was stored while no mail was configured may be subscribed again, and is asked", async () => {
        const email = `${randomUUID()}@northgate.example`;
        expect(await insertStatus(email)).toBe(201);
        expect(await insertStatus(email)).toBe(409);
        const again = await subscribe({ email });
        expect(await call("confirm_subscription", link(again))).toBe(true);
        expect(await insertStatus(email)).toBe(409);
      });

      // A dead lead may be replayed 24 months after it came in.
      it("a replayed lead that is older than the present subscription of its address does not stop it", async () => {
        const email = `${randomUUID()}@northgate.example`;
        expect(await insertStatus(email)).toBe(201);
        const replay = (days: number) =>
          ask("anon", "POST", "newsletter_subscriptions", {
            email,
            needs_confirmation: true,
            source: { received_at: new Date(Date.now() - days * 86_400_000).toISOString() },
          });
        expect((await replay(400)).status).toBe(409);
        const rows = async () =>
          (await ask("operator", "GET", `newsletter_subscriptions?email=eq.${email}`)).body;
        expect(await rows()).toMatchObject([{ unsubscribed_at: null }]);
        expect((await replay(-1)).status).toBe(201);
      });

      it("a replayed lead of an erased person neither comes back nor stops the present subscription", async () => {
        const email = `${randomUUID()}@northgate.example`;
        const erased = await ask("operator", "POST", "rpc/erase_person", { person_email: email });
        expect(erased.status).toBe(200);
        const path = `newsletter_subscriptions?email=eq.${email}`;
        const present = await subscribe({ email });
        await age(present, 8);
        const replayed = {
          email,
          needs_confirmation: true,
          source: { received_at: new Date(Date.now() - 3_600_000).toISOString() },
        };
        await ask("anon", "POST", "newsletter_subscriptions", replayed);
        expect((await ask("operator", "GET", path)).body).toMatchObject([
          { submission_id: present.lead, unsubscribed_at: null },
        ]);
      });

      it("an address that nobody has confirmed is deleted after 30 days, but not one that nobody was asked to confirm", async () => {
        const [unconfirmed, unasked, confirmed, recent] = [
          await subscribe(),
          await subscribe({ needs_confirmation: false }),
          await subscribe(),
          await subscribe(),
        ];
        await call("confirm_subscription", link(confirmed));
        for (const one of [unconfirmed, unasked, confirmed]) await age(one, 31);
        await age(recent, 29);
        expect((await ask("operator", "POST", "rpc/apply_retention", {})).status).toBe(200);
        expect(await rowOf(unconfirmed)).toBeUndefined();
        expect(await rowOf(unasked)).toBeDefined();
        expect(await rowOf(confirmed)).toBeDefined();
        expect(await rowOf(recent)).toBeDefined();
      });

      it("a row in quarantine, which anybody can insert, stops only itself", async () => {
        const subscriber = await subscribe();
        await call("confirm_subscription", link(subscriber));
        const forged = await subscribe({ email: subscriber.email, status: "quarantined" });
        expect(await call("stop_subscription", link(forged))).toBe(true);
        expect((await rowOf(subscriber))?.["unsubscribed_at"]).toBeNull();
        expect((await rowOf(forged))?.["unsubscribed_at"]).not.toBeNull();
      });

      it.each(["quarantined", "new"])(
        "a row with the status '%s' that was there before stops only itself",
        async (status) => {
          const forged = await subscribe({ status });
          expect(await call("stop_subscription", link(forged))).toBe(true);
          const subscriber = await subscribe({ email: forged.email });
          await call("confirm_subscription", link(subscriber));
          expect(await call("stop_subscription", link(forged))).toBe(true);
          expect((await rowOf(subscriber))?.["unsubscribed_at"]).toBeNull();
          expect((await rowOf(forged))?.["unsubscribed_at"]).not.toBeNull();
        },
      );

      it("stops, does not come back by the old confirmation link, and may be subscribed again", async () => {
        const subscriber = await subscribe();
        await call("confirm_subscription", link(subscriber));
        expect(await call("stop_subscription", link(subscriber))).toBe(true);
        const stoppedAt = (await rowOf(subscriber))?.["unsubscribed_at"];
        expect(await call("stop_subscription", link(subscriber))).toBe(true);
        expect((await rowOf(subscriber))?.["unsubscribed_at"]).toBe(stoppedAt);
        expect(await call("confirm_subscription", link(subscriber))).toBeNull();
        const again = await subscribe({ email: subscriber.email.toUpperCase() });
        expect(await call("confirm_subscription", link(again))).toBe(true);
      });
    });
  });
}
