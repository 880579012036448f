import { readFileSync } from "node:fs";

import { z } from "zod";

import { landingVariants, type LandingVariant } from "../../../app/content/landing-page.ts";
import { askAnalytics } from "../../../app/server/store/analytics-engine.ts";
import { getMessage, SetupError } from "../error-details.ts";
import { parseJson } from "../read-if-there.ts";

/** What is counted of a landing page: its path, and the kind of lead of its form. */
export interface CountedPage {
  path: string;
  kind: string;
}

/** How often each stage of the funnel was reached, by variant; null where the page has none. */
export type StageCounts = Map<LandingVariant | null, Map<string, number>>;

const counted = z.object({ variant: z.string(), stage: z.string(), count: z.coerce.number() });

type Counted = z.infer<typeof counted>;

function sumRows(rows: readonly Counted[]): StageCounts {
  const counts: StageCounts = new Map();
  for (const { variant, stage, count } of rows) {
    const name = landingVariants.find((one) => one === variant) ?? null;
    const stages = counts.get(name) ?? new Map<string, number>();
    counts.set(name, stages.set(stage, (stages.get(stage) ?? 0) + count));
  }
  return counts;
}

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
export function countsOfLog(file: string, { path, kind }: CountedPage): StageCounts {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (thrown) {
    throw new SetupError(`The log cannot be read: ${getMessage(thrown)}.`);
  }
  const rows = text.split("\n").flatMap((line): Counted[] => {
    const start = line.indexOf("{");
    const parsed = start < 0 ? null : logLine.safeParse(parseJson(line.slice(start)));
    if (!parsed?.success || parsed.data.route !== path || parsed.data.kind !== kind) return [];
    return [{ ...parsed.data, count: 1 }];
  });
  return sumRows(rows);
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
): Promise<StageCounts> {
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
    return sumRows(await askAnalytics({ url, token, timeoutMs: 30_000 }, query, counted));
  } catch (thrown) {
    throw new SetupError(`Analytics Engine did not answer: ${getMessage(thrown)}.`);
  }
}
