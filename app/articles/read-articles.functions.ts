import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import * as v from "valibot";

import { findUpdate, readArchive, readTotals } from "../server/articles/archive.ts";
import { readAuthor } from "../server/articles/authors.ts";
import { openArticle, readLateArticle } from "../server/articles/read-article.ts";
import { readUpdatesWithPreview } from "../server/articles/read-preview.ts";
import { readList, readRelated, readYear } from "../server/articles/reader.ts";
import { type ArchiveQuestion, archiveQuestionSchema, isId } from "./contract.ts";
import {
  type ArticleKind,
  isArticleKind,
  type PageKind,
  pageKinds,
  parseArticlePath,
} from "./kinds.ts";

// Anybody can call these with anything: the input is checked here and not by a validator, whose
// throw would be logged as a fault of ours.

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

/** The newest articles of a kind, from which a page takes the related ones. */
export const fetchRelated = createServerFn({ method: "GET" })
  .validator((kind: PageKind) => kind)
  .handler(({ data, context }) => {
    if (pageKinds.includes(data)) return storedIfRead(readRelated(data, context.worker));
    setResponseStatus(400);
    return { status: "unavailable" } as const;
  });

/** What the path of an article's page leads to. */
export const openArticlePage = createServerFn({ method: "GET" })
  .validator((path: string) => path)
  .handler(({ data, context }) => {
    const found = parseArticlePath(data);
    if (found) return openArticle(found.kind, found.slug, context.worker);
    return { status: "missing" } as const;
  });

/** One article with its body, by the path of its page (spec section 7), where it comes late. */
export const fetchArticle = createServerFn({ method: "GET" })
  .validator((path: string) => path)
  .handler(({ data, context }) => {
    const found = parseArticlePath(data);
    if (found) return storedIfRead(readLateArticle(found.kind, found.slug, context.worker));
    return { status: "missing" } as const;
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

/** How many articles of each kind are published. */
export const fetchTotals = createServerFn({ method: "GET" }).handler(({ context }) =>
  readTotals(context.worker),
);

/** An author with the newest insights, by the last part of the page's address. */
export const fetchAuthor = createServerFn({ method: "GET" })
  .validator((slug: string) => slug)
  .handler(({ data, context }) => {
    const slug: unknown = data;
    return readAuthor(typeof slug === "string" ? slug : "", context.worker);
  });

/** The page of the archive on which an update stands; null where there is no such update. */
export const fetchUpdatePage = createServerFn({ method: "GET" })
  .validator((id: string) => id)
  .handler(({ data, context }) => (isId(data) ? findUpdate(data, context.worker) : null));

/** All that was published this year, for the newsletter's page. */
export const fetchYear = createServerFn({ method: "GET" }).handler(({ context }) =>
  readYear(context.worker),
);
