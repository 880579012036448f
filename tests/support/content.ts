import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";

/** An ordinary browser, as far as its name says: what calls itself a program is never streamed to. */
export const browserAgent =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

type ContentTable = "success_stories" | "insights" | "updates";
type Keys = Pick<EmbeddedSupabase, "url" | "serviceRoleKey">;

/**
 * Puts rows into a content table past row level security, as an editor does.
 *
 * @param supabase whose service key is used
 * @param table content table
 * @param rows columns and values of each
 */
export async function insertRows(
  { url, serviceRoleKey }: Keys,
  table: ContentTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const answer = await fetch(new URL(`/rest/v1/${table}`, url), {
    method: "POST",
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`${table}: ${answer.status} ${await answer.text()}`);
}

/**
 * The same with one row, which is published unless it says otherwise.
 *
 * @param row columns and values
 */
export const publish = (supabase: Keys, table: ContentTable, row: Record<string, unknown>) =>
  insertRows(supabase, table, [{ published_at: "2026-01-02T03:04:05Z", ...row }]);

/**
 * Waits until a page that was just published answers. A site that was asked for many unknown slugs a
 * moment ago finds a new one with its next list of slugs, at most half a minute later.
 *
 * @param url of the page
 * @returns the first answer that is not 404
 * @throws when five minutes have passed
 */
export async function fetchPublished(url: URL): Promise<Response> {
  const endsAt = Date.now() + 300_000;
  for (;;) {
    const answer = await fetch(url, { headers: { "user-agent": browserAgent } });
    if (answer.status !== 404) return answer;
    await answer.arrayBuffer();
    if (Date.now() > endsAt) throw new Error(`${url.pathname} is still not found`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Takes an article back, as an editor does.
 *
 * @param slug of the article
 */
export async function unpublish(
  { url, serviceRoleKey }: Keys,
  table: ContentTable,
  slug: string,
): Promise<void> {
  const answer = await fetch(new URL(`/rest/v1/${table}?slug=eq.${slug}`, url), {
    method: "PATCH",
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ published_at: null }),
  });
  if (!answer.ok) throw new Error(`${table}: ${answer.status} ${await answer.text()}`);
}
