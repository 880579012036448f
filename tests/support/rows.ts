import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";

/** A row as PostgREST gives it. */
export type Row = Record<string, unknown>;

/** What PostgREST gives at once. */
const maxRows = 1000;

/**
 * Reads lead rows past row level security, as an operator would.
 *
 * @param supabase whose service key is used
 * @param table lead table
 * @param filter column to value; all must match
 */
export async function readRows(
  supabase: Pick<EmbeddedSupabase, "url" | "serviceRoleKey">,
  table: string,
  filter: Record<string, string> = {},
): Promise<Row[]> {
  const address = new URL(`/rest/v1/${table}`, supabase.url);
  address.searchParams.set("order", "created_at.asc,id.asc");
  for (const [column, value] of Object.entries(filter)) {
    address.searchParams.set(column, `eq.${value}`);
  }
  const rows: Row[] = [];
  for (;;) {
    address.searchParams.set("offset", String(rows.length));
    const answer = await fetch(address, {
      headers: {
        apikey: supabase.serviceRoleKey,
        authorization: `Bearer ${supabase.serviceRoleKey}`,
      },
    });
    if (!answer.ok) throw new Error(`${table}: ${answer.status} ${await answer.text()}`);
    const page = (await answer.json()) as Row[];
    rows.push(...page);
    if (page.length < maxRows) return rows;
  }
}

/**
 * Changes rows past row level security, as an operator does.
 *
 * @param supabase whose service key is used
 * @param rows a table and which of its rows, such as `insights?slug=eq.old-name`
 */
export async function changeRows(
  { url, serviceRoleKey }: Pick<EmbeddedSupabase, "url" | "serviceRoleKey">,
  rows: string,
  columns: object,
): Promise<void> {
  const response = await fetch(`${url}/rest/v1/${rows}`, {
    method: "PATCH",
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(columns),
  });
  if (response.status !== 204) {
    throw new Error(`${rows}: ${response.status} ${await response.text()}`);
  }
}
