import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, use } from "react";

import { listQuery } from "./article-queries.ts";
import type { ArticleKind, ListItems } from "./kinds.ts";
import { SilentErrorBoundary } from "./silent-error-boundary.tsx";

type ArticleListProps<K extends ArticleKind> = {
  kind: K;
  /** Resolves when all lists of the page have settled; null when they already have. */
  allSettled: Promise<unknown> | null;
  skeletons: ReactNode;
  /** Shown for no rows and for a failed read (spec section 8: ignored silently). */
  empty: string;
  children: (rows: ListItems[K][]) => ReactNode;
};

/** A list of articles: skeletons until every list of the page has settled, then rows or one sentence. */
export function ArticleList<K extends ArticleKind>(props: ArticleListProps<K>) {
  const { skeletons, empty } = props;
  return (
    <Suspense fallback={skeletons}>
      <SilentErrorBoundary fallback={<Empty>{empty}</Empty>}>
        <Rows {...props} />
      </SilentErrorBoundary>
    </Suspense>
  );
}

function Rows<K extends ArticleKind>({ kind, allSettled, empty, children }: ArticleListProps<K>) {
  if (allSettled) use(allSettled);
  const { data } = useSuspenseQuery(listQuery(kind));
  const rows = data.status === "read" ? data.rows : [];
  return rows.length === 0 ? <Empty>{empty}</Empty> : children(rows);
}

function Empty({ children }: { children: ReactNode }) {
  return <p className="t-body text-ink2">{children}</p>;
}
