import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { eventually } from "./running-site.ts";
import type { TestSite } from "./site-pool.ts";
import { asOperator, changeRows } from "./rows.ts";

/** An ordinary browser, as far as its name says: what calls itself a program is never streamed to. */
export const browserAgent =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

type ContentTable = "categories" | "success_stories" | "insights" | "updates";
type Keys = Pick<EmbeddedSupabase, "url" | "serviceRoleKey">;

/**
 * Puts rows into a content table past row level security, as an editor does.
 *
 * @param supabase whose service key is used
 * @param table content table
 * @param rows columns and values of each
 */
export const insertRows = async (
  supabase: Keys,
  table: ContentTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> => void (await asOperator(supabase, "POST", table, rows));

/**
 * The same with one row, which is published unless it says otherwise.
 *
 * @param row columns and values
 */
export const publish = (supabase: Keys, table: ContentTable, row: Record<string, unknown>) =>
  insertRows(supabase, table, [{ published_at: "2026-01-02T03:04:05Z", ...row }]);

/**
 * Asks for a page that was just published until it answers. A site that was asked for many unknown slugs a
 * moment ago finds a new one with its next list of slugs, at most half a minute later: its clock goes there.
 *
 * @param site whose clock moves
 * @param path of the page
 * @returns the first answer that is not 404
 */
export async function fetchPublished(site: TestSite, path: string): Promise<Response> {
  let aheadMs = 0;
  return eventually(async () => {
    const answer = await fetch(new URL(path, site.url), {
      headers: { "user-agent": browserAgent },
    });
    if (answer.status !== 404) return answer;
    await answer.arrayBuffer();
    aheadMs += 30_000;
    await site.setClock(Date.now() + aheadMs);
    return undefined;
  });
}

/**
 * Takes an article back, as an editor does.
 *
 * @param slug of the article
 */
export const unpublish = (supabase: Keys, table: ContentTable, slug: string) =>
  changeRows(supabase, `${table}?slug=eq.${slug}`, { published_at: null });
