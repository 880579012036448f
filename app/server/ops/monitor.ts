import * as z from "zod/mini";

import { monitor } from "../../config/monitoring.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import { findProblems } from "./find-problems.ts";
import { postAlert } from "../notifications/alert.ts";
import { errorName, type Log } from "../environment/log.ts";

const stateKey = "monitor:state";

/** Each problem that was reported within the last hour, or is not over; milliseconds since 1970. */
const stateSchema = z.record(
  z.string(),
  z.object({
    /** When it began; null while it is over. */
    since: z.nullable(z.number()),
    reportedAt: z.number(),
    /** Whether its end was reported since; then it is no problem to the receiver. */
    isEndReported: z.optional(z.boolean()),
  }),
);
type State = z.infer<typeof stateSchema>;

/** The last state of this isolate, used when KV cannot be read. */
const lastStateOf = isolateMemory((): { state: State } => ({ state: {} }));

/**
 * Checks dead leads, the oldest queued lead, the last stored lead, and whether the database and the
 * platform answer. Reports each problem to the webhook, at most once an hour, also where it comes and
 * goes, and once more when it is over (docs/decisions/0015).
 *
 * @param now milliseconds since 1970
 * @param canNotify whether the notification queue takes messages; null where nobody knows
 */
export async function monitorLeads(
  environment: Environment,
  now: number,
  canNotify: boolean | null,
  log: Log,
): Promise<void> {
  const { metrics, problems, unread } = await findProblems(environment, now, canNotify, log);
  const names = Object.keys(problems);
  log.info("monitor.completed", { ...metrics, problems: names.join(" ") });
  if (names.length > 0)
    log.error("monitor.problem_found", { alert: true, problems: names.join(" ") });
  if (environment.ALERT_WEBHOOK_URL === null) return;

  const state = await readState(environment, log);
  const isDue = (name: string) => now - (state[name]?.reportedAt ?? 0) >= monitor.repeatMs;
  const due = names.filter(isDue);
  const ended = Object.keys(state).filter(
    (name) => problems[name] === undefined && !unread.includes(name),
  );
  const over = ended.filter((name) => state[name]?.isEndReported !== true);
  const next: State = { ...state };
  for (const name of names) {
    const { since, reportedAt = 0, isEndReported } = state[name] ?? {};
    next[name] = {
      since: since ?? now,
      reportedAt: isDue(name) ? now : reportedAt,
      ...(isEndReported && !isDue(name) && { isEndReported }),
    };
  }
  // The time of the report stays, so that the problem is not reported again within the hour.
  for (const name of ended) {
    if (isDue(name)) delete next[name];
    else
      next[name] = { since: null, reportedAt: state[name]?.reportedAt ?? 0, isEndReported: true };
  }
  if (due.length === 0 && over.length === 0) {
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      await writeState(environment, next, log);
    }
    return;
  }
  const alert = {
    sentences: [
      ...due.map((name) => problems[name] ?? ""),
      ...over.map((name) => `Over: ${name}.`),
    ],
    problems: due.map((name) => ({
      name,
      message: problems[name] ?? "",
      since: state[name]?.since ?? now,
    })),
    recovered: over,
    findings: metrics,
  };
  if (!(await postAlert(alert, environment, now, log))) return;
  await writeState(environment, next, log);
}

async function readState(environment: Environment, log: Log): Promise<State> {
  const { LEAD_LIMITS: kv } = environment;
  if (kv === null) return lastStateOf(environment).state;
  try {
    const parsed = stateSchema.safeParse((await kv.get(stateKey, "json")) ?? {});
    return parsed.success ? parsed.data : {};
  } catch (thrown) {
    log.warn("monitor.state_read_failed", { error: errorName(thrown) });
    return lastStateOf(environment).state;
  }
}

async function writeState(environment: Environment, state: State, log: Log): Promise<void> {
  lastStateOf(environment).state = state;
  try {
    await environment.LEAD_LIMITS?.put(stateKey, JSON.stringify(state));
  } catch (thrown) {
    log.warn("monitor.state_write_failed", { error: errorName(thrown) });
  }
}
