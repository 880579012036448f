import { randomUUID } from "node:crypto";

import { describe, expect, it } from "vitest";

import { askPostgrest } from "../support/rows.ts";
import { functions, relations } from "./access-contract.ts";
import type { DatabaseBackend } from "./database-contract.ts";

const leadTables = [
  "hire_me_queries",
  "newsletter_subscriptions",
  "aigency_consultation_queries",
] as const;

/** Refused by PostgreSQL's privileges, by PostgREST before it, or found to lead nowhere. */
const refusals = [400, 401, 403, 404, 405, 406, 415];

/**
 * What somebody tries who holds the anonymous key: `docs/threat-model.md`, "The anonymous key". What
 * is plain reading, writing and deleting stands in the database contract.
 */
export function describeAttacker(name: string, getBackend: () => DatabaseBackend): void {
  describe(`an attacker with the anonymous key on ${name}`, () => {
    const ask = async (
      role: "anon" | "operator",
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const { url, anonKey, serviceRoleKey } = getBackend();
      const key = role === "anon" ? anonKey : serviceRoleKey;
      const response = await askPostgrest(url, key, method, path, body, headers);
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const attack = (...request: [string, string, unknown?, Record<string, string>?]) =>
      ask("anon", ...request);

    const victim = async () => {
      const email = `${randomUUID()}@victim.example`;
      const person = { first_name: "Vera", last_name: "Victim", company: "Victim Works", email };
      const rows = {
        hire_me_queries: person,
        newsletter_subscriptions: { email },
        aigency_consultation_queries: { ...person, phone: "1", message: "m" },
      };
      for (const [table, row] of Object.entries(rows)) {
        expect((await attack("POST", table, row)).status).toBe(201);
      }
      return { email, rows };
    };
    const countOf = async (table: string, email: string): Promise<number> => {
      const filter = `${table}?select=id&email=eq.${encodeURIComponent(email)}`;
      const rows: unknown = JSON.parse((await ask("operator", "GET", filter)).text);
      return Array.isArray(rows) ? rows.length : -1;
    };

    describe("reads no lead", () => {
      it.each<[string, string, Record<string, string>?]>([
        ["an exact count", "", { prefer: "count=exact" }],
        ["a planned count", "", { prefer: "count=planned" }],
        ["an estimated count", "", { prefer: "count=estimated" }],
        ["a range", "", { range: "0-0" }],
        ["an endless range", "", { range: "0-" }],
        ["as CSV", "", { accept: "text/csv" }],
        ["as one object", "?limit=1", { accept: "application/vnd.pgrst.object+json" }],
        ["the query plan", "", { accept: "application/vnd.pgrst.plan+json" }],
        ["no columns", "?select="],
        ["a constant order", "?select=id&order=email.desc&limit=1"],
        ["a filter that is always true", "?or=(id.is.null,id.not.is.null)"],
        ["a pattern", "?email=like.*victim*"],
        ["a regular expression", "?email=match.victim"],
        ["a full text search", "?email=fts.victim"],
        ["a JSON path", "?select=source->>form"],
        ["a cast", "?select=email::int"],
        ["an aggregate", "?select=email.max()"],
        ["offset", "?offset=0&limit=1"],
      ])("by %s", async (_, query, headers = {}) => {
        const { email } = await victim();
        for (const table of leadTables) {
          for (const method of ["GET", "HEAD"]) {
            const answer = await attack(method, `${table}${query}`, undefined, headers);
            expect(refusals, `${method} ${table}${query}`).toContain(answer.status);
            expect(answer.text).not.toContain(email);
            expect(answer.text).not.toContain("Vera");
            expect(answer.headers.get("content-range") ?? "").not.toMatch(/\d/);
          }
        }
      });

      it.each([
        "categories?select=*,hire_me_queries(*)",
        "success_stories?select=*,newsletter_subscriptions(email)",
        "insights?select=title,aigency_consultation_queries!inner(*)",
        "success_stories?select=*,preview_access(*)",
      ])("by embedding: %s", async (path) => {
        const answer = await attack("GET", path);
        expect(refusals).toContain(answer.status);
      });

      it.each(["pg_catalog", "information_schema", "auth", "storage", "vault", "graphql"])(
        "in the schema %s",
        async (schema) => {
          for (const table of ["pg_authid", "tables", "users", "secrets"]) {
            const answer = await attack("GET", table, undefined, { "accept-profile": schema });
            expect(refusals).toContain(answer.status);
          }
          const written = await attack("POST", "users", {}, { "content-profile": schema });
          expect(refusals).toContain(written.status);
        },
      );
    });

    describe("gets nothing back from an insert", () => {
      it.each([
        "return=representation",
        "return=headers-only",
        "return=representation,count=exact",
      ])("with Prefer: %s, and then nothing is stored", async (prefer) => {
        const { rows } = await victim();
        for (const [table, row] of Object.entries(rows)) {
          const email = `${randomUUID()}@attacker.example`;
          const answer = await attack("POST", table, { ...row, email }, { prefer });
          expect(refusals, table).toContain(answer.status);
          expect(answer.headers.get("location")).toBeNull();
          expect(await countOf(table, email)).toBe(0);
        }
      });

      it("with a select in the address", async () => {
        const { email } = await victim();
        const prefer = { prefer: "return=representation" };
        const answer = await attack(
          "POST",
          "newsletter_subscriptions?select=email",
          {
            email: `${randomUUID()}@attacker.example`,
          },
          prefer,
        );
        expect(refusals).toContain(answer.status);
        expect(answer.text).not.toContain(email);
      });
    });

    describe("replaces no row by an upsert", () => {
      it.each([
        ["id", "resolution=merge-duplicates"],
        ["submission_id", "resolution=merge-duplicates"],
        ["submission_id", "resolution=ignore-duplicates"],
        ["email", "resolution=merge-duplicates"],
        ["email", "resolution=ignore-duplicates"],
        ["email,status", "resolution=merge-duplicates,return=representation"],
      ])("on_conflict=%s, %s", async (columns, prefer) => {
        const { email, rows } = await victim();
        for (const [table, row] of Object.entries(rows)) {
          const forged = { ...row, status: "quarantined" };
          const path = `${table}?on_conflict=${columns}`;
          const answer = await attack("POST", path, forged, { prefer });
          expect(answer.status, table).toBeGreaterThanOrEqual(400);
          expect(answer.text).not.toContain(email);
          const filter = `${table}?select=status&email=eq.${encodeURIComponent(email)}`;
          const stored = await ask("operator", "GET", filter);
          expect(JSON.parse(stored.text)).toEqual([{ status: "new" }]);
        }
      });

      it("by PUT", async () => {
        const id = randomUUID();
        const email = `${id}@attacker.example`;
        const put = await attack("PUT", `newsletter_subscriptions?id=eq.${id}`, { id, email });
        expect(refusals).toContain(put.status);
        expect(await countOf("newsletter_subscriptions", email)).toBe(0);
      });
    });

    describe("learns of a newsletter address only whether that one is subscribed", () => {
      it("a duplicate says 23505 and the index, neither the address nor the row", async () => {
        const { email } = await victim();
        for (const guess of [email, email.toUpperCase()]) {
          const answer = await attack("POST", "newsletter_subscriptions", { email: guess });
          expect(answer.status).toBe(409);
          expect(answer.text.toLowerCase()).not.toContain(email);
          expect(JSON.parse(answer.text)).toMatchObject({ code: "23505" });
        }
      });

      it("a pattern is no address", async () => {
        await victim();
        for (const guess of ["%@victim.example", "*@victim.example", "_@victim.example"]) {
          const answer = await attack("POST", "newsletter_subscriptions", {
            email: guess.replace("@", `${randomUUID()}@`),
          });
          expect(answer.status).toBe(201);
        }
      });
    });

    describe("forges nothing", () => {
      it.each<[string, Record<string, unknown>]>([
        ["an id", { id: randomUUID() }],
        ["a date", { created_at: "2020-01-01T00:00:00Z" }],
        ["a status of their own", { status: "won" }],
        ["no status", { status: null }],
        ["a column there is none of", { is_admin: true }],
        ["a null byte", { email: "a\u0000b@attacker.example" }],
        ["a null byte in the source", { source: { form: "a\u0000b" } }],
        ["a source that is a list", { source: [1] }],
        ["a source that is too large", { source: { a: "x".repeat(9000) } }],
        ["an endless e-mail", { email: `${"a".repeat(100_000)}@attacker.example` }],
        ["an e-mail of two lines", { email: "a@attacker.example\nbcc:b@attacker.example" }],
        ["an object for a text", { submission_id: { $ne: null } }],
      ])("%s", async (_, forged) => {
        const { rows } = await victim();
        for (const [table, row] of Object.entries(rows)) {
          const email = `${randomUUID()}@attacker.example`;
          const answer = await attack("POST", table, { ...row, email, ...forged });
          expect(answer.status, `${table} ${answer.text.slice(0, 200)}`).toBeGreaterThanOrEqual(
            400,
          );
          expect(answer.status).toBeLessThan(500);
          expect(await countOf(table, email)).toBe(0);
        }
      });

      it.each<[string, string]>([
        ["hire_me_queries", "first_name"],
        ["hire_me_queries", "last_name"],
        ["hire_me_queries", "whatsapp_number"],
        ["hire_me_queries", "company"],
        ["hire_me_queries", "solution"],
        ["aigency_consultation_queries", "first_name"],
        ["aigency_consultation_queries", "last_name"],
        ["aigency_consultation_queries", "phone"],
        ["aigency_consultation_queries", "company"],
      ])("a second line, or what steers a terminal, in %s.%s", async (table, column) => {
        const row = { first_name: "V", last_name: "V", company: "V", email: "v@attacker.example" };
        const whole = table === "hire_me_queries" ? row : { ...row, phone: "1", message: "m" };
        for (const forged of [
          "V\nBcc: x",
          "V\r\nBcc: x",
          "a\tb",
          "\u001b[2J",
          "\u009b2J",
          "\u007f",
        ]) {
          const answer = await attack("POST", table, { ...whole, [column]: forged });
          expect(JSON.parse(answer.text), JSON.stringify(forged)).toMatchObject({ code: "23514" });
        }
      });

      it("what steers a terminal in a text of many lines", async () => {
        const row = { first_name: "V", last_name: "V", company: "V" };
        for (const [table, column, rest] of [
          ["hire_me_queries", "additional_requirements", {}],
          ["aigency_consultation_queries", "message", { phone: "1" }],
        ] as const) {
          const email = `${randomUUID()}@attacker.example`;
          const whole = { ...row, email, ...rest };
          for (const forged of ["a\u001b[2Jb", "a\u009b2J", "a\u0008b"]) {
            const answer = await attack("POST", table, { ...whole, [column]: forged });
            expect(JSON.parse(answer.text)).toMatchObject({ code: "23514" });
          }
          const lines = await attack("POST", table, {
            ...whole,
            [column]: "One.\r\n\n\tTwo: é 漢 🙂",
          });
          expect(lines.status).toBe(201);
        }
      });

      it("one wrong row of many stores none of them", async () => {
        const email = `${randomUUID()}@attacker.example`;
        const answer = await attack("POST", "newsletter_subscriptions", [{ email }, { email: "" }]);
        expect(refusals).toContain(answer.status);
        expect(await countOf("newsletter_subscriptions", email)).toBe(0);
      });

      it("as CSV, or with columns named in the address", async () => {
        const email = `${randomUUID()}@attacker.example`;
        const csv = await attack(
          "POST",
          "newsletter_subscriptions",
          `email,created_at\n${email},2020-01-01\n`,
          { "content-type": "text/csv" },
        );
        expect(refusals).toContain(csv.status);
        const named = await attack("POST", "newsletter_subscriptions?columns=email,id", [
          { email, id: randomUUID() },
        ]);
        expect(refusals).toContain(named.status);
        expect(await countOf("newsletter_subscriptions", email)).toBe(0);
      });
    });

    describe("calls no function but ours", () => {
      it.each([
        ["pg_sleep", { seconds: 1 }],
        ["pg_read_file", { filename: "/etc/passwd" }],
        ["set_config", { setting_name: "role", new_value: "service_role", is_local: false }],
        ["current_setting", { setting_name: "app.settings.jwt_secret" }],
        ["query_to_xml", { query: "select * from hire_me_queries" }],
        ["exec_sql", { sql: "select 1" }],
        ["dblink", {}],
      ])("%s", async (name, parameters) => {
        for (const [method, path, body] of [
          ["POST", `rpc/${name}`, parameters],
          ["GET", `rpc/${name}`, undefined],
        ] as const) {
          const answer = await attack(method, path, body);
          expect(refusals).toContain(answer.status);
          expect(answer.text).not.toMatch(/root:|secret|victim/i);
        }
      });

      it("and the preview's tells nothing without its key", async () => {
        const draft = { kind: "insights", article_slug: "draft-one-hundred-partner-projects" };
        const table = { kind: "preview_access", article_slug: "x", preview_key: "x" };
        for (const body of [
          { ...draft, preview_key: "" },
          { ...draft, preview_key: null },
          { ...draft, preview_key: "' or '1'='1" },
          { ...draft, preview_key: "x".repeat(100_000) },
          table,
        ]) {
          const answer = await attack("POST", "rpc/preview_article", body);
          expect(answer.text === "" ? null : JSON.parse(answer.text)).toBeNull();
        }
        const incomplete = await attack("POST", "rpc/preview_article", draft);
        expect(refusals).toContain(incomplete.status);
      });
    });

    describe("reads no unpublished article", () => {
      it.each([
        "insights?slug=eq.draft-one-hundred-partner-projects",
        "insights?published_at=is.null",
        "insights?published_at=gt.2090-01-01",
        "insights?or=(published_at.is.null,published_at.gt.2090-01-01)",
        "insights?not.and=(published_at.not.is.null,published_at.lt.2090-01-01)",
        "insights?content=match.draft-marker&published_at=is.null",
        "success_stories?published_at=is.null",
        "updates?published_at=is.null",
        "categories?select=slug,success_stories!inner(slug)&success_stories.published_at=is.null",
      ])("%s", async (path) => {
        const answer = await attack("GET", path, undefined, { prefer: "count=exact" });
        expect(answer.status).toBeLessThan(300);
        expect(JSON.parse(answer.text)).toEqual([]);
        expect(answer.headers.get("content-range")).toBe("*/0");
      });

      it("nor any through its category", async () => {
        const slug = `hidden-${randomUUID()}`;
        const made = await ask(
          "operator",
          "POST",
          "categories?select=id",
          { name: "Hidden", slug },
          { prefer: "return=representation" },
        );
        const [{ id }] = JSON.parse(made.text) as [{ id: string }];
        const story = { title: "Hidden", slug, category_id: id, published_at: null };
        expect((await ask("operator", "POST", "success_stories", story)).status).toBe(201);
        const seen = await attack("GET", `categories?slug=eq.${slug}&select=*,success_stories(*)`);
        expect(JSON.parse(seen.text)).toMatchObject([{ slug, success_stories: [] }]);
        await ask("operator", "DELETE", `success_stories?slug=eq.${slug}`);
        await ask("operator", "DELETE", `categories?slug=eq.${slug}`);
      });
    });

    describe("gets no more than there is to read", () => {
      it.each<[string, string, Record<string, string>?]>([
        ["limit=-1", "insights?select=slug&limit=-1"],
        ["offset=-1", "insights?select=slug&offset=-1"],
        ["a limit beyond all bounds", "insights?select=slug&limit=999999999999"],
        ["a range that ends before it begins", "insights?select=slug", { range: "9-0" }],
        ["a range beyond the end", "insights?select=slug", { range: "1000000-2000000" }],
        ["a cast that cannot be done", "insights?select=title::int"],
        ["a column there is none of", "insights?select=secret"],
      ])("%s", async (_, path, headers = {}) => {
        const answer = await attack("GET", path, undefined, headers);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toMatch(/draft-one-hundred|hire_me_queries|preview_access/);
      });
    });

    describe("takes on no other role", () => {
      const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      it("by a token without a signature, or with one of another", async () => {
        const { anonKey } = getBackend();
        const signature = anonKey.split(".")[2] ?? "";
        const body = encoded({ role: "service_role", exp: 4_102_444_800 });
        for (const token of [
          `${encoded({ alg: "none", typ: "JWT" })}.${body}.`,
          `${encoded({ alg: "HS256", typ: "JWT" })}.${body}.${signature}`,
          `${encoded({ alg: "HS256", typ: "JWT" })}.${body}.`,
          "service_role",
        ]) {
          const headers = { apikey: token, authorization: `Bearer ${token}` };
          const answer = await attack("GET", "hire_me_queries?select=email", undefined, headers);
          expect([400, 401, 403]).toContain(answer.status);
        }
      });

      it("by a header or parameter", async () => {
        for (const headers of [
          { "x-role": "service_role", role: "service_role" },
          { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
          { prefer: "tx=rollback,handling=lenient,role=service_role" },
        ] as Record<string, string>[]) {
          const answer = await attack("GET", "hire_me_queries?select=email", undefined, headers);
          expect(refusals).toContain(answer.status);
        }
      });
    });

    it("is told by the interface's own description of nothing else", async () => {
      const { status, text } = await attack("GET", "");
      if (status !== 200) return;
      expect(text).not.toMatch(/preview_access|key_hash|service_role|authenticator/);
      const { paths = {} } = JSON.parse(text) as { paths?: Record<string, object> };
      const readable = Object.keys(relations).filter((table) => relations[table]?.[1] === "rows");
      const callable = Object.entries(functions)
        .filter(([, [, callers]]) => callers === "anon" || callers === "both")
        .map(([name]) => `rpc/${name}`);
      const told = ["", ...leadTables, ...readable, ...callable].map((path) => `/${path}`);
      expect(Object.keys(paths).toSorted()).toEqual(told.toSorted());
    });
  });
}
