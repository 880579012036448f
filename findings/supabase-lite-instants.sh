#!/bin/sh
# @supabase/lite 0.10.0 on PGlite.
#
# A `timestamptz` comes as PostgreSQL prints it, "2026-11-21 03:45:54.98+00". PostgREST sends JSON as
# PostgreSQL makes it, "2026-11-21T03:45:54.98+00:00", which is an instant of RFC 3339. A schema that asks for
# one (zod's `iso.datetime`) accepts what Supabase sends, and refuses the same row here. In a
# filter the form with T is understood.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --no-audit --no-fund @supabase/lite@0.10.0 >> npm.log 2>&1
cat > seen.mjs <<'SCRIPT'
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";

const connection = await createPgliteConnection({});
await connection.driver.waitReady;
await connection.driver.exec(`
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create table notes (
    id int primary key,
    written timestamptz not null default '2026-11-21T03:45:54.98Z'
  );
`);
const app = new App({
  connection,
  api: { schemas: ["public"], max_rows: 1000 },
  auth: { enabled: false, jwt_secret: "a secret of a test, of 32 bytes or more" },
  storage: { enabled: false },
  studio: { enabled: false },
  options: {
    server: {
      admin: false,
      disableStudio: true,
      apiKeys: { resolver: async () => ({ type: "secret", claims: { role: "service_role" } }) },
    },
  },
});
const ask = (path, row) =>
  app.fetch(
    new Request(`http://127.0.0.1/rest/v1/${path}`, {
      headers: { apikey: "key", "content-type": "application/json" },
      ...(row && { method: "POST", body: JSON.stringify(row) }),
    }),
  );

await ask("notes", { id: 1 });
const read = async (path) => JSON.stringify(await (await ask(path)).json());
const json = "select to_json(written) #>> '{}' as written from notes";
const { rows } = await connection.driver.query(json);
const seen = [
  `read: ${await read("notes")}`,
  `found by the form with T: ${await read("notes?select=id&written=eq.2026-11-21T03:45:54.98Z")}`,
  `as PostgreSQL makes JSON: ${rows[0].written}`,
];
await connection.close();
console.log(seen.join("\n"));
const expected = [
  'read: [{"id":1,"written":"2026-11-21 03:45:54.98+00"}]',
  'found by the form with T: [{"id":1}]',
  "as PostgreSQL makes JSON: 2026-11-21T03:45:54.98+00:00",
];
if (seen.join() !== expected.join()) {
  console.log("This has changed. Seen before:\n" + expected.join("\n"));
  process.exit(1);
}
SCRIPT
node --no-warnings seen.mjs 2> errors.log
