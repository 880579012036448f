#!/bin/sh
# @supabase/lite 0.10.0 on PGlite.
#
# PostgREST answers a row that breaks a constraint with a status of the caller's fault and the SQLSTATE of
# PostgreSQL: 409 and 23505 for one that is there already, 400 and 23502 for a missing value, 400 and 23514
# for a violated check. This answers the first two so, and the third with 500 and the code SUP: a
# client that tells its user's faults from an outage by them takes a value out of range for an outage, and
# tries again for ever. Only the message names the check.
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
    stars int not null check (stars between 1 and 5)
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

// The first request grants what the roles may do.
await ask("notes?limit=0");
const insert = async (row) => {
  const response = await ask("notes", row);
  const { code, message } = response.status === 201 ? {} : await response.json();
  return [response.status, code, message].filter(Boolean).join(" ");
};
const seen = [
  `a row: ${await insert({ id: 1, stars: 5 })}`,
  `the same again: ${await insert({ id: 1, stars: 5 })}`,
  `without stars: ${await insert({ id: 2 })}`,
  `with six stars: ${await insert({ id: 3, stars: 6 })}`,
];
await connection.close();
console.log(seen.join("\n"));
const expected = [
  "a row: 201",
  'the same again: 409 23505 duplicate key value violates unique constraint "notes_pkey"',
  'without stars: 400 23502 null value in column "stars" of relation "notes" violates not-null constraint',
  'with six stars: 500 SUP error: new row for relation "notes" violates check constraint "notes_stars_check"',
];
if (seen.join() !== expected.join()) {
  console.log("This has changed. Seen before:\n" + expected.join("\n"));
  process.exit(1);
}
SCRIPT
node --no-warnings seen.mjs 2> errors.log
