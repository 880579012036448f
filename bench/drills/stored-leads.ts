import type { RunningSite } from "../../tests/support/running-site.ts";
import { leadTables } from "../lead-drill.ts";

const pageSize = 1000;

/** What the database holds of the leads that were accepted. */
export interface StoredCounts {
  stored: number;
  /** Rows beyond one for each lead. */
  duplicates: number;
}

/**
 * Counts accepted leads in the database, past row level security.
 *
 * @param running whose database is read
 * @param accepted submission ids that saw success
 */
export async function countStored(
  { supabase }: Pick<RunningSite, "supabase">,
  accepted: ReadonlySet<string>,
): Promise<StoredCounts> {
  const ids: string[] = [];
  for (const table of leadTables) {
    for (let offset = 0; ; offset += pageSize) {
      const page = await readIds(supabase, table, offset);
      ids.push(...page);
      if (page.length < pageSize) break;
    }
  }
  const unique = new Set(ids);
  return { stored: accepted.intersection(unique).size, duplicates: ids.length - unique.size };
}

async function readIds(
  { url, serviceRoleKey }: RunningSite["supabase"],
  table: string,
  offset: number,
): Promise<string[]> {
  const address = new URL(`/rest/v1/${table}`, url);
  const query = { select: "submission_id", order: "submission_id", limit: pageSize, offset };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const answer = await fetch(address, {
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
  });
  if (!answer.ok) throw new Error(`${table}: ${answer.status} ${await answer.text()}`);
  // Our own database: the one column that was asked for.
  const rows = (await answer.json()) as { submission_id: string }[];
  return rows.map((row) => row.submission_id);
}

/** @returns what is wrong with the counts, if anything */
export function leadProblems(accepted: number, { stored, duplicates }: StoredCounts): string[] {
  return [
    ...(stored === accepted ? [] : [`${accepted - stored} accepted leads are not in the database`]),
    ...(duplicates === 0 ? [] : [`${duplicates} leads are stored twice`]),
  ];
}
