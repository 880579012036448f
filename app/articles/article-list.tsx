import {
  type QueryKey,
  useSuspenseQuery,
  type UseSuspenseQueryOptions,
} from "@tanstack/react-query";
import { type ReactNode, Suspense, use } from "react";

import type { ListRead } from "./contract.ts";
import { SilentErrorBoundary } from "./silent-error-boundary.tsx";

type ArticleListProps<Row, Key extends QueryKey> = {
  query: UseSuspenseQueryOptions<ListRead<Row>, Error, ListRead<Row>, Key>;
  /** Resolves when all lists of the page are there; null when they are. */
  settled: Promise<unknown> | null;
  skeletons: ReactNode;
  /** One sentence, for no rows and for a read that failed (spec section 8: ignored silently). */
  empty: string;
  children: (rows: Row[]) => ReactNode;
};

/** A list of articles: skeletons until every list of the page has come, then rows or one sentence. */
export function ArticleList<Row, Key extends QueryKey>(props: ArticleListProps<Row, Key>) {
  const { skeletons, empty } = props;
  return (
    <Suspense fallback={skeletons}>
      <SilentErrorBoundary instead={<Empty>{empty}</Empty>}>
        <Rows {...props} />
      </SilentErrorBoundary>
    </Suspense>
  );
}

function Rows<Row, Key extends QueryKey>(props: ArticleListProps<Row, Key>) {
  if (props.settled) use(props.settled);
  const { data } = useSuspenseQuery(props.query);
  const rows = data.outcome === "read" ? data.rows : [];
  return rows.length === 0 ? <Empty>{props.empty}</Empty> : props.children(rows);
}

function Empty({ children }: { children: ReactNode }) {
  return <p className="t-body text-ink2">{children}</p>;
}
