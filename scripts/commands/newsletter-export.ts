import { z } from "zod";

import { newsletterLinks } from "../../app/server/notifications/newsletter-links.ts";
import { proofHash } from "../../app/server/store/lead-proof.ts";
import { type Print, startCommand } from "../lib/command.ts";
import { toCsv } from "../lib/csv.ts";
import { SetupError } from "../lib/error-details.ts";
import { storedLocalKey } from "../lib/local-keys.ts";
import {
  askDatabase,
  type OperatorDatabase,
  openOperatorDatabase,
} from "../lib/operator-database.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getDataDir, isHosted, siteOrigin } from "../lib/project.ts";

const usage = "Usage: npm run newsletter:export -- [--stopped] [--json]";
const pageSize = 1000;

/** What staff have called spam or a test gets no mail; rows of the first days have no status. */
const isNoSpam = "or=(status.is.null,status.not.in.(spam,quarantined,test))";

const rowSchema = z.object({
  id: z.string(),
  submission_id: z.string().nullable(),
  created_at: z.string(),
  email: z.string(),
  needs_confirmation: z.boolean().nullable(),
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
  email_problem: z.enum(["bounced", "complained"]).nullable(),
  proof_hash: z.string().nullable(),
});
type Row = z.infer<typeof rowSchema>;

/**
 * `npm run newsletter:export`: every subscriber, with the link that unsubscribes; or who was stopped, and
 * why.
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  printError: Print = console.error,
): Promise<void> {
  const { json, stopped } = parseFlags(
    parameters,
    { json: { type: "boolean", default: false }, stopped: { type: "boolean", default: false } },
    usage,
  );
  const database = await openOperatorDatabase(environment);
  if (database === null) throw new SetupError("There is no data here: nobody has subscribed.");
  try {
    const rows = await readRows(database);
    const listed = stopped ? stoppedOf(rows) : await subscribersOf(rows, environment, printError);
    if (json) return print(JSON.stringify(listed, null, 2));
    const heading = stopped
      ? ["email", "unsubscribed_at", "reason"]
      : ["email", "confirmed_at", "unsubscribe_url"];
    print(toCsv([heading, ...listed.map(Object.values<string>)]).replace(/\n$/, ""));
  } finally {
    await database.close();
  }
}

/**
 * Who has confirmed, and who was never asked to, because the site had no mail. Of those somebody else may
 * have typed an address that was stopped.
 *
 * @throws {SetupError} where the key is not the Worker's: then no link would unsubscribe anybody
 */
async function subscribersOf(
  rows: readonly Row[],
  environment: NodeJS.ProcessEnv,
  printError: Print,
) {
  const key = environment["LEAD_TOKEN_KEY"] || environment["IP_HASH_KEY"] || siteKey(environment);
  const origin = siteOrigin(environment);
  const stopped = new Set(stoppedOf(rows).map(({ email }) => email.toLowerCase()));
  const isSubscribed = ({ email, needs_confirmation, confirmed_at, unsubscribed_at }: Row) =>
    unsubscribed_at === null &&
    (confirmed_at !== null || (!needs_confirmation && !stopped.has(email.toLowerCase())));
  const subscribed = rows.filter(isSubscribed);
  const subscribers = [];
  let foreign = 0;
  for (const row of subscribed.toSorted(byText((one) => one.confirmed_at ?? one.created_at))) {
    const { submission_id: id, created_at: at, email, confirmed_at, proof_hash } = row;
    if (id === null || proof_hash !== (await proofHash(key, id))) foreign += 1;
    const { unsubscribe: unsubscribe_url } = await newsletterLinks(id ?? "", at, key, origin);
    subscribers.push({ email, confirmed_at: confirmed_at ?? "", unsubscribe_url });
  }
  if (foreign === 0) return subscribers;
  if (foreign === subscribers.length) {
    throw new SetupError(
      "No link would unsubscribe anybody: all rows have the proof of another key, or none. Set LEAD_TOKEN_KEY as the Worker has it, or IP_HASH_KEY where LEAD_TOKEN_KEY is not set or is shorter than 32 characters, which the Worker ignores.",
    );
  }
  printError(
    `${foreign} of ${subscribers.length} links unsubscribe nobody: their rows have the proof of another key, or none (SECURITY.md, "Rotate IP_HASH_KEY and LEAD_TOKEN_KEY").`,
  );
  return subscribers;
}

/** Without an address whose owner has confirmed it again since. Anybody may type one into the form. */
function stoppedOf(rows: readonly Row[]) {
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
async function readRows(database: OperatorDatabase): Promise<Row[]> {
  const query = `select=${Object.keys(rowSchema.shape).join()}&${isNoSpam}&order=id&limit=${pageSize}`;
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const after = last === undefined ? "" : `&id=gt.${last.id}`;
    const page = rowSchema
      .array()
      .parse(await askDatabase(database, `newsletter_subscriptions?${query}${after}`));
    rows.push(...page);
    // A project may be set to give fewer rows than asked for, so a short page is not the last one.
    if (page.length === 0) return rows;
  }
}

/** The key that `npm start` made. */
function siteKey(environment: NodeJS.ProcessEnv): string {
  const key = isHosted(environment)
    ? null
    : storedLocalKey(getDataDir(environment), "address-hash");
  if (key !== null) return key;
  throw new SetupError("Set LEAD_TOKEN_KEY, or IP_HASH_KEY where the Worker has no other key.");
}

await startCommand(import.meta, main, { readsEnvFile: true });
