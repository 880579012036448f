import "./lib/load-env-file.ts";

import { z } from "zod";

import { newsletterLinks } from "../app/server/notifications/newsletter-links.ts";
import { addressCell, csvOf } from "./lib/csv.ts";
import { storedLocalKey } from "./lib/local-keys.ts";
import { askDatabase, openOperatorDatabase } from "./lib/operator-database.ts";
import { parseFlags } from "./lib/parse-flags.ts";
import { dataDir, hostedOrigin, portFrom } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

const usage = "Usage: npm run newsletter:export -- [--json]";
const pageSize = 1000;

/** What staff have called spam or a test gets no mail; rows of the first days have no status. */
const isSubscribed =
  "confirmed_at=not.is.null&unsubscribed_at=is.null&or=(status.is.null,status.not.in.(spam,quarantined,test))";

const rowsSchema = z.array(
  z.object({
    submission_id: z.string(),
    created_at: z.string(),
    email: z.string(),
    confirmed_at: z.string(),
  }),
);

/** `npm run newsletter:export`: every confirmed subscriber, with the link that unsubscribes. */
await runProgram(async () => {
  const { json } = parseFlags({ json: { type: "boolean", default: false } }, usage);
  const database = await openOperatorDatabase();
  if (database === null) throw new SetupError("There is no data here: nobody has subscribed.");
  try {
    const isLocal = !process.env["SUPABASE_URL"]?.trim();
    const key = process.env["LEAD_TOKEN_KEY"] || process.env["IP_HASH_KEY"] || siteKey(isLocal);
    const origin = siteOrigin(isLocal);
    const subscribers = [];
    for (let offset = 0; ; offset += pageSize) {
      const columns = "select=submission_id,created_at,email,confirmed_at";
      const path = `newsletter_subscriptions?${columns}&${isSubscribed}&order=confirmed_at,id&limit=${pageSize}&offset=${offset}`;
      const rows = rowsSchema.parse(await askDatabase(database, path));
      for (const { submission_id: id, created_at: at, email, confirmed_at } of rows) {
        const { unsubscribe: unsubscribe_url } = await newsletterLinks(id, at, key, origin);
        subscribers.push({ email, confirmed_at, unsubscribe_url });
      }
      if (rows.length < pageSize) break;
    }
    if (json) console.log(JSON.stringify(subscribers, null, 2));
    else {
      const lines = subscribers.map(({ email, confirmed_at, unsubscribe_url }) => [
        addressCell(email),
        confirmed_at,
        unsubscribe_url,
      ]);
      process.stdout.write(csvOf([["email", "confirmed_at", "unsubscribe_url"], ...lines]));
    }
  } finally {
    await database.close();
  }
});

/** The key that `npm start` made. */
function siteKey(isLocal: boolean): string {
  const key = isLocal ? storedLocalKey(dataDir, "address-hash") : null;
  if (key !== null) return key;
  throw new SetupError("Set LEAD_TOKEN_KEY, or IP_HASH_KEY where the Worker has no other key.");
}

function siteOrigin(isLocal: boolean): string {
  if (isLocal && !process.env["SITE_ORIGIN"]) return `http://localhost:${portFrom("PORT", 8787)}`;
  return hostedOrigin(process.env);
}
