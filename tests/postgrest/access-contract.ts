import { randomUUID } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";

import { type BackendWithUsers, type Caller, callersOf } from "./callers.ts";

/** What a read gives: rows, none of the rows there are, or a refusal. */
type Read = "rows" | "none" | "refused";

/** A table or view: a column of it, and what reading gives a visitor, another user, and staff. */
type Relation = [column: string, anon: Read, user: Read, staff: Read];

/** Every table and view there is. `postgrest.test.ts` compares the names with PostgreSQL's own. */
export const relations: Record<string, Relation> = {
  aigency_consultation_queries: ["email", "refused", "none", "rows"],
  article_redirects: ["new_slug", "rows", "rows", "rows"],
  categories: ["name", "rows", "rows", "rows"],
  erased_emails: ["erased_at", "refused", "refused", "refused"],
  hire_me_queries: ["email", "refused", "none", "rows"],
  insights: ["title", "rows", "rows", "rows"],
  lead_history: ["changed", "refused", "none", "rows"],
  lead_notifications: ["owner", "refused", "refused", "refused"],
  leads: ["email", "refused", "none", "rows"],
  newsletter_subscriptions: ["email", "refused", "none", "rows"],
  preview_access: ["key_hash", "refused", "refused", "refused"],
  privacy_log: ["deleted", "refused", "refused", "refused"],
  report_access: ["key_hash", "refused", "refused", "refused"],
  staff: ["name", "refused", "none", "rows"],
  success_stories: ["title", "rows", "rows", "rows"],
  updates: ["title", "rows", "rows", "rows"],
  weekly_reports: ["owner", "refused", "refused", "refused"],
};

const anything = { lead: randomUUID(), proof: "x", receiver_name: "email", owner_id: randomUUID() };
const { owner_id: _, receiver_name: __, ...leadProof } = anything;
const report = { week_start: "2026-11-16", proof: "x", owner_id: randomUUID() };

/** Every function that is not a trigger's, what it is called with, and who but the operator calls it. */
export const functions: Record<string, [body: object, callers: "anon" | "user" | "both" | "none"]> =
  {
    any_word: [{ words: "a" }, "none"],
    apply_retention: [{}, "none"],
    archive_filters: [{ kind: "insights" }, "both"],
    archive_page: [{ kind: "insights", filter: "", skip: 0, size: 5 }, "both"],
    article_facts: [{ content: "", body_format: "html" }, "none"],
    article_outline: [{ content: "", body_format: "html" }, "none"],
    article_parts: [{ content: "", body_format: "html" }, "none"],
    assert_report_proof: [{ proof: "x" }, "none"],
    author_page: [{ author_path: "ines", size: 5 }, "both"],
    author_slug: [{ author: "Ines" }, "none"],
    came_in_at: [{ source: {}, created: "2026-11-20T15:00:00Z" }, "none"],
    claim_lead_notification: [anything, "anon"],
    claim_weekly_report: [report, "anon"],
    complete_lead_notification: [anything, "anon"],
    complete_weekly_report: [report, "anon"],
    confirm_subscription: [leadProof, "anon"],
    display_email: [{ email: "a@xn--mnchen-3ya.de" }, "user"],
    email_hash: [{ email: "a@northgate.example" }, "none"],
    erase_person: [{ person_email: "a@northgate.example" }, "none"],
    export_person: [{ person_email: "a@northgate.example" }, "none"],
    fail_lead_notification: [anything, "anon"],
    first_answer_hours: [{}, "anon"],
    is_staff: [{}, "user"],
    join_words: [{ words: ["a"] }, "none"],
    lead_came_from: [{ source: {} }, "none"],
    lead_due_at: [{ kind: "hireMe", received: "2026-11-20T15:00:00Z" }, "user"],
    lead_late_at: [{ kind: "hireMe", received: "2026-11-20T15:00:00Z" }, "user"],
    lead_promise: [{}, "anon"],
    lead_released_at: [{ table_name: "hire_me_queries", row_id: randomUUID() }, "none"],
    lead_with_proof: [leadProof, "none"],
    plain_text: [{ source: "a" }, "none"],
    present_subscription: [leadProof, "anon"],
    preview_article: [{ kind: "insights", article_slug: "a", preview_key: "x" }, "anon"],
    record_email_problem: [{ email_proof: "x", problem: "bounced" }, "anon"],
    search_articles: [{ question: "model" }, "both"],
    search_hits: [{ searched_table: "insights", words: "model" }, "none"],
    search_question: [{ question: "model" }, "none"],
    sitemap_counts: [{}, "both"],
    sitemap_part: [{ kind: "insights", part: 1 }, "both"],
    skip_lead_notification: [anything, "anon"],
    stop_subscription: [leadProof, "anon"],
    subscription_counts: [{}, "anon"],
    unsent_notifications: [{}, "anon"],
    untold_leads: [{ receivers: ["email"] }, "anon"],
    update_position: [{ update_id: randomUUID() }, "both"],
    was_marked_lately: [{ lead: randomUUID() }, "none"],
    weekly_figures: [{ week: "2026-11-16" }, "none"],
  };

