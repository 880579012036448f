import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { archiveQuery } from "../../../articles/article-queries.ts";
import type { ArchivePage, ArchiveQuestion } from "../../../articles/contract.ts";
import { type ArticleKind, articleKinds, type ListItems } from "../../../articles/kinds.ts";
import type { DehydratedQueries } from "../../../articles/dehydrated-queries.ts";
import { LoadedQueries } from "../../../articles/loaded-queries.tsx";
import { archivePageContent } from "./content.ts";
import { FilterBar } from "./filter-bar.tsx";
import { Pagination } from "./pagination.tsx";
import { useFurtherPages } from "./use-further-pages.ts";

/** Lists the articles of a page. */
export type ArchiveRows<K extends ArticleKind> = (
  items: readonly ListItems[K][],
  question: ArchiveQuestion,
  page: Pick<ArchivePage<ListItems[K]>, "total" | "facts">,
) => ReactNode;

/** Props of the island of an archive. */
export type ArchiveProps = {
  /** What the page was asked for. */
  question: ArchiveQuestion;
  /** Title of the whole archive. */
  title: string;
  queries: DehydratedQueries;
};

type KindProps<K extends ArticleKind> = { kind: K; rows: ArchiveRows<K> };

/** A page of an archive: filters, articles and the way to the other pages. */
export function Archive<K extends ArticleKind>({ queries, ...props }: ArchiveProps & KindProps<K>) {
  return (
    <LoadedQueries queries={queries}>
      <ShownPage {...props} />
    </LoadedQueries>
  );
}

type ShownPageProps<K extends ArticleKind> = Omit<ArchiveProps, "queries"> & KindProps<K>;

function ShownPage<K extends ArticleKind>({ kind, rows, title, ...page }: ShownPageProps<K>) {
  const { question, element, onClick } = useFurtherPages(kind, page.question, title);
  const { data } = useQuery(archiveQuery(kind, question));
  // The page is there, or there is no island; but its last article may be withdrawn while it is shown.
  if (data?.status !== "read") return null;
  const { filters, total, count, pages } = data;
  const filter = filters.find(({ value }) => value === question.filter)?.name;
  return (
    // Links in it: a press on the element itself means nothing.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={element} tabIndex={-1} onClick={onClick}>
      <FilterBar kind={kind} filters={filters} total={total} chosen={question.filter} />
      <section aria-labelledby="results">
        <div className="pt-24px pb-56px wrap-anywhere md:pb-72px page-width">
          <h2 id="results" className="sr-only">
            {archivePageContent.count(kind, count, filter)}
          </h2>
          {pages > 1 && (
            <p className="mb-16px t-caption text-ink3">
              {archivePageContent.page(question.page, pages)}
            </p>
          )}
          {data.rows.length === 0 ? (
            <p className="t-body text-ink2">{articleKinds[kind].content.list.empty}</p>
          ) : (
            rows(data.rows, question, data)
          )}
          <Pagination kind={kind} question={question} pages={pages} />
        </div>
      </section>
    </div>
  );
}
