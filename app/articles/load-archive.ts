import * as v from "valibot";

import { archiveContent } from "../content/articles.ts";
import { site } from "../content/site.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { articleClient } from "./article-client.ts";
import { archiveQuery } from "./article-queries.ts";
import { type ArchiveQuestion, archiveQuestionSchema, type ArchiveRead } from "./contract.ts";
import { type ArticleKind, archivePagePath, archivePath, type ListItems } from "./kinds.ts";
import { setReadStatus } from "./load-article.ts";

/** Search parameters as the URL holds them. */
type ArchiveSearch = { filter: string | undefined; page: string | undefined };

/** A form sends an empty filter for everything. */
const searchSchema = v.pipe(
  v.object({
    filter: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text || undefined),
      ),
    ),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), "1"),
  }),
  archiveQuestionSchema,
);

/**
 * Reads a page of an archive into the query client. Like an article it is not handed on to the browser,
 * which hydrates nothing of it.
 *
 * @returns the head of the page, what it was asked for, and whether there is such a page
 */
export async function loadArchive(kind: ArticleKind, search: ArchiveSearch) {
  const { success, output } = v.safeParse(searchSchema, search);
  const question: ArchiveQuestion | null = success ? output : null;
  const read = question ? await readOne(kind, question) : ({ status: "missing" } as const);
  setReadStatus(read.status);
  const head = await archiveHead(kind, question, read);
  return { status: read.status, question, head };
}

async function readOne(
  kind: ArticleKind,
  question: ArchiveQuestion,
): Promise<ArchiveRead<ListItems[ArticleKind]>> {
  try {
    return await articleClient().query(archiveQuery(kind, question));
  } catch {
    return { status: "unavailable" };
  }
}

async function archiveHead(
  kind: ArticleKind,
  question: ArchiveQuestion | null,
  read: ArchiveRead<ListItems[ArticleKind]>,
) {
  // The browser needs the registry of pages only when a link leads here.
  const { pageAt } = await import("../content/pages.ts");
  const page = pageAt(archivePath(kind));
  const origin = siteOrigin();
  if (read.status !== "read" || question === null) {
    const { meta } = pageMeta({ name: site.name, origin }, { ...page, noindex: true });
    return { meta, links: [] };
  }
  const filter = read.filters.find(({ value }) => value === question.filter)?.name;
  const title = archiveContent.title(page.title, filter, question.page);
  const path = archivePagePath(kind, question);
  const { meta, links } = pageMeta({ name: site.name, origin }, { ...page, title, path });
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
