import * as z from "zod/mini";

import { articlePath } from "../../articles/kinds.ts";
import { sitemapPartSize } from "../../config/cache-lifetimes.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { AnonymousClient } from "../store/supabase.ts";
import { readCached } from "./article-cache.ts";
import { instant } from "./article-rows.ts";

/** What has parts of its own in the sitemap, as the database calls it. */
export const sitemapKinds = ["success-stories", "insights", "authors"] as const;
type SitemapKind = (typeof sitemapKinds)[number];

const count = z.int().check(z.nonnegative());
const countsSchema = z.object({ "success-stories": count, insights: count, authors: count });

const entriesSchema = z.array(z.object({ slug: z.string(), changed_at: instant }));

const toPath = (kind: SitemapKind, slug: string): string => {
  if (kind === "authors") return `/authors/${slug}`;
  return articlePath(kind === "insights" ? "insight" : "story", slug);
};

/**
 * How many addresses of each kind there are.
 *
 * @returns null where the database cannot tell and no copy does
 */
export async function readSitemapCounts(
  context: RequestContext,
): Promise<Record<SitemapKind, number> | null> {
  const table = "sitemap_counts";
  const query = (client: AnonymousClient) => client.rpc(table);
  const parse = (counts: unknown) => countsSchema.parse(counts);
  const found = await readCached({ table, query, parse }, context);
  return found.status === "read" ? found.value : null;
}

/**
 * Up to 10,000 pages of a kind, and when each last changed (ISO 8601).
 *
 * @param part from 1
 * @returns null where the database cannot tell and no copy does
 */
export async function readSitemapPart(
  kind: SitemapKind,
  part: number,
  context: RequestContext,
): Promise<{ path: string; changedAt: string }[] | null> {
  const table = "sitemap_part";
  const query = (client: AnonymousClient) => client.rpc(table, { kind, part });
  const parse = (rows: unknown) =>
    entriesSchema
      .parse(rows)
      .map(({ slug, changed_at }) => ({ path: toPath(kind, slug), changedAt: changed_at }));
  const found = await readCached({ table, query, parse }, context);
  return found.status === "read" ? found.value : null;
}

/** Of how many parts a kind is. */
export const countParts = (addresses: number): number => Math.ceil(addresses / sitemapPartSize);
