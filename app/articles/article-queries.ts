import { queryOptions } from "@tanstack/react-query";
import { createIsomorphicFn } from "@tanstack/react-start";

import type { ArchiveQuestion, ArchiveRead, ArticleRead, ListRead } from "./contract.ts";
import { isResult } from "./is-result.ts";
import {
  type Article,
  type ArticleKind,
  articlePath,
  type ListItems,
  type PageKind,
} from "./kinds.ts";

/** Imported when something has to be read: the first page brings its data along. */
const serverFunctions = () => import("./read-articles.functions.ts");

class ReadFailed extends Error {}

/**
 * In the browser a failed read throws, so that the query is retried. On the Worker it is a result
 * like others: the page has to end.
 */
const throwIfUnavailable = createIsomorphicFn()
  .server((_read: unknown) => undefined)
  .client((read: unknown) => {
    if (!isResult(read) || read.status === "unavailable") throw new ReadFailed();
  });

/** The newest articles of a kind. */
export const listQuery = <K extends ArticleKind>(kind: K) =>
  queryOptions({
    queryKey: [kind],
    queryFn: async () => {
      const { fetchList } = await serverFunctions();
      const read = await fetchList({ data: kind });
      throwIfUnavailable(read);
      // The server function answers with the kind it is asked for.
      return read as ListRead<ListItems[K]>;
    },
  });

/** A page of the archive of a kind. */
export const archiveQuery = <K extends ArticleKind>(kind: K, question: ArchiveQuestion) =>
  queryOptions({
    queryKey: [kind, "archive", question],
    queryFn: async () => {
      const { fetchArchive } = await serverFunctions();
      const read = await fetchArchive({ data: { kind, question } });
      throwIfUnavailable(read);
      // The server function answers with the kind it is asked for.
      return read as ArchiveRead<ListItems[K]>;
    },
  });

/** One article with its body. */
export const articleQuery = <K extends PageKind>(kind: K, slug: string) =>
  queryOptions({
    queryKey: [kind, slug],
    queryFn: async () => {
      const { fetchArticle } = await serverFunctions();
      const read = await fetchArticle({ data: articlePath(kind, slug) });
      throwIfUnavailable(read);
      // The server function answers with the kind it is asked for.
      return read as ArticleRead<Article<K>>;
    },
  });
