import { readFileSync } from "node:fs";

import { z } from "zod";

import { askAnalytics } from "../../../app/server/store/analytics-engine.ts";
import { getMessage, SetupError } from "../error-details.ts";
import { parseJson } from "../read-if-there.ts";

/** What is counted of a landing page: its path, and the kind of lead of its form. */
interface CountedPage {
  path: string;
  kind: string;
}

const counted = z.object({ variant: z.string(), stage: z.string(), count: z.coerce.number() });

/** How often a stage of the funnel was reached; the variant is empty where the page has none. */
export type Counted = z.infer<typeof counted>;

const logLine = z.object({
  event: z.literal("funnel.counted"),
  stage: z.string(),
  kind: z.string(),
  route: z.string(),
  variant: z.string().default(""),
});

/**
 * Reads counts from a file with the Worker's log, one line of JSON for each event.
 *
 * @throws {SetupError} when the file cannot be read
 */
export function countsOfLog(file: string, { path, kind }: CountedPage): Counted[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (thrown) {
    throw new SetupError(`The log cannot be read: ${getMessage(thrown)}.`);
  }
  return text.split("\n").flatMap((line): Counted[] => {
    const start = line.indexOf("{");
    const parsed = start < 0 ? null : logLine.safeParse(parseJson(line.slice(start)));
    if (!parsed?.success || parsed.data.route !== path || parsed.data.kind !== kind) return [];
    return [{ ...parsed.data, count: 1 }];
  });
}

interface SqlOptions {
  dataset: string;
  days: number;
}

/**
 * Reads counts from Analytics Engine.
 *
 * @param env has `ANALYTICS_SQL_URL` and `ANALYTICS_TOKEN`, as for the weekly mail
 * @throws {SetupError} when it cannot be asked
 */
export async function countsOfEngine(
  env: NodeJS.ProcessEnv,
  { path, kind }: CountedPage,
  { dataset, days }: SqlOptions,
): Promise<Counted[]> {
  const { ANALYTICS_SQL_URL: url, ANALYTICS_TOKEN: token } = env;
  if (!url || !token) {
    throw new SetupError(
      "Set ANALYTICS_SQL_URL and ANALYTICS_TOKEN, or name a file with --log (docs/operations.md, Landing pages).",
    );
  }
  // Path and kind come from this project's own files.
  const query = `select blob5 as variant, blob1 as stage, sum(_sample_interval * double1) as count
from ${dataset} where timestamp > now() - interval '${days}' day
and blob4 = '${path}' and blob2 = '${kind}' group by variant, stage format JSON`;
  try {
    return await askAnalytics({ url, token, timeoutMs: 30_000 }, query, counted);
  } catch (thrown) {
    throw new SetupError(`Analytics Engine did not answer: ${getMessage(thrown)}.`);
  }
}
