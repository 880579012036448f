import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { cameFrom } from "../../app/lib/came-from.ts";
import { weeklyFigures } from "../../app/server/notifications/weekly-figures.ts";
import { type BackendWithUsers, callersOf } from "./callers.ts";

/** A Monday so long ago that no other test has a lead in its weeks. */
const week = "2019-03-11";
const lastWeek = "2019-03-13T10:00:00Z";
const weekBefore = "2019-03-05T10:00:00Z";

const person = { first_name: "Mara", last_name: "Lind", company: "Northwind Test Works" };

/** The weekly mail's numbers: counts only, for the operator and for who shows the site's proof. */
export function describeFigures(name: string, getBackend: () => BackendWithUsers): void {
  const ask = callersOf(getBackend);
  const call = (caller: "anon" | "operator", fn: string, body: object) =>
    ask(caller, "POST", `rpc/${fn}`, body);
  const read = async () => {
    const { status, json } = await call("operator", "weekly_figures", { week });
    expect(status).toBe(200);
    return weeklyFigures.parse(json);
  };

  describe(`the weekly figures on ${name}`, () => {
    const email = `${randomUUID()}@figures.example`;

    const insert = async (table: string, row: object) => {
      const { status, json } = await ask("operator", "POST", table, row);
      expect(status, JSON.stringify(json)).toBe(201);
    };
    const lead = (created_at: string, columns: object = {}) =>
      insert("hire_me_queries", {
        ...person,
        email,
        created_at,
        source: { form: "getStarted", page: "/pricing", utm_source: "google" },
        ...columns,
      });

    beforeAll(async () => {
      const told = randomUUID();
      await lead(lastWeek, {
        submission_id: told,
        status: "won",
        contacted_at: "2019-03-13T11:00:00Z",
      });
      await lead(lastWeek, {
        source: { form: "contactUs", page: "/", referrer: "https://www.a.example/x" },
        status: "contacted",
        contacted_at: "2019-03-15T12:00:00Z",
      });
      await lead(lastWeek, { source: { form: email, page: `/${email}`, utm_source: email } });
      await lead(weekBefore);
      // A second before and after the two weeks, in UTC.
      await lead("2019-03-03T23:59:59Z");
      await lead("2019-03-18T00:00:00Z");
      for (const status of ["test", "quarantined", "spam"]) await lead(lastWeek, { status });
      await insert("aigency_consultation_queries", {
        ...person,
        email,
        phone: "1",
        message: "m",
        created_at: lastWeek,
        status: "qualified",
        source: { form: "partner", page: "/partner" },
      });
      await insert("lead_notifications", {
        lead_table: "hire_me_queries",
        submission_id: told,
        receiver: "email",
        owner: randomUUID(),
        told_at: lastWeek,
      });
      const subscribe = (columns: object) =>
        insert("newsletter_subscriptions", {
          email: `${randomUUID()}@figures.example`,
          created_at: lastWeek,
          needs_confirmation: true,
          ...columns,
        });
      await subscribe({ confirmed_at: lastWeek });
      await subscribe({ confirmed_at: weekBefore, unsubscribed_at: lastWeek });
      await subscribe({ unsubscribed_at: lastWeek });
      await subscribe({ status: "test", confirmed_at: lastWeek });
    });
    afterAll(async () => {
      for (const table of [
        "hire_me_queries",
        "aigency_consultation_queries",
        "newsletter_subscriptions",
      ]) {
        await ask("operator", "DELETE", `${table}?email=like.*@figures.example`);
      }
      await ask("operator", "DELETE", "report_access?is_only=is.true");
      await ask("operator", "DELETE", "weekly_reports?week=lt.2026-01-01");
    });

    it("count leads by form, source and page, beside the week before", async () => {
      const { kinds, sources, pages } = await read();
      expect(kinds).toEqual([
        { name: "contactUs", last: 1, before: 0 },
        { name: "getStarted", last: 1, before: 1 },
        { name: "other", last: 1, before: 0 },
        { name: "partner", last: 1, before: 0 },
      ]);
      expect(sources).toEqual([
        { name: "a.example", last: 1, before: 0 },
        { name: "direct", last: 1, before: 0 },
        { name: "google", last: 1, before: 1 },
        { name: "other", last: 1, before: 0 },
      ]);
      expect(pages).toEqual([
        { name: "/", last: 1, before: 0 },
        { name: "/partner", last: 1, before: 0 },
        { name: "/pricing", last: 1, before: 1 },
        { name: "other", last: 1, before: 0 },
      ]);
    });

    it("count how far they came, and what is no lead apart", async () => {
      const { steps, apart } = await read();
      expect(steps).toEqual([
        { name: "stored", last: 4, before: 1 },
        { name: "notified", last: 1, before: 0 },
        { name: "contacted", last: 2, before: 0 },
        { name: "qualified", last: 2, before: 0 },
        { name: "won", last: 1, before: 0 },
      ]);
      expect(apart).toEqual({
        // A lead and a subscription.
        test: { last: 2, before: 0 },
        quarantined: { last: 1, before: 0 },
        spam: { last: 1, before: 0 },
      });
    });

    it("count the newsletter's addresses that were confirmed and stopped", async () => {
      const { newsletter } = await read();
      expect(newsletter).toMatchObject({
        subscribed: { last: 3, before: 0 },
        confirmed: { last: 1, before: 1 },
        stopped: { last: 1, before: 0 },
      });
    });

    it("count who gets issues: also who was never asked to confirm, not who has not confirmed", async () => {
      const before = (await read()).newsletter.subscribers;
      const now = new Date().toISOString();
      for (const columns of [
        { needs_confirmation: false },
        { needs_confirmation: false, unsubscribed_at: now },
        { needs_confirmation: true },
        { needs_confirmation: true, confirmed_at: now },
      ]) {
        const address = `${randomUUID()}@figures.example`;
        await insert("newsletter_subscriptions", { email: address, ...columns });
      }
      expect((await read()).newsletter.subscribers).toBe(before + 2);
    });

    // 24 hours: one of the week was answered in time and one was not, one nobody answered; of the week
    // before one, and one that came in on its last day but one.
    it("count an answer as late in the week in which it was due", async () => {
      expect((await read()).late).toEqual({ last: 2, before: 2 });
    });

    // After one hour and after fifty; nobody has answered one of the week before.
    it("give the median and the 90th percentile of the hours to the first answer", async () => {
      const { answer_hours: answerHours } = await read();
      expect(answerHours).toEqual({ last: [25.5, 45.1], before: null });
    });

    it("tell the site's own key how long answers took in 90 days, in quarters of an hour", async () => {
      const at = Date.now() - 20 * 24 * 3_600_000;
      const answered = (count: number, hours: number, status = "contacted") =>
        Array.from({ length: count }, () => ({
          ...person,
          email,
          created_at: new Date(at).toISOString(),
          contacted_at: new Date(at + hours * 3_600_000).toISOString(),
          status,
        }));
      // Other tests have answered a few.
      await insert("hire_me_queries", [
        ...answered(300, 5.3),
        ...answered(60, 30.4, "won"),
        ...answered(400, 90, "spam"),
      ]);
      const { json } = await call("anon", "first_answer_hours", {});
      expect(json).toEqual({ median: 5.5, p90: 30.5 });
    });

    it("hold nothing that a visitor typed", async () => {
      const { json } = await call("operator", "weekly_figures", { week });
      expect(JSON.stringify(json)).not.toMatch(/figures\.example|Mara|Lind|Northwind/);
    });

    it.each([
      {},
      { utm_source: "Google" },
      { utm_source: "" },
      { utm_source: "a@b.example" },
      { utm_source: "x".repeat(41) },
      { referrer: "" },
      { referrer: "https://www.news.example/a?b" },
      { referrer: "https://NEWS.example:8443" },
      { referrer: "no address" },
      { utm_source: "mail", referrer: "https://news.example/" },
    ])("name the source %j as the site does", async (source) => {
      const { json } = await call("operator", "lead_came_from", { source });
      expect(json).toBe(cameFrom(source));
    });

    describe("for the Worker", () => {
      const [owner, other] = [randomUUID(), randomUUID()];
      const claim = (owner_id: string, proof = "the proof of this site") =>
        call("anon", "claim_weekly_report", { week_start: week, proof, owner_id });
      const complete = (owner_id: string, proof = "the proof of this site") =>
        call("anon", "complete_weekly_report", { week_start: week, proof, owner_id });

      beforeAll(async () => {
        await ask("operator", "DELETE", "report_access?is_only=is.true");
      });

      it("one message alone gets those of a week, until it has sent them", async () => {
        const first = await claim(owner);
        expect(first.status).toBe(200);
        expect(weeklyFigures.parse(first.json)).toEqual(await read());
        expect((await claim(other)).json).toBeNull();
        expect((await claim(owner)).json).toEqual(first.json);
        expect((await complete(other)).json).toBe(false);
        expect((await complete(owner)).json).toBe(true);
        expect((await claim(owner)).json).toBeNull();
        expect((await claim(other)).json).toBeNull();
      });

      it("the anonymous key alone gets nothing: the first proof is the one that counts", async () => {
        for (const proof of ["another proof", "", "x".repeat(10_000)]) {
          const next = "2019-03-18";
          const answer = await call("anon", "claim_weekly_report", {
            week_start: next,
            proof,
            owner_id: owner,
          });
          expect([401, 403]).toContain(answer.status);
          expect(answer.json).toMatchObject({ code: "42501" });
          expect([401, 403]).toContain((await complete(owner, proof)).status);
        }
        const claimed = await ask("operator", "GET", "weekly_reports?week=eq.2019-03-18");
        expect(claimed.json).toEqual([]);
      });

      it("another proof counts once the operator has removed the first", async () => {
        await ask("operator", "DELETE", "report_access?is_only=is.true");
        await ask("operator", "DELETE", `weekly_reports?week=eq.${week}`);
        expect((await claim(owner, "after a rotation")).status).toBe(200);
        expect([401, 403]).toContain((await claim(owner)).status);
      });
    });
  });
}
