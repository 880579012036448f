import type { ExecutionContext } from "@cloudflare/workers-types";
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import type * as Context from "../../app/server/environment/create-context.ts";
import type * as Files from "../../app/server/files/generated-files.ts";
import type * as Authors from "../../app/server/articles/authors.ts";
import type * as Search from "../../app/server/articles/search-articles.ts";
import type * as Leads from "../../scripts/commands/leads.ts";
import { callersOf } from "../../tests/postgrest/callers.ts";
import type { RealBackend } from "../../tests/postgrest/real-backend.ts";

/** What is asked of a filled database, by the code of a folder. */
export interface Question {
  name: string;
  ask: () => Promise<unknown>;
  /** Deletes or reads for long: asked as often as this, and the longest request counts. */
  times?: number;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const staffId = "00000000-0000-4000-8000-000000000001";

/** What a context says of the bindings that are missing here is not of interest. */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  const { error } = console;
  console.error = () => undefined;
  try {
    return await work();
  } finally {
    console.error = error;
  }
}

const week = "2026-11-16";

interface Modules {
  search: typeof Search;
  authors: typeof Authors;
  files: typeof Files;
  context: typeof Context;
  leads: typeof Leads;
}

const paths = {
  search: "app/server/articles/search-articles.ts",
  authors: "app/server/articles/authors.ts",
  files: "app/server/files/generated-files.ts",
  context: "app/server/environment/create-context.ts",
  leads: "scripts/commands/leads.ts",
};

/** @param folder of a revision of the project: its own code asks */
export async function questionsOf(
  folder: string,
  backend: RealBackend,
): Promise<readonly Question[]> {
  const load = async <Name extends keyof Modules>(name: Name) =>
    // The folder is of the same project: its modules have had these functions since November 2026.
    (await import(join(folder, paths[name]))) as Modules[Name];
  const [leads, search, authors, files, context] = await Promise.all([
    load("leads"),
    load("search"),
    load("authors"),
    load("files"),
    load("context"),
  ]);
  const ask = callersOf(() => backend);
  // A run before this one has erased another person.
  const found = await backend.sql(`
    delete from weekly_reports;
    select 'AIOI-' || upper(substr(submission_id::text, 1, 4)) || '-'
      || upper(substr(submission_id::text, 5, 4)) || ' ' || email
    from hire_me_queries order by id limit 1`);
  const [reference = "", email = ""] = found.split(" ");
  const staff = (question: string, filter: string): Question => ({
    name: `desk, ${question}`,
    ask: () => ask({ user: staffId }, "GET", `leads?limit=50&order=received_at.desc,id${filter}`),
  });
  const environment = {
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
  };
  const program = (...parameters: string[]): Question => ({
    name: `npm run leads ${parameters.join(" ")}`.replace(email, "…").replace(reference, "…"),
    ask: () => leads.main(parameters, environment, () => undefined),
  });
  const operator = (name: string, call: string, body: object, times?: number): Question => ({
    name,
    ask: () => ask("operator", "POST", `rpc/${call}`, body),
    ...(times !== undefined && { times }),
  });
  const created = await quietly(() => {
    const url = new URL("https://aioi.example");
    const env = { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.anonKey };
    // Of Cloudflare's, what a context needs.
    const execution = { waitUntil: () => undefined } as unknown as ExecutionContext;
    return context.createContext(new Request(url), url, env, execution);
  });
  /** As in a new isolate, which has cached nothing. */
  const visitor = () => ({ ...created, environment: { ...created.environment }, log: silent });
  const searched = (name: string, typed: string): Question => ({
    name: `search, ${name}`,
    ask: async () => {
      const found = await search.searchArticles(typed, 20, visitor());
      if (found === null) throw new Error("no answer");
    },
  });
  const file = (path: string): Question => ({
    name: path,
    ask: async () => {
      const url = new URL(path, "https://aioi.example");
      const answer = await files.generatedFile(new Request(url), url, visitor());
      if (answer?.status !== 200) throw new Error(`HTTP ${answer?.status ?? 404}`);
    },
  });
  const owner = randomUUID();
  const person = { person_email: email.toUpperCase() };
  return [
    staff("the newest", ""),
    staff("one status", "&status=eq.won"),
    staff("one kind", "&kind=eq.partner"),
    staff("one reference", `&reference=eq.${reference}`),
    staff("one address", `&email=eq.${encodeURIComponent(email)}`),
    program("--limit", "50"),
    program("--status", "won"),
    program("--kind", "partner"),
    program("--reference", reference),
    program("--email", email),
    searched("common", "model"),
    searched("rare", "unique77"),
    searched("two words", "model cost"),
    searched("prefix", "boundary1"),
    searched("phrase", '"inference cost"'),
    file("/sitemap.xml"),
    file("/sitemaps/insights-1.xml"),
    {
      name: "/authors/author-7",
      ask: async () => {
        const read = await authors.readAuthor("author-7", visitor());
        if (read.status !== "read") throw new Error("HTTP 503");
      },
    },
    { ...program("--csv", "--limit", "20000"), times: 1 },
    {
      name: "weekly mail",
      ask: () =>
        ask("anon", "POST", "rpc/claim_weekly_report", {
          week_start: week,
          proof: "bench",
          owner_id: owner,
        }),
    },
    operator("export of a person", "export_person", person),
    operator("erasure of a person", "erase_person", person),
    operator("retention, the longest part", "apply_retention", {}, 3),
  ];
}
