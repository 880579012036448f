import { redirect } from "@tanstack/react-router";

import { listedFilterCount } from "../config/cache-lifetimes.ts";
import { archiveContent } from "../content/articles.ts";
import { pageAt } from "../content/pages.ts";
import { site } from "../content/site.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { type ArchiveSearch, archiveQuestion } from "./archive-question.ts";
import { archiveQuery } from "./article-queries.ts";
import type { ArchiveQuestion, ArchiveRead } from "./contract.ts";
import {
  type ArticleKind,
  archivePagePath,
  archivePath,
  itemPath,
  type ListItems,
  summarize,
} from "./kinds.ts";
import { doNotCache, setReadStatus } from "./load-article.ts";
import { createQueryClient, dehydrateQueries } from "./dehydrated-queries.ts";

/**
 * Reads a page of an archive.
 *
 * @param shared the update that the page is shared for
 * @throws a redirect to the page without it, where it stands elsewhere now
 * @returns whether there is such a page, what it was asked for, the title of the archive, the head of
 *   the page, and the query for the island
 */
export async function loadArchive(kind: ArticleKind, search: ArchiveSearch, shared?: string) {
  const client = createQueryClient();
  const question = archiveQuestion(search);
  const read: ArchiveRead<ListItems[ArticleKind]> = question
    ? await client
        .query(archiveQuery(kind, question))
        .catch(() => ({ status: "unavailable" as const }))
    : { status: "missing" };
  setReadStatus(read.status);
  if (read.status === "read" && read.facts === null) doNotCache();
  const item = read.status === "read" ? read.rows.find(({ id }) => id === shared) : undefined;
  if (shared !== undefined && question && read.status === "read" && !item) {
    throw redirect({ href: archivePagePath(kind, question), statusCode: 307 });
  }
  const { title } = pageAt(archivePath(kind));
  const head = archiveHead(kind, question, read, item);
  return { status: read.status, question, title, head, queries: dehydrateQueries(client) };
}

function archiveHead(
  kind: ArticleKind,
  question: ArchiveQuestion | null,
  read: ArchiveRead<ListItems[ArticleKind]>,
  item?: ListItems[ArticleKind],
) {
  const page = pageAt(archivePath(kind));
  const origin = siteOrigin();
  if (read.status !== "read" || question === null) {
    const { meta } = pageMeta({ name: site.name, origin }, { ...page, noindex: true });
    return { meta, links: [] };
  }
  const filter = read.filters.find(({ value }) => value === question.filter)?.name;
  const shared = item && {
    title: item.title,
    description: summarize(kind, item).text,
    sharedPath: itemPath(kind, item),
  };
  const { meta, links } = pageMeta(
    { name: site.name, origin },
    {
      ...page,
      title: archiveContent.title(page.title, filter, question.page),
      path: archivePagePath(kind, question),
      noindex: question.filter !== undefined && read.count < listedFilterCount,
      imageOf: page.path,
      ...shared,
    },
  );
  const linkTo = (rel: string, to: number) => ({
    rel,
    href: new URL(archivePagePath(kind, { ...question, page: to }), origin).href,
  });
  return {
    meta,
    links: [
      ...links,
      ...(question.page > 1 ? [linkTo("prev", question.page - 1)] : []),
      ...(question.page < read.pages ? [linkTo("next", question.page + 1)] : []),
    ],
  };
}
