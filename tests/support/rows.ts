import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";

/** A row as PostgREST gives it. */
export type Row = Record<string, unknown>;

type Keys = Pick<EmbeddedSupabase, "url" | "serviceRoleKey">;

/** What PostgREST gives at once. */
const maxRows = 1000;

/**
 * Asks PostgREST.
 *
 * @param key of who asks
 * @param path a table and which of its rows, such as `insights?slug=eq.old-name`
 * @param body text is sent as it is
 */
export const askPostgrest = (
  url: string,
  key: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

/**
 * The same past row level security, as an operator does.
 *
 * @returns the rows of the response
 * @throws {Error} when it is refused
 */
export async function asOperator(
  { url, serviceRoleKey }: Keys,
  method: string,
  path: string,
  body?: object,
): Promise<Row[]> {
  const response = await askPostgrest(url, serviceRoleKey, method, path, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text === "" ? [] : (JSON.parse(text) as Row[]);
}

/**
 * Reads lead rows past row level security, as an operator would.
 *
 * @param supabase whose service key is used
 * @param table lead table
 * @param filter column to value; all must match
 */
export async function readRows(
  supabase: Keys,
  table: string,
  filter: Record<string, string> = {},
): Promise<Row[]> {
  const query = new URLSearchParams({ order: "created_at.asc,id.asc" });
  for (const [column, value] of Object.entries(filter)) query.set(column, `eq.${value}`);
  const rows: Row[] = [];
  for (;;) {
    query.set("offset", String(rows.length));
    const page = await asOperator(supabase, "GET", `${table}?${query}`);
    rows.push(...page);
    if (page.length < maxRows) return rows;
  }
}

/** Changes rows past row level security, as an operator does. */
export const changeRows = async (supabase: Keys, rows: string, columns: object): Promise<void> =>
  void (await asOperator(supabase, "PATCH", rows, columns));
