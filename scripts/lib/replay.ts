import { readDeadLead } from "../../app/server/leads/queue.ts";
import type { LeadStore } from "../../app/server/leads/store.ts";
import type { DeadLeads } from "./dead-leads.ts";

/** How many leads ended how. */
export interface ReplayResult {
  /** In the database now, and no longer kept aside. */
  stored: number;
  /** The database already had it (the same newsletter address); no longer kept aside. */
  duplicate: number;
  /** Still kept aside: refused for good, unreadable, or the database gave no usable answer. */
  kept: number;
}

/** After so many leads in a row without a usable answer the rest is not tried. */
const maxUnanswered = 3;

/**
 * Puts dead leads into the database. A lead is let go only after the database said that it has it,
 * and its `submission_id` makes a second try harmless, so this may be interrupted and run again.
 *
 * @param deadLeads where they are kept
 * @param store puts a row into its table; null only looks
 * @param print takes one line for each lead: its key and what became of it, nothing typed
 */
export async function replay(
  deadLeads: DeadLeads,
  store: LeadStore | null,
  print: (line: string) => void,
): Promise<ReplayResult> {
  const result: ReplayResult = { stored: 0, duplicate: 0, kept: 0 };
  let unanswered = 0;
  const keys = await deadLeads.keys();
  for (const key of keys) {
    const dead = readDeadLead(parseJson(await deadLeads.get(key)));
    if (dead === null) {
      print(`${key}  kept: not readable as a lead`);
      result.kept += 1;
      continue;
    }
    const { table } = dead.lead;
    if (store === null) {
      const since = dead.lead.row.source["received_at"] ?? "unknown";
      print(`${key}  ${table}  received ${since}  reason: ${dead.reason}`);
      result.kept += 1;
      continue;
    }
    if (unanswered === maxUnanswered) {
      print(`${key}  ${table}  kept: not tried`);
      result.kept += 1;
      continue;
    }
    const answer = await store(dead.lead);
    unanswered = answer.result === "unavailable" ? unanswered + 1 : 0;
    if (answer.result === "stored" || answer.result === "duplicate") {
      await deadLeads.remove(key);
      print(`${key}  ${table}  ${answer.result}`);
      result[answer.result] += 1;
    } else {
      const why = answer.result === "refused" ? "refused by the database" : "no usable answer";
      print(`${key}  ${table}  kept: ${why} (${answer.code})`);
      result.kept += 1;
    }
  }
  return result;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
