import { z } from "zod";

import type { StatusDay } from "../../app/lib/status-days.ts";
import { lastWeek, type Monday } from "../../app/lib/weeks.ts";
import { readWeeklyAnalytics } from "../../app/server/notifications/weekly-analytics.ts";
import { weeklyFigures } from "../../app/server/notifications/weekly-figures.ts";
import { weeklyMail } from "../../app/server/notifications/weekly-mail.ts";
import { type Command, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { askDatabase, openOperatorDatabase } from "../lib/operator-database.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { parseUtcTime } from "../lib/parse-utc-time.ts";
import { isHosted, siteOrigin } from "../lib/project.ts";

const usage = "Usage: npm run report:weekly -- [--week YYYY-MM-DD] [--html]";
const weekMs = 7 * 24 * 3_600_000;

const statusSchema = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      minutesDown: z
        .object({ pages: z.number(), forms: z.number(), articles: z.number() })
        .nullable(),
      cause: z.string().nullable(),
    }),
  ),
});

/** `npm run report:weekly`: the weekly mail to the team, of the last week that is over or of another one. */
export const main: Command = async (parameters, environment, print) => {
  const flags = parseFlags(
    parameters,
    { week: { type: "string" }, html: { type: "boolean", default: false } },
    usage,
  );
  const week = parseWeek(flags.week);
  const database = await openOperatorDatabase(environment);
  if (database === null) throw new SetupError("There is no data here: no lead has come in.");
  try {
    const [figures, analytics, days] = await Promise.all([
      askDatabase(database, "rpc/weekly_figures", { week }),
      readWeeklyAnalytics(week, {
        ANALYTICS_SQL_URL: environment["ANALYTICS_SQL_URL"] || null,
        ANALYTICS_TOKEN: environment["ANALYTICS_TOKEN"] || null,
        ENVIRONMENT: environment["ENVIRONMENT"] === "staging" ? "staging" : null,
      }),
      readStatusDays(environment),
    ]);
    const mail = weeklyMail({ week, figures: weeklyFigures.parse(figures), analytics, days });
    print(flags.html ? mail.html : `${mail.subject}\n\n${mail.text}`.replace(/\n$/, ""));
  } finally {
    await database.close();
  }
};

/** @throws {SetupError} when the flag is no date */
function parseWeek(day: string | undefined): Monday {
  if (day === undefined) return lastWeek(Date.now());
  const time = parseUtcTime(day);
  if (time === null) throw new SetupError(`--week is not a date. ${usage}`);
  return lastWeek(time.getTime() + weekMs);
}

/** What the site says of itself; null where none answers. */
async function readStatusDays(
  environment: NodeJS.ProcessEnv,
): Promise<readonly StatusDay[] | null> {
  if (isHosted(environment) && !environment["SITE_ORIGIN"]) return null;
  const origin = siteOrigin(environment);
  try {
    const response = await fetch(`${origin}/status.json`, { signal: AbortSignal.timeout(5000) });
    return statusSchema.parse(await response.json()).days;
  } catch {
    return null;
  }
}

await startCommand(import.meta, main, { readsEnvFile: true });
