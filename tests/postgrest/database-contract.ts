import { createHash, randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, it } from "vitest";
import { askPostgrest } from "../support/rows.ts";

export interface DatabaseBackend {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
}

type Row = Record<string, unknown>;

const lead = {
  hire_me_queries: (): Row => ({
    first_name: "Mara",
    last_name: "Lindqvist",
    email: someEmail(),
    whatsapp_number: null,
    company: "Northwind Test Works",
    solution: null,
    selected_autopilots: [],
    additional_requirements: "Get Started Request",
  }),
  newsletter_subscriptions: (): Row => ({ email: someEmail() }),
  aigency_consultation_queries: (): Row => ({
    first_name: "Mara",
    last_name: "Lindqvist",
    email: someEmail(),
    phone: "+1 555 0100",
    company: "Northwind Test Works",
    message: "Partner type: Reseller\nExpected revenue: 50K\n\nNo additional message",
  }),
};
type LeadTable = keyof typeof lead;
const leadTables = Object.keys(lead) as LeadTable[];
const contentTables = ["success_stories", "insights", "updates"] as const;

function someEmail(): string {
  return `${randomUUID()}@example.com`;
}

function emailOfLength(length: number): string {
  const unique = someEmail();
  return "a".repeat(length - unique.length) + unique;
}

/**
 * What the site relies on from its database, asked through supabase-js and plain HTTP. Limits and
 * names stand here literally, as in the specification.
 */
