import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readProject } from "../support/files.ts";
import { describeAccess, functions, relations } from "./access-contract.ts";
import { describeArchives } from "./archive-contract.ts";
import { describeAttacker } from "./attacker-contract.ts";
import { describeDatabaseContract } from "./database-contract.ts";
import { describeLeadDesk } from "./desk-contract.ts";
import { describeFigures } from "./figures-contract.ts";
import { describeNotifications } from "./notification-contract.ts";
import { describeWriting } from "./writing-contract.ts";
import { startRealBackend } from "./real-backend.ts";
import type { RealBackend } from "./real-backend.ts";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";

describe.skipIf(isMissing)("with PostgreSQL and PostgREST", () => {
  let backend: RealBackend;

  beforeAll(async () => {
    if (isMissing) throw new Error(cluster);
    backend = await startRealBackend(cluster, "with_postgrest");
  });

  afterAll(() => backend?.stop());

  describeDatabaseContract("PostgreSQL and PostgREST", () => backend);

  describeAttacker("PostgreSQL and PostgREST", () => backend);
  describeArchives("PostgreSQL and PostgREST", () => backend);

  describeLeadDesk("PostgreSQL and PostgREST", () => backend);

  describeAccess("PostgreSQL and PostgREST", () => backend);

  describeFigures("PostgreSQL and PostgREST", () => backend);

  describeNotifications("PostgreSQL and PostgREST", () => backend);
  describeWriting("PostgreSQL and PostgREST", () => backend);

  describe("what PostgreSQL itself says of our tables", () => {
    it("row level security is on for every table", async () => {
      const open = await backend.sql(`
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
      `);
      expect(open).toBe("");
    });

    it("anon holds SELECT on content and INSERT on the columns of leads; authenticated reads, and works on leads as far as the policies let it; nothing else", async () => {
      const onTables = await backend.sql(`
        select grantee, table_name, string_agg(privilege_type, ',' order by privilege_type)
        from information_schema.role_table_grants
        where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
        group by grantee, table_name order by grantee, table_name
      `);
      expect(onTables.split("\n")).toEqual([
        "anon|article_redirects|SELECT",
        "anon|categories|SELECT",
        "anon|insights|SELECT",
        "anon|success_stories|SELECT",
        "anon|updates|SELECT",
        "authenticated|aigency_consultation_queries|SELECT",
        "authenticated|article_redirects|SELECT",
        "authenticated|categories|SELECT",
        "authenticated|hire_me_queries|SELECT",
        "authenticated|insights|SELECT",
        "authenticated|lead_history|SELECT",
        "authenticated|leads|SELECT",
        "authenticated|newsletter_subscriptions|SELECT",
        "authenticated|staff|SELECT",
        "authenticated|success_stories|SELECT",
        "authenticated|updates|SELECT",
      ]);
      const onColumns = await backend.sql(`
        select grantee, table_name, privilege_type, string_agg(column_name, ',' order by column_name)
        from information_schema.column_privileges
        where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
          and privilege_type <> 'SELECT'
        group by grantee, table_name, privilege_type order by grantee, table_name
      `);
      expect(onColumns.split("\n")).toEqual([
        "anon|aigency_consultation_queries|INSERT|company,email,email_proof_hash,first_name,last_name,message,phone,proof_hash,source,status,submission_id",
        "anon|hire_me_queries|INSERT|additional_requirements,company,email,email_proof_hash,first_name,last_name,proof_hash,selected_autopilots,solution,source,status,submission_id,whatsapp_number",
        "anon|newsletter_subscriptions|INSERT|email,email_proof_hash,needs_confirmation,proof_hash,source,status,submission_id",
        "authenticated|aigency_consultation_queries|UPDATE|note,owner,status",
        "authenticated|hire_me_queries|UPDATE|note,owner,status",
        "authenticated|newsletter_subscriptions|UPDATE|note,owner,status",
      ]);
    });

    it("the access contract names every table, view and function", async () => {
      const tables = await backend.sql(`
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
      `);
      expect(Object.keys(relations)).toEqual(tables.split("\n").toSorted());
      const callable = await backend.sql(`
        select proname from pg_proc
        where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      `);
      expect(Object.keys(functions)).toEqual(callable.split("\n").toSorted());
      for (const role of ["anon", "authenticated"]) {
        const allowed = await backend.sql(`
          select proname from pg_proc
          where pronamespace = 'public'::regnamespace
            and has_function_privilege('${role}', oid, 'execute')
        `);
        const named = Object.entries(functions).filter(
          ([, [, callers]]) =>
            callers === "both" || callers === (role === "anon" ? "anon" : "user"),
        );
        expect(named.map(([name]) => name)).toEqual(allowed.split("\n").toSorted());
      }
    });

    it("the snippet that purges from the database signs its calls as the site wants", async () => {
      const secret = `whsec_${randomBytes(24).toString("base64")}`;
      // Supabase has these three; here calls are written down instead of sent.
      await backend.sql(`
        create extension pgcrypto schema extensions;
        create schema vault;
        create view vault.decrypted_secrets as select * from (values
          ('site_origin', 'https://aioi.example'), ('purge_secret', '${secret}')
        ) as secrets (name, decrypted_secret);
        create schema net;
        create table net.calls (url text, body text, headers jsonb);
        create function net.http_post(url text, body jsonb, headers jsonb) returns bigint
          language sql as 'insert into net.calls values (url, body::text, headers) returning 1::bigint';
      `);
      await backend.sql(readProject("supabase/snippets/purge_on_change.sql"));
      for (const change of [
        "insert into insights (title, slug) values ('T', 'purged')",
        "update insights set title = 'U' where slug = 'purged'",
        "delete from insights where slug = 'purged'",
        "update success_stories set title = title",
        "update updates set title = title",
        "update categories set name = name",
      ]) {
        await backend.sql(`delete from net.calls; ${change}`);
        const call = await backend.sql("select row_to_json(calls) from net.calls");
        const { url, body, headers } = JSON.parse(call) as {
          url: string;
          body: string;
          headers: Record<string, string>;
        };
        expect(url).toBe("https://aioi.example/purge");
        expect(new Webhook(secret).verify(body, headers)).toEqual({ type: "articles.changed" });
      }
      await backend.sql("drop function private.purge_site() cascade");
    });

    it("'newest published_at first; limit 3' is read from an index", async () => {
      const plan = await backend.sql(`
        set enable_seqscan = off;
        set role anon;
        explain select id from success_stories where published_at <= now()
        order by published_at desc limit 3
      `);
      expect(plan).toContain("success_stories_order_idx");
    });
  });
});
