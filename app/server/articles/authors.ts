import * as z from "zod/mini";

import { type AuthorRead, isSlug } from "../../articles/contract.ts";
import type { Insight } from "../../articles/kinds.ts";
import { authorInsightCount, maxListRows } from "../../config/cache-lifetimes.ts";
import { authorSlug } from "../../lib/author-slug.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { articleTables, columnsWithCover, instant, parseChangedAt } from "./article-rows.ts";
import { readRows, readWholeList } from "./reader.ts";

const authorRow = z.object({ slug: z.string(), author: z.string(), published_at: instant });

type Author = {
  /** As the newest insight spells it. */
  name: string;
  /** Of the insights, the newest first. */
  slugs: string[];
  /** When one of the insights last changed (ISO 8601). */
  changedAt: string;
};

/**
 * Everybody who has published an insight, by the last part of the page's address. Names that differ in
 * signs alone are one author.
 *
 * @returns null where the list can neither be read nor is cached, or is cut off
 */
export async function readAuthors(
  context: RequestContext,
): Promise<ReadonlyMap<string, Author> | null> {
  const list = await readWholeList(context, {
    table: "insights",
    orderedBy: "slug",
    query: (client) => client.from("insights").select("slug, author, published_at, updated_at"),
    parse: (row) => ({ ...authorRow.parse(row), changedAt: parseChangedAt(row) }),
  });
  if (list.status !== "read" || list.value.length >= maxListRows) return null;
  const authors = new Map<string, Author>();
  const newestFirst = list.value.toSorted(
    (one, other) => Date.parse(other.published_at) - Date.parse(one.published_at),
  );
  for (const { slug, author: name, changedAt } of newestFirst) {
    const path = authorSlug(name);
    if (path === "") continue;
    const author = authors.get(path) ?? { name, slugs: [], changedAt };
    author.slugs.push(slug);
    if (changedAt > author.changedAt) author.changedAt = changedAt;
    authors.set(path, author);
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
    const { name, slugs } = author;
    const { table, parse } = articleTables.insight;
    const columns = columnsWithCover("insight");
    const list = await readRows(context, {
      table,
      query: (client) =>
        client
          .from(table)
          .select(columns)
          .in("slug", slugs.slice(0, authorInsightCount))
          .order("published_at", { ascending: false }),
      parse: (row) => parse(row).item,
    });
    if (list.status === "read") {
      return { status: "read", name, count: slugs.length, insights: list.value };
    }
  }
  return { status: "unavailable" };
}
