import * as z from "zod/mini";

import { type AuthorRead, isSlug } from "../../articles/contract.ts";
import type { Insight } from "../../articles/kinds.ts";
import { authorInsightCount, maxListRows } from "../../config/cache-lifetimes.ts";
import { authorSlug } from "../../lib/author-slug.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { queryDatabase } from "./article-database.ts";
import { articleTables, parseChangedAt } from "./article-rows.ts";
import { withInsightCovers } from "./insight-covers.ts";
import { readRows, readWholeList } from "./reader.ts";

const authorRow = z.object({ slug: z.string(), author: z.string() });

/** An author, how many insights are published, and when one of them last changed (ISO 8601). */
type Author = { name: string; count: number; changedAt: string };

/**
 * Everybody who has published an insight, by the last part of the page's address. Names that differ in
 * signs alone are one author, under the name of the last insight in the list.
 *
 * @returns null where the list can neither be read nor is cached, or is cut off
 */
export async function readAuthors(
  context: RequestContext,
): Promise<ReadonlyMap<string, Author> | null> {
  const list = await readWholeList(context, {
    table: "insights",
    key: "authors:insights",
    orderedBy: "slug",
    query: (client) => client.from("insights").select("slug, author, published_at, updated_at"),
    parse: (row) => ({ name: authorRow.parse(row).author, changedAt: parseChangedAt(row) }),
  });
  if (list.status !== "read" || list.value.length >= maxListRows) return null;
  const authors = new Map<string, Author>();
  for (const { name, changedAt } of list.value) {
    const slug = authorSlug(name);
    if (!isSlug(slug)) continue;
    const { count, changedAt: last } = authors.get(slug) ?? { count: 0, changedAt };
    authors.set(slug, { name, count: count + 1, changedAt: last > changedAt ? last : changedAt });
  }
  return authors;
}

/**
 * An author and the newest insights. The list of all authors decides whether there is one: an address
 * that somebody guesses costs the database nothing.
 */
export async function readAuthor(
  slug: string,
  context: RequestContext,
): Promise<AuthorRead<Insight>> {
  if (!isSlug(slug)) return { status: "missing" };
  const authors = await readAuthors(context);
  const author = authors?.get(slug);
  if (authors !== null && !author) return { status: "missing" };
  if (author) {
    const { name, count } = author;
    const { table, columns, parse } = articleTables.insight;
    const list = await readRows(context, {
      table,
      key: `author:${columns}:${slug}`,
      read: async () => {
        const rows = await queryDatabase(context, table, (client) =>
          client
            .from(table)
            .select(columns)
            .eq("author", name)
            .order("published_at", { ascending: false })
            .limit(authorInsightCount),
        );
        return withInsightCovers(rows, context);
      },
      parse: (row) => parse(row).item,
    });
    if (list.status === "read") return { status: "read", name, count, insights: list.value };
  }
  context.results.isDegraded = true;
  return { status: "unavailable" };
}
