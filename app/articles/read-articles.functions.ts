import { createServerFn, createServerOnlyFn } from "@tanstack/react-start";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import * as v from "valibot";

import { findUpdate, readArchive, readTotals } from "../server/articles/archive.ts";
import { readAuthor } from "../server/articles/authors.ts";
import { openArticle, readLateArticle } from "../server/articles/read-article.ts";
import { readUpdatesWithPreview } from "../server/articles/read-preview.ts";
import { readList, readRelated, readYear } from "../server/articles/reader.ts";
import { renderingContext } from "../server/environment/rendering-context.ts";
import { type ArchiveQuestion, archiveQuestionSchema, isId } from "./contract.ts";
import { type ArticleKind, isArticleKind, type PageKind } from "./kinds.ts";

// Islands read these. Anybody can call them with anything: the input is checked here and not by a
// validator, whose throw would be logged as a fault of ours.

/** Nobody stores a page that shows that something could not be read. */
async function storedIfRead<Read extends { status: string }>(
  reading: Promise<Read>,
): Promise<Read> {
  const read = await reading;
  if (read.status !== "read") setResponseHeader("cache-control", "no-store");
  return read;
}

/** The newest articles of a kind, as `/resources` shows them (spec section 7). */
export const fetchList = createServerFn({ method: "GET" })
  .validator((kind: ArticleKind) => kind)
  .handler(({ data, context }) => {
    const previewed = context.worker.preview?.update;
    if (data === "update" && previewed) return readUpdatesWithPreview(previewed, context.worker);
    if (isArticleKind(data)) return storedIfRead(readList(data, context.worker));
    setResponseStatus(400);
    return { status: "unavailable" } as const;
  });

/** A page of everything that is published of a kind. */
export const fetchArchive = createServerFn({ method: "GET" })
  .validator((data: { kind: ArticleKind; question: ArchiveQuestion }) => data)
  .handler(({ data, context }) => {
    const kind: unknown = Reflect.get(Object(data), "kind");
    const question = v.safeParse(archiveQuestionSchema, Reflect.get(Object(data), "question"));
    if (!isArticleKind(kind) || !question.success) return { status: "missing" } as const;
    return readArchive(kind, question.output, context.worker);
  });

// Loaders alone read the following, while a page is rendered.

/** What the page of an article opens with. */
export const openArticlePage = createServerOnlyFn(<K extends PageKind>(kind: K, slug: string) =>
  openArticle(kind, slug, renderingContext()),
);

/** One article with its body (spec section 7), where it comes late. */
export const readLateText = createServerOnlyFn(<K extends PageKind>(kind: K, slug: string) =>
  storedIfRead(readLateArticle(kind, slug, renderingContext())),
);

/** The newest articles of a kind, from which a page takes the related ones. */
export const readNewestOf = createServerOnlyFn(<K extends PageKind>(kind: K) =>
  storedIfRead(readRelated(kind, renderingContext())),
);

/** How many articles of each kind are published. */
export const readArchiveTotals = createServerOnlyFn(() => readTotals(renderingContext()));

/** An author with the newest insights, by the last part of the page's address. */
export const readAuthorPage = createServerOnlyFn((slug: string) =>
  readAuthor(slug, renderingContext()),
);

/** The page of the archive on which an update stands; null where there is no such update. */
export const findUpdatePage = createServerOnlyFn(async (id: string) =>
  isId(id) ? findUpdate(id, renderingContext()) : null,
);

/** All that was published this year, for the newsletter's page. */
export const readPublishedYear = createServerOnlyFn(() => readYear(renderingContext()));
