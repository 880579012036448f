import { z } from "zod";

import { newsletterLinks } from "../../app/server/notifications/newsletter-links.ts";
import { type Command, startCommand } from "../lib/command.ts";
import { toCsv } from "../lib/csv.ts";
import { SetupError } from "../lib/error-details.ts";
import { storedLocalKey } from "../lib/local-keys.ts";
import {
  askDatabase,
  type OperatorDatabase,
  openOperatorDatabase,
} from "../lib/operator-database.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getDataDir, hostedOrigin, localOrigin } from "../lib/project.ts";

const usage = "Usage: npm run newsletter:export -- [--stopped] [--json]";
const pageSize = 1000;

/** What staff have called spam or a test gets no mail; rows of the first days have no status. */
const isNoSpam = "or=(status.is.null,status.not.in.(spam,quarantined,test))";
const isSubscribed = `confirmed_at=not.is.null&unsubscribed_at=is.null&${isNoSpam}`;

const subscribedSchema = z.array(
  z.object({
    id: z.string(),
    submission_id: z.string(),
    created_at: z.string(),
    email: z.string(),
    confirmed_at: z.string(),
  }),
);

const stoppedSchema = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    confirmed_at: z.string().nullable(),
    unsubscribed_at: z.string().nullable(),
    email_problem: z.enum(["bounced", "complained"]).nullable(),
  }),
);

/**
 * `npm run newsletter:export`: every confirmed subscriber, with the link that unsubscribes; or who was
 * stopped, and why.
 */
export const main: Command = async (parameters, environment, print) => {
  const { json, stopped } = parseFlags(
    parameters,
    { json: { type: "boolean", default: false }, stopped: { type: "boolean", default: false } },
    usage,
  );
  const database = await openOperatorDatabase(environment);
  if (database === null) throw new SetupError("There is no data here: nobody has subscribed.");
  try {
    const rows = stopped
      ? await readStopped(database)
      : await readSubscribers(database, environment);
    if (json) return print(JSON.stringify(rows, null, 2));
    const heading = stopped
      ? ["email", "unsubscribed_at", "reason"]
      : ["email", "confirmed_at", "unsubscribe_url"];
    print(toCsv([heading, ...rows.map(Object.values<string>)]).replace(/\n$/, ""));
  } finally {
    await database.close();
  }
};

async function readSubscribers(database: OperatorDatabase, environment: NodeJS.ProcessEnv) {
  const isLocal = !environment["SUPABASE_URL"]?.trim();
  const key =
    environment["LEAD_TOKEN_KEY"] || environment["IP_HASH_KEY"] || siteKey(isLocal, environment);
  const origin = siteOrigin(isLocal, environment);
  const columns = "id,submission_id,created_at,email,confirmed_at";
  const query = `select=${columns}&${isSubscribed}`;
  const subscribers = [];
  const rows = await readPages(database, query, subscribedSchema);
  for (const row of rows.toSorted(byText(({ confirmed_at }) => confirmed_at))) {
    const { submission_id: id, created_at: at, email, confirmed_at } = row;
    const { unsubscribe: unsubscribe_url } = await newsletterLinks(id, at, key, origin);
    subscribers.push({ email, confirmed_at, unsubscribe_url });
  }
  return subscribers;
}

/** Without an address whose owner has confirmed it again since. Anybody may type one into the form. */
async function readStopped(database: OperatorDatabase) {
  const columns = "select=id,email,confirmed_at,unsubscribed_at,email_problem";
  const query = `${columns}&${isNoSpam}`;
  const rows = await readPages(database, query, stoppedSchema);
  const present = new Set(
    rows
      .filter((row) => row.confirmed_at !== null && row.unsubscribed_at === null)
      .map(({ email }) => email.toLowerCase()),
  );
  return rows
    .filter((row) => row.unsubscribed_at !== null && !present.has(row.email.toLowerCase()))
    .map(({ email, unsubscribed_at, email_problem }) => ({
      email,
      unsubscribed_at: unsubscribed_at ?? "",
      reason: email_problem ?? "unsubscribed",
    }))
    .toSorted(byText((row) => row.unsubscribed_at));
}

const byText =
  <Row>(textOf: (row: Row) => string) =>
  (one: Row, other: Row) =>
    textOf(one) < textOf(other) ? -1 : 1;

/** Each page begins after the last row of the one before: rows come and go while an export runs. */
async function readPages<Row extends { id: string }>(
  database: OperatorDatabase,
  query: string,
  schema: z.ZodType<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const after = last === undefined ? "" : `&id=gt.${last.id}`;
    const path = `newsletter_subscriptions?${query}&order=id&limit=${pageSize}${after}`;
    const page = schema.parse(await askDatabase(database, path));
    rows.push(...page);
    // A project may be set to give fewer rows than asked for, so a short page is not the last one.
    if (page.length === 0) return rows;
  }
}

/** The key that `npm start` made. */
function siteKey(isLocal: boolean, environment: NodeJS.ProcessEnv): string {
  const key = isLocal ? storedLocalKey(getDataDir(environment), "address-hash") : null;
  if (key !== null) return key;
  throw new SetupError("Set LEAD_TOKEN_KEY, or IP_HASH_KEY where the Worker has no other key.");
}

function siteOrigin(isLocal: boolean, environment: NodeJS.ProcessEnv): string {
  return isLocal && !environment["SITE_ORIGIN"]
    ? localOrigin(environment)
    : hostedOrigin(environment);
}

await startCommand(import.meta, main, { readsEnvFile: true });
