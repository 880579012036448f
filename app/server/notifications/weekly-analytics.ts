import * as z from "zod/mini";

import { weeklyReport } from "../../config/monitoring.ts";
import { addDays, type Monday } from "../../lib/weeks.ts";
import type { Environment } from "../environment/environment.ts";
import { askAnalytics } from "../store/analytics-engine.ts";
import type { Named } from "./weekly-figures.ts";

/** The columns of the vitals' data points (app/server/ops/vitals.ts). */
const vitalColumns = { lcp: "double1", cls: "double2", inp: "double3" } as const;
type Vital = keyof typeof vitalColumns;

/** A 75th percentile; null in a week without reports. Milliseconds, but CLS has no unit. */
export type VitalRow = { vital: Vital; screen: string; last: number | null; before: number | null };

/** What Analytics Engine has of two weeks; null where it has no such dataset or did not answer. */
export type WeeklyAnalytics = {
  steps: readonly Named[] | null;
  vitals: readonly VitalRow[] | null;
};

type Access = Pick<Environment, "ANALYTICS_SQL_URL" | "ANALYTICS_TOKEN" | "ENVIRONMENT">;

const rowSchema = z.object({
  name: z.string(),
  week: z.enum(["last", "before"]),
  value: z.coerce.number(),
});
type Rows = readonly z.infer<typeof rowSchema>[];

/**
 * Reads the steps that browsers count and the Web Vitals of two weeks (docs/operations.md).
 *
 * @returns null where no token is configured; never throws
 */
export async function readWeeklyAnalytics(
  week: Monday,
  access: Access,
): Promise<WeeklyAnalytics | null> {
  const { ANALYTICS_SQL_URL: url, ANALYTICS_TOKEN: token, ENVIRONMENT } = access;
  if (url === null || token === null) return null;
  const suffix = ENVIRONMENT === "staging" ? "_staging" : "";
  const day = (date: string) => `toDateTime('${date} 00:00:00')`;
  const ask = (dataset: string, name: string, value: string, where: string) =>
    askAnalytics(
      { url, token, timeoutMs: weeklyReport.timeoutMs },
      `select ${name} as name, if(timestamp >= ${day(week)}, 'last', 'before') as week, ${value} as value
from ${dataset}${suffix}
where timestamp >= ${day(addDays(week, -7))} and timestamp < ${day(addDays(week, 7))} and ${where}
group by name, week`,
      rowSchema,
    ).catch(() => null);
  const { funnel, vitals } = weeklyReport.datasets;
  const ofVital = async (vital: Vital): Promise<VitalRow[] | null> => {
    const column = vitalColumns[vital];
    const value = `quantileExactWeighted(0.75)(${column}, _sample_interval)`;
    const rows = await ask(vitals, "blob2", value, `${column} >= 0`);
    if (rows === null) return null;
    return ["phone", "desktop"].map((screen) => ({
      vital,
      screen,
      last: valueOf(rows, screen, "last"),
      before: valueOf(rows, screen, "before"),
    }));
  };
  const [steps, lcp, inp, cls] = await Promise.all([
    ask(funnel, "blob1", "sum(_sample_interval * double1)", "blob2 != 'newsletter'"),
    ofVital("lcp"),
    ofVital("inp"),
    ofVital("cls"),
  ]);
  return {
    steps:
      steps &&
      ["seen", "opened", "begun", "sent"].map((name) => ({
        name,
        last: Math.round(valueOf(steps, name, "last") ?? 0),
        before: Math.round(valueOf(steps, name, "before") ?? 0),
      })),
    vitals: lcp && inp && cls && [...lcp, ...inp, ...cls],
  };
}

const valueOf = (rows: Rows, name: string, week: "last" | "before") =>
  rows.find((row) => row.name === name && row.week === week)?.value ?? null;