export function describeDatabaseContract(name: string, getBackend: () => DatabaseBackend): void {
  describe(`the database contract on ${name}`, () => {
    let visitor: SupabaseClient;
    let operator: SupabaseClient;

    beforeAll(() => {
      const { url, anonKey, serviceRoleKey } = getBackend();
      const options = { auth: { persistSession: false, autoRefreshToken: false } };
      visitor = createClient(url, anonKey, options);
      operator = createClient(url, serviceRoleKey, options);
    });

    const asVisitor = (
      method: string,
      path: string,
      body?: Row,
      headers: Record<string, string> = {},
    ): Promise<Response> => {
      const { url, anonKey } = getBackend();
      return askPostgrest(url, anonKey, method, path, body, headers);
    };

    const insertCode = async (table: LeadTable, row: Row): Promise<string | null> =>
      (await visitor.from(table).insert(row)).error?.code ?? null;

    const rowOf = async (table: LeadTable, email: unknown): Promise<Row> => {
      const { data, error } = await operator.from(table).select().eq("email", email).single();
      expect(error).toBeNull();
      return data as Row;
    };

    describe("section 6: 'All pages are public and all visitors are anonymous. Reads and inserts use the anonymous data client.'", () => {
      for (const table of leadTables) {
        it(`a visitor inserts into ${table}, and the row holds what was sent`, async () => {
          const row = lead[table]();
          expect(await insertCode(table, row)).toBeNull();
          const stored = await rowOf(table, row.email);
          expect(stored).toMatchObject(row);
          expect(stored.id).toMatch(/^[0-9a-f-]{36}$/);
          expect(stored.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
          expect(stored).toMatchObject({ submission_id: null, source: null, status: "new" });
        });

        // By that header the site knows PostgREST from a gateway that answers 201 and stores nothing.
        it(`an insert into ${table} is answered 201 with Content-Range and an empty body`, async () => {
          const answer = await asVisitor("POST", table, lead[table]());
          expect(answer.status).toBe(201);
          expect(answer.headers.get("content-range")).toBe("*/*");
          expect(await answer.text()).toBe("");
        });

        it(`a visitor also sends submission_id, source and status with ${table}`, async () => {
          const row: Row = {
            ...lead[table](),
            submission_id: randomUUID(),
            source: { form: "contract", utm: { source: "newsletter" } },
            status: "quarantined",
          };
          expect(await insertCode(table, row)).toBeNull();
          expect(await rowOf(table, row.email)).toMatchObject(row);
        });

        it(`a visitor cannot read, change, replace or delete ${table}`, async () => {
          const row = lead[table]();
          expect(await insertCode(table, row)).toBeNull();
          const before = await rowOf(table, row.email);
          const filter = `${table}?email=eq.${encodeURIComponent(String(row.email))}`;

          for (const [method, path, body, headers] of [
            ["GET", table],
            ["GET", `${table}?select=id`],
            ["GET", `${table}?select=count`],
            ["HEAD", table],
            ["PATCH", filter, { email: someEmail() }],
            ["PATCH", filter, { status: "test" }],
            ["DELETE", filter],
            ["POST", `${table}?on_conflict=id`, row, { prefer: "resolution=merge-duplicates" }],
          ] as const) {
            const response = await asVisitor(method, path, body, headers);
            expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
            expect(response.status, `${method} ${path}`).toBeLessThan(500);
            const text = await response.text();
            expect(text).not.toContain(String(row.email));
            if (method !== "HEAD" && !path.includes("count") && !path.includes("on_conflict")) {
              expect(JSON.parse(text), `${method} ${path}`).toMatchObject({ code: "42501" });
            }
          }
          expect(await rowOf(table, row.email)).toEqual(before);
        });

        it(`a visitor sets neither id nor created_at of ${table}, nor a status of their own`, async () => {
          expect(await insertCode(table, { ...lead[table](), id: randomUUID() })).toBe("42501");
          const created_at = "2020-01-01T00:00:00Z";
          expect(await insertCode(table, { ...lead[table](), created_at })).toBe("42501");
          for (const status of ["won", "NEW", "", null]) {
            expect(["42501", "23514"]).toContain(
              await insertCode(table, { ...lead[table](), status }),
            );
          }
        });

        it(`one submission makes one row in ${table}: a second submission_id gives 23505`, async () => {
          const submission_id = randomUUID();
          const row = { ...lead[table](), submission_id };
          expect(await insertCode(table, row)).toBeNull();
          expect(await insertCode(table, { ...row, email: someEmail() })).toBe("23505");
          const { count } = await operator
            .from(table)
            .select("*", { count: "exact", head: true })
            .eq("submission_id", submission_id);
          expect(count).toBe(1);
        });

        it(`source of ${table} is an object of at most 8192 bytes`, async () => {
          const insertSource = (source: unknown): Promise<string | null> =>
            insertCode(table, { ...lead[table](), source });
          // {"a": "x…"} is 9 bytes around its value.
          expect(await insertSource({ a: "x".repeat(8192 - 9) })).toBeNull();
          expect(await insertSource({ a: "x".repeat(8192 - 8) })).toBe("23514");
          for (const refused of [["a"], "a"]) {
            expect(["23514", "22P02"]).toContain(await insertSource(refused));
          }
        });
      }

      it("a visitor changes no content", async () => {
        const slug = `forged-${randomUUID()}`;
        for (const [method, path, body] of [
          ["POST", "success_stories", { title: "Forged", slug }],
          ["POST", "insights", { title: "Forged", slug }],
          ["POST", "updates", { title: "Forged", type: "Release" }],
          ["POST", "categories", { name: "Forged", slug }],
          ["PATCH", "success_stories?read_time=gt.0", { title: "Forged" }],
          ["PATCH", "insights?read_time=gt.0", { title: "Forged" }],
          ["PATCH", "updates?title=neq.x", { title: "Forged" }],
          ["PATCH", "categories?slug=neq.x", { name: "Forged" }],
          ["DELETE", "success_stories?read_time=gt.0"],
          ["DELETE", "insights?read_time=gt.0"],
          ["DELETE", "updates?title=neq.x"],
          ["DELETE", "categories?slug=neq.x"],
        ] as const) {
          const response = await asVisitor(method, path, body);
          expect(await response.json(), `${method} ${path}`).toMatchObject({ code: "42501" });
        }
      });

      it("a key that is not ours is refused, and a request without a key reads no lead", async () => {
        const { url, anonKey } = getBackend();
        const forged = `${anonKey.slice(0, anonKey.lastIndexOf("."))}.forged`;
        const headers = { apikey: forged, authorization: `Bearer ${forged}` };
        const refused = await fetch(`${url}/rest/v1/insights?select=slug`, { headers });
        expect(refused.status).toBe(401);
        for (const table of leadTables) {
          const keyless = await fetch(`${url}/rest/v1/${table}`);
          expect(keyless.status, table).toBe(401);
        }
      });
    });

    describe("section 9: 'Names 50 (100 in the partner form); email 255; company 100 (200 in the partner form); phone 20; message 1000 (2000 in the partner form and for consultation requirements).'", () => {
      const limits: [LeadTable, string, number][] = [
        ["hire_me_queries", "first_name", 50],
        ["hire_me_queries", "last_name", 50],
        ["hire_me_queries", "email", 255],
        ["hire_me_queries", "whatsapp_number", 20],
        ["hire_me_queries", "company", 100],
        // 'optional string, no bound': as much as a request may hold.
        ["hire_me_queries", "solution", 65_536],
        ["hire_me_queries", "additional_requirements", 2202],
        ["newsletter_subscriptions", "email", 255],
        ["aigency_consultation_queries", "first_name", 100],
        ["aigency_consultation_queries", "last_name", 100],
        ["aigency_consultation_queries", "email", 255],
        ["aigency_consultation_queries", "phone", 20],
        ["aigency_consultation_queries", "company", 200],
        ["aigency_consultation_queries", "message", 2185],
      ];
      for (const [table, column, limit] of limits) {
        it(`${table}.${column} takes ${limit} characters, and 23514 is the code for ${limit + 1}`, async () => {
          const text = (length: number): string =>
            column === "email" ? emailOfLength(length) : "é".repeat(length);
          expect(await insertCode(table, { ...lead[table](), [column]: text(limit) })).toBeNull();
          expect(await insertCode(table, { ...lead[table](), [column]: text(limit + 1) })).toBe(
            "23514",
          );
        });
      }

      it("the widest contact page message fits: subject of 200, blank line, message of 1000", async () => {
        const additional_requirements = `${"s".repeat(200)}\n\n${"m".repeat(1000)}`;
        const row = { ...lead.hire_me_queries(), additional_requirements };
        expect(await insertCode("hire_me_queries", row)).toBeNull();
      });

      it("the widest partner message fits: 'a partner type line, an expected revenue line, a blank line, then the user's message'", async () => {
        const lines = `Partner type: ${"t".repeat(100)}\nExpected revenue: ${"r".repeat(50)}`;
        const row = {
          ...lead.aigency_consultation_queries(),
          message: `${lines}\n\n${"m".repeat(2000)}`,
        };
        expect(await insertCode("aigency_consultation_queries", row)).toBeNull();
      });

      it("selected_autopilots is a 'list of strings, or null' of at most 20 entries", async () => {
        const insertAutopilots = (selected_autopilots: unknown): Promise<string | null> =>
          insertCode("hire_me_queries", { ...lead.hire_me_queries(), selected_autopilots });
        for (const accepted of [null, [], ["contact_us"], Array(20).fill("bdr")]) {
          expect(await insertAutopilots(accepted)).toBeNull();
        }
        expect(await insertAutopilots(["x".repeat(2000)])).toBeNull();
        for (const refused of [Array(21).fill("bdr"), ["bdr", null], ["x".repeat(2001)]]) {
          expect(await insertAutopilots(refused)).toBe("23514");
        }
        const row: Row = {
          ...lead.hire_me_queries(),
          selected_autopilots: ["bdr", 'a,"b"', "{c}"],
        };
        expect(await insertCode("hire_me_queries", row)).toBeNull();
        expect(await rowOf("hire_me_queries", row.email)).toMatchObject(row);
      });
    });

    describe("section 5: required fields", () => {
      const required: Record<LeadTable, string[]> = {
        hire_me_queries: ["first_name", "last_name", "email", "company"],
        newsletter_subscriptions: ["email"],
        aigency_consultation_queries: [
          "first_name",
          "last_name",
          "email",
          "phone",
          "company",
          "message",
        ],
      };
      for (const table of leadTables) {
        for (const column of required[table]) {
          it(`${table}.${column} is neither missing, null nor blank`, async () => {
            const { [column]: _, ...rest } = lead[table]();
            // A newsletter row without its e-mail would have no columns at all.
            const missing = column === "email" ? { ...rest, status: "new" } : rest;
            expect(await insertCode(table, missing)).toBe("23502");
            expect(await insertCode(table, { ...lead[table](), [column]: null })).toBe("23502");
            for (const blank of ["", "   ", " \t\n"]) {
              expect(await insertCode(table, { ...lead[table](), [column]: blank })).toBe("23514");
            }
          });
        }

        it(`${table}.email holds an @ between two parts`, async () => {
          for (const email of ["example.com", "@example.com", "mara@", "mara lind@example.com"]) {
            expect(await insertCode(table, { ...lead[table](), email })).toBe("23514");
          }
        });
      }

      it("nullable as section 3 says: whatsapp_number, solution, selected_autopilots, additional_requirements", async () => {
        const { first_name, last_name, email, company } = lead.hire_me_queries();
        const row = { first_name, last_name, email, company };
        expect(await insertCode("hire_me_queries", row)).toBeNull();
        expect(await rowOf("hire_me_queries", email)).toMatchObject({
          ...row,
          whatsapp_number: null,
          solution: null,
          selected_autopilots: null,
          additional_requirements: null,
        });
      });
    });

    describe("section 8: 'Newsletter duplicate (code 23505)'", () => {
      it("the same e-mail again, in the same or another letter case, gives 23505", async () => {
        const email = someEmail();
        expect(await insertCode("newsletter_subscriptions", { email })).toBeNull();
        for (const again of [email, email.toUpperCase(), email.replace("example", "Example")]) {
          const { error, status } = await visitor
            .from("newsletter_subscriptions")
            .insert({ email: again });
          expect(status).toBe(409);
          expect(error?.code).toBe("23505");
          // Tells a duplicate address from a repeated submission.
          expect(error?.message).toContain("newsletter_subscriptions_email_key");
        }
        expect(await insertCode("newsletter_subscriptions", { email: someEmail() })).toBeNull();
      });

      // Anyone can post somebody else's address in a way that looks like a robot's.
      describe.each(["quarantined", "test"])("a row with the status %s", (status) => {
        const insertAs = (email: string, rowStatus: string): Promise<string | null> =>
          insertCode("newsletter_subscriptions", { email, status: rowStatus });

        it("does not keep the address from being subscribed, in any letter case", async () => {
          for (const spell of [(email: string) => email, (email: string) => email.toUpperCase()]) {
            const email = someEmail();
            expect(await insertAs(email, status)).toBeNull();
            expect(await insertAs(spell(email), "new")).toBeNull();
            expect(await insertAs(email, "new")).toBe("23505");
          }
        });

        it("is stored beside a real one, and beside another of its kind", async () => {
          const email = someEmail();
          expect(await insertAs(email, "new")).toBeNull();
          expect(await insertAs(email, status)).toBeNull();
          expect(await insertAs(email.toUpperCase(), status)).toBeNull();
          expect(await insertAs(email.toUpperCase(), "new")).toBe("23505");
        });

        it("becomes a real one only where there is none", async () => {
          const [free, taken] = [someEmail(), someEmail()];
          expect(await insertAs(taken, "new")).toBeNull();
          for (const email of [free, taken]) expect(await insertAs(email, status)).toBeNull();
          const release = (email: string) =>
            operator
              .from("newsletter_subscriptions")
              .update({ status: "new" })
              .match({ email, status });
          expect((await release(free)).error).toBeNull();
          expect((await release(taken)).error?.code).toBe("23505");
        });
      });

      it("a repeated submission names another constraint", async () => {
        const row = { ...lead.newsletter_subscriptions(), submission_id: randomUUID() };
        expect(await insertCode("newsletter_subscriptions", row)).toBeNull();
        const { error } = await visitor
          .from("newsletter_subscriptions")
          .insert({ ...row, email: someEmail() });
        expect(error?.code).toBe("23505");
        expect(error?.message).toContain("newsletter_subscriptions_submission_id_key");
      });
    });

    describe("section 7: reads", () => {
      const newestFirst = (rows: { published_at: string }[]): void => {
        const times = rows.map((row) => Date.parse(row.published_at));
        expect(times.every(Number.isFinite)).toBe(true);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
      };

      it("stories list: 'id, title, slug, description, image_url, read_time, published_at, categories(id, name, slug); newest published_at first; limit 3'", async () => {
        const { data, error } = await visitor
          .from("success_stories")
          .select(
            "id, title, slug, description, image_url, read_time, published_at, categories(id, name, slug)",
          )
          .order("published_at", { ascending: false })
          .limit(3);
        expect(error).toBeNull();
        expect(data).toHaveLength(3);
        newestFirst(data ?? []);
        for (const row of data ?? []) {
          expect(Object.keys(row).toSorted()).toEqual([
            "categories",
            "description",
            "id",
            "image_url",
            "published_at",
            "read_time",
            "slug",
            "title",
          ]);
          expect(row.categories).toEqual({
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            name: expect.any(String),
            slug: expect.any(String),
          });
          expect(row.read_time).toBeGreaterThan(0);
          expect(row.published_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
        }
      });

      it("insights list: 'id, title, slug, excerpt, author, tags, read_time, published_at; newest first; limit 3'", async () => {
        const { data, error } = await visitor
          .from("insights")
          .select("id, title, slug, excerpt, author, tags, read_time, published_at")
          .order("published_at", { ascending: false })
          .limit(3);
        expect(error).toBeNull();
        expect(data).toHaveLength(3);
        newestFirst(data ?? []);
        for (const row of data ?? []) {
          expect(row.tags.length).toBeGreaterThan(0);
          expect(row.tags.every((tag: unknown) => typeof tag === "string")).toBe(true);
        }
      });

      it("updates list: 'id, title, description, type, published_at; newest first; limit 5'", async () => {
        const { data, error } = await visitor
          .from("updates")
          .select("id, title, description, type, published_at")
          .order("published_at", { ascending: false })
          .limit(5);
        expect(error).toBeNull();
        expect(data).toHaveLength(5);
        newestFirst(data ?? []);
      });

      it("story detail: 'read one success_stories row by slug; the fields above plus content; exactly one row expected'", async () => {
        const { data: listed } = await visitor.from("success_stories").select("slug").limit(1);
        const { data, error } = await visitor
          .from("success_stories")
          .select(
            "id, title, slug, description, image_url, read_time, published_at, content, categories(id, name, slug)",
          )
          .eq("slug", listed?.[0]?.slug)
          .single();
        expect(error).toBeNull();
        expect(data?.slug).toBe(listed?.[0]?.slug);
        expect(data?.content).toContain("<p>");
      });

      it("insight detail: 'read one insights row by slug; all fields; exactly one row expected'", async () => {
        const { data: listed } = await visitor.from("insights").select("slug").limit(1);
        const { data, error } = await visitor
          .from("insights")
          .select()
          .eq("slug", listed?.[0]?.slug)
          .single();
        expect(error).toBeNull();
        expect(data?.content).toContain("<p>");
      });

      for (const table of ["success_stories", "insights"] as const) {
        it(`section 8: 'no-row code PGRST116' for an unknown slug of ${table}`, async () => {
          const { data, error, status } = await visitor
            .from(table)
            .select()
            .eq("slug", "no-such-slug")
            .single();
          expect(data).toBeNull();
          expect(error?.code).toBe("PGRST116");
          expect(status).toBe(406);
        });
      }

      it("a row is public when published_at is set and not in the future", async () => {
        const hour = 3_600_000;
        const at = (offset: number): string => new Date(Date.now() + offset).toISOString();
        for (const table of contentTables) {
          const stamps = { past: at(-hour), future: at(hour), draft: null };
          const title = `Visibility ${randomUUID()}`;
          for (const [state, published_at] of Object.entries(stamps)) {
            const row: Row =
              table === "updates"
                ? { title, description: state, type: "Release", published_at }
                : { title, slug: `${state}-${randomUUID()}`, published_at };
            const { error } = await operator.from(table).insert(row);
            expect(error).toBeNull();
          }
          const all = await operator.from(table).select("published_at").eq("title", title);
          expect(all.data).toHaveLength(3);
          const seen = await visitor.from(table).select("published_at").eq("title", title);
          expect(seen.data).toHaveLength(1);
          expect(Date.parse(seen.data?.[0]?.published_at)).toBe(Date.parse(stamps.past));
          const { error } = await operator.from(table).delete().eq("title", title);
          expect(error).toBeNull();
        }
      });

      it("the body of a story or an insight has at most 262144 bytes", async () => {
        for (const table of ["success_stories", "insights"] as const) {
          const codeOf = async (content: string) => {
            const slug = `size-${randomUUID()}`;
            const { error } = await operator.from(table).insert({ title: "T", slug, content });
            await operator.from(table).delete().eq("slug", slug);
            return error?.code ?? null;
          };
          expect(await codeOf("é".repeat(131_072))).toBeNull();
          expect(await codeOf(`${"é".repeat(131_072)}.`)).toBe("23514");
        }
      });

      it("a preview shows one article, published or not, to who has the key, and to nobody else", async () => {
        const key = `preview-${randomUUID()}`;
        const hash = createHash("sha256").update(key).digest("hex");
        const { error } = await operator.from("preview_access").insert({ key_hash: hash });
        expect(error).toBeNull();
        const preview = (kind: string, slug: string, previewKey: string) =>
          visitor.rpc("preview_article", {
            kind,
            article_slug: slug,
            preview_key: previewKey,
          });
        const draft = "draft-one-hundred-partner-projects";
        const shown = await preview("insights", draft, key);
        expect(shown.error).toBeNull();
        expect(shown.data).toMatchObject({ slug: draft, published_at: expect.any(String) });
        const { data: listed } = await visitor.from("success_stories").select("slug").limit(1);
        const story = await preview("success-stories", String(listed?.[0]?.slug), key);
        expect(story.data).toMatchObject({ categories: { slug: expect.any(String) } });
        for (const [kind, slug, previewKey] of [
          ["insights", draft, "another key"],
          ["insights", draft, hash],
          ["insights", "no-such-insight", key],
          ["hire_me_queries", draft, key],
        ] as const) {
          expect((await preview(kind, slug, previewKey)).data, kind).toBeNull();
        }
        const hashes = await asVisitor("GET", "preview_access");
        expect(hashes.status).toBeGreaterThanOrEqual(400);
      });

      it("the seed holds 4 categories, at least 5 stories, 9 insights and 12 updates to read", async () => {
        const count = async (table: string): Promise<number> =>
          (await visitor.from(table).select("*", { count: "exact", head: true })).count ?? 0;
        expect(await count("categories")).toBe(4);
        expect(await count("success_stories")).toBeGreaterThanOrEqual(5);
        expect(await count("insights")).toBe(9);
        expect(await count("updates")).toBe(12);
      });

      it("content rows can be inserted with the specification's columns alone", async () => {
        const published_at = "2026-01-02T03:04:05Z";
        const slug = `spec-columns-${randomUUID()}`;
        const rows: Record<string, Row> = {
          categories: { name: "Spec", slug },
          success_stories: {
            title: "Spec",
            slug,
            description: "d",
            content: "<p>c</p>",
            image_url: null,
            read_time: 4,
            published_at,
          },
          insights: {
            title: "Spec",
            slug,
            excerpt: "e",
            author: "A",
            tags: ["a", "b"],
            read_time: 4,
            published_at,
            content: "<p>c</p>",
          },
          updates: { title: slug, description: "d", type: "Docs", published_at },
        };
        for (const [table, row] of Object.entries(rows)) {
          const inserted = await operator.from(table).insert(row).select().single();
          expect(inserted.error).toBeNull();
          expect(inserted.data).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
          const { error } = await operator.from(table).delete().eq("id", inserted.data.id);
          expect(error).toBeNull();
        }
      });

      it("slugs are unique, lowercase, and at most 120 characters", async () => {
        for (const table of ["categories", "success_stories", "insights"] as const) {
          const named = table === "categories" ? { name: "Slug" } : { title: "Slug" };
          const insertSlug = async (slug: string): Promise<string | null> =>
            (await operator.from(table).insert({ ...named, slug })).error?.code ?? null;
          const longest = randomUUID().padEnd(120, "x");
          expect(await insertSlug(longest)).toBeNull();
          expect(await insertSlug(longest)).toBe("23505");
          for (const slug of [`${longest}x`, "Upper", "a b", "a/b", "-a", "a--b", ""]) {
            expect(await insertSlug(slug), slug).toBe("23514");
          }
          const { error } = await operator.from(table).delete().eq("slug", longest);
          expect(error).toBeNull();
        }
      });
    });
  });
}
