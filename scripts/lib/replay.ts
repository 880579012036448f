import { databaseOfDeadLead, readDeadLead } from "../../app/server/store/dead-leads.ts";
import type { LeadStore } from "../../app/server/store/lead-store.ts";
import { type DeadLeads, readDeadLeads } from "./dead-leads.ts";
import { foreignLead, type LeadDatabase } from "./lead-database.ts";

/** Numbers of leads, by result. */
export interface ReplayResult {
  /** Stored in the database, and no longer dead leads. */
  stored: number;
  /** The same newsletter email was already stored; no longer dead leads. */
  duplicate: number;
  /** Still dead leads: of another database, refused for good, unreadable, or without a usable response. */
  kept: number;
  /** Databases of the dead leads that are kept because they do not belong to this one. */
  foreign: (string | null)[];
}

/** After this many leads in a row without a usable response the rest is not tried. */
const maxUnanswered = 3;

/**
 * Inserts dead leads into the database that they were for. A dead lead is deleted only after the database has confirmed
 * the row, and its `submission_id` makes a second insert harmless, so a replay may be interrupted and
 * run again.
 *
 * @param store null only lists the dead leads
 * @param database null where nobody has said which one: a list only
 * @param print takes one line for each lead: its key and its result, nothing that a visitor typed
 */
export async function replay(
  deadLeads: DeadLeads,
  store: LeadStore | null,
  database: LeadDatabase | null,
  print: (line: string) => void,
): Promise<ReplayResult> {
  const result: ReplayResult = { stored: 0, duplicate: 0, kept: 0, foreign: [] };
  let unanswered = 0;
  for await (const { key, content: entry } of readDeadLeads(deadLeads)) {
    const origin = databaseOfDeadLead(entry);
    const isForeign = database !== null && !database.owns(origin);
    const dead = readDeadLead(entry);
    if (dead.lead === undefined) {
      const { problem } = dead;
      print(`${key}  kept: ${problem === "unreadable" ? "not readable as a lead" : problem}`);
      result.kept += 1;
      continue;
    }
    const { table } = dead.lead;
    if (store === null) {
      const since = dead.lead.row.source["received_at"] ?? "unknown";
      const whose = `database: ${origin ?? "unknown"}${isForeign ? ", another one" : ""}`;
      print(`${key}  ${table}  received ${since}  reason: ${dead.reason}  ${whose}`);
      result.kept += 1;
      continue;
    }
    if (isForeign) {
      print(`${key}  ${table}  kept: ${foreignLead(origin)}`);
      result.kept += 1;
      result.foreign.push(origin);
      continue;
    }
    if (unanswered === maxUnanswered) {
      print(`${key}  ${table}  kept: not tried`);
      result.kept += 1;
      continue;
    }
    const stored = await store(dead.lead);
    unanswered = stored.result === "unavailable" ? unanswered + 1 : 0;
    if (stored.result === "stored" || stored.result === "duplicate") {
      await deadLeads.remove(key);
      print(`${key}  ${table}  ${stored.result}`);
      result[stored.result] += 1;
    } else {
      const why = stored.result === "refused" ? "refused by the database" : "no usable answer";
      print(`${key}  ${table}  kept: ${why} (${stored.code})`);
      result.kept += 1;
    }
  }
  return result;
}
