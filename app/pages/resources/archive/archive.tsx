import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { archiveQuery } from "../../../articles/article-queries.ts";
import { ArticleQueryProvider } from "../../../articles/article-query-provider.tsx";
import type { ArchiveQuestion } from "../../../articles/contract.ts";
import { type ArticleKind, articleKinds, type ListItems } from "../../../articles/kinds.ts";
import { archivePageContent } from "./content.ts";
import { FilterBar } from "./filter-bar.tsx";
import { Pagination } from "./pagination.tsx";

/** Lists the articles of a page. */
export type ArchiveRows<K extends ArticleKind> = (
  items: readonly ListItems[K][],
  question: ArchiveQuestion,
) => ReactNode;

type ArchiveProps<K extends ArticleKind> = {
  kind: K;
  question: ArchiveQuestion;
  rows: ArchiveRows<K>;
};

/** A page of an archive: filters, articles and the way to the other pages. */
export function Archive<K extends ArticleKind>(props: ArchiveProps<K>) {
  return (
    <ArticleQueryProvider>
      <LoadedArchive {...props} />
    </ArticleQueryProvider>
  );
}

function LoadedArchive<K extends ArticleKind>({ kind, question, rows }: ArchiveProps<K>) {
  const { data } = useSuspenseQuery(archiveQuery(kind, question));
  if (data.status !== "read") return null;
  const { filters, total, count, pages } = data;
  const filter = filters.find(({ value }) => value === question.filter)?.name;
  return (
    <>
      <FilterBar kind={kind} filters={filters} total={total} chosen={question.filter} />
      <section aria-labelledby="results" className="border-t border-ink">
        <div className="page pt-28px pb-56px md:pb-72px [overflow-wrap:anywhere]">
          <div className="flex flex-wrap items-baseline justify-between gap-x-24px mb-24px">
            <h2 id="results" className="t-d4">
              {archivePageContent.count(kind, count, filter)}
            </h2>
            {pages > 1 && (
              <p className="t-lab text-ink3">{archivePageContent.page(question.page, pages)}</p>
            )}
          </div>
          {data.rows.length === 0 ? (
            <p className="t-body text-ink2">{articleKinds[kind].content.list.empty}</p>
          ) : (
            rows(data.rows, question)
          )}
          <Pagination kind={kind} question={question} pages={pages} />
        </div>
      </section>
    </>
  );
}
