import { queryOptions } from "@tanstack/react-query";

import type { ArchiveQuestion, ArchiveRead, ListRead } from "./contract.ts";
import { isResult } from "./is-result.ts";
import type { ArticleKind, ListItems } from "./kinds.ts";
import { fetchArchive, fetchList } from "./read-articles.functions.ts";

/** Neither the database nor the cache could answer, or somebody else did. The query tries again. */
class ReadFailed extends Error {}

/** The newest articles of a kind. */
export const listQuery = <K extends ArticleKind>(kind: K) =>
  queryOptions({
    queryKey: [kind],
    queryFn: async () => {
      // The server function answers with the kind it is asked for.
      const read = (await fetchList({ data: kind })) as ListRead<ListItems[K]>;
      if (!isResult(read) || read.status !== "read") throw new ReadFailed();
      return read.rows;
    },
  });

/** A page of the archive of a kind. */
export const archiveQuery = <K extends ArticleKind>(kind: K, question: ArchiveQuestion) =>
  queryOptions({
    queryKey: [kind, "archive", question],
    queryFn: async () => {
      // The server function answers with the kind it is asked for.
      const read = (await fetchArchive({ data: { kind, question } })) as ArchiveRead<ListItems[K]>;
      if (!isResult(read) || read.status === "unavailable") throw new ReadFailed();
      return read;
    },
  });