const leadTables = ["hire_me_queries", "aigency_consultation_queries", "newsletter_subscriptions"];

/** What each login can do with every table, view and function: `docs/threat-model.md`. */
export function describeAccess(name: string, getBackend: () => BackendWithUsers): void {
  const ask = callersOf(getBackend);

  describe(`every table and function on ${name}`, () => {
    const staff = { user: randomUUID() };
    const stranger = { user: randomUUID() };
    const email = `${randomUUID()}@northgate.example`;
    const person = { first_name: "Vera", last_name: "Victim", company: "Victim Works", email };

    beforeAll(async () => {
      const slug = `access-${randomUUID()}`;
      const written: [Caller, string, object][] = [
        ["operator", "staff", { user_id: staff.user, name: "Ines" }],
        ["anon", "hire_me_queries", person],
        ["anon", "aigency_consultation_queries", { ...person, phone: "1", message: "m" }],
        ["anon", "newsletter_subscriptions", { email }],
        ["operator", "insights", { title: "T", slug, published_at: "2026-01-01T00:00:00Z" }],
      ];
      for (const [caller, table, row] of written) {
        expect((await ask(caller, "POST", table, row)).status).toBe(201);
      }
      await ask("operator", "PATCH", `insights?slug=eq.${slug}`, { slug: `${slug}-2` });
      const contacted = { status: "contacted" };
      await ask(staff, "PATCH", `hire_me_queries?email=eq.${email}`, contacted);
    });

    const callers: [who: string, caller: Caller, index: 1 | 2 | 3][] = [
      ["a visitor", "anon", 1],
      ["a user who is not staff", stranger, 2],
      ["staff", staff, 3],
    ];

    describe.each(callers)("%s", (_who, caller, index) => {
      it.each(Object.entries(relations))(
        "reads of %s what is theirs to read",
        async (table, of) => {
          const { status, json } = await ask(caller, "GET", `${table}?limit=3`);
          const expected = of[index];
          if (expected === "refused") {
            expect([401, 403]).toContain(status);
            expect(json).toMatchObject({ code: "42501" });
          } else {
            expect(status).toBe(200);
            expect(Array.isArray(json) && json.length > 0 ? "rows" : "none").toBe(expected);
          }
        },
      );

      it.each(Object.entries(relations))("changes nothing in %s", async (table, [column]) => {
        const everyRow = `${table}?${column}=not.is.null`;
        const attempts: [string, string, unknown?][] = [
          ["PATCH", everyRow, { [column]: null }],
          ["DELETE", everyRow],
        ];
        const isVisitorsTable = caller === "anon" && leadTables.includes(table);
        if (!isVisitorsTable) attempts.push(["POST", table, { [column]: null }]);
        for (const [method, path, body] of attempts) {
          const { status, json } = await ask(caller, method, path, body);
          expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
          // 55000: a view over several tables takes no change from anybody.
          expect(json).toMatchObject({ code: expect.stringMatching(/^(?:42501|55000)$/) });
        }
      });

      it.each(Object.entries(functions))(
        "calls %s as the table says",
        async (fn, [body, allowed]) => {
          const role = caller === "anon" ? "anon" : "user";
          const { status, json } = await ask(caller, "POST", `rpc/${fn}`, body);
          if (allowed === role || allowed === "both") expect(status).toBeLessThan(300);
          else {
            expect([401, 403, 404], JSON.stringify(json)).toContain(status);
            expect(JSON.stringify(json)).not.toContain(email);
          }
        },
      );
    });

    it("a user who is not staff changes no lead, and learns of none", async () => {
      for (const table of leadTables) {
        const change = { status: "spam", owner: null, note: "x" };
        expect((await ask(stranger, "PATCH", table, change)).json).toEqual([]);
        const stored = await ask("operator", "GET", `${table}?email=eq.${email}&note=eq.x`);
        expect(stored.json).toEqual([]);
      }
    });

    it.each<[string, object]>([
      ["another role", { role: "service_role" }],
      [
        "staff of their own making",
        { user_metadata: { is_staff: true }, app_metadata: { role: "staff" } },
      ],
      ["another's id in another place", { user_id: staff.user, email: "ines@aioi.example" }],
    ])(
      "a user's token that claims %s, signed with another key, opens nothing",
      async (_, claims) => {
        const { url, anonKey } = getBackend();
        const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
        const head = encode({ alg: "HS256", typ: "JWT" });
        const body = encode({
          role: "authenticated",
          sub: staff.user,
          exp: 4_000_000_000,
          ...claims,
        });
        const token = `${head}.${body}.${anonKey.split(".")[2] ?? ""}`;
        const response = await fetch(`${url}/rest/v1/hire_me_queries`, {
          headers: { apikey: anonKey, authorization: `Bearer ${token}` },
        });
        expect(response.status).toBe(401);
      },
    );
  });
}
