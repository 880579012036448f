import type { ReactNode } from "react";

import { ArticleList } from "../../articles/article-list.tsx";
import { ArticleQueryProvider } from "../../articles/article-query-provider.tsx";
import { type ArticleKind, articleKinds, kindNames, type ListItems } from "../../articles/kinds.ts";
import type { SitePath } from "../../content/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { InsightCards, InsightSkeletons } from "./insight-cards.tsx";
import { StoryCards, StorySkeletons } from "./story-cards.tsx";
import { UpdateRows, UpdateSkeletons } from "./update-rows.tsx";

type ListView<Item> = {
  /** The page that shows all of them. */
  all: SitePath;
  className: string;
  rows: (items: readonly Item[]) => ReactNode;
  skeletons: (loading: string) => ReactNode;
};

const listViews: { [K in ArticleKind]: ListView<ListItems[K]> } = {
  story: {
    all: "/success-stories",
    className: "border-ink",
    rows: (stories) => <StoryCards stories={stories} />,
    skeletons: (loading) => <StorySkeletons loading={loading} />,
  },
  insight: {
    all: "/resources",
    className: "border-ink",
    rows: (insights) => <InsightCards insights={insights} />,
    skeletons: (loading) => <InsightSkeletons loading={loading} />,
  },
  update: {
    all: "/resources",
    className: "border-ink bg-ground",
    rows: (updates) => <UpdateRows updates={updates} />,
    skeletons: (loading) => <UpdateSkeletons loading={loading} />,
  },
};

/** One list for each kind of article, with skeletons until all of them have settled. */
export function ResourceLists({ allSettled }: { allSettled: Promise<unknown> | null }) {
  return (
    <ArticleQueryProvider>
      {kindNames.map((kind) => (
        <ListSection key={kind} kind={kind} allSettled={allSettled} />
      ))}
    </ArticleQueryProvider>
  );
}

type ListSectionProps<K extends ArticleKind> = { kind: K; allSettled: Promise<unknown> | null };

function ListSection<K extends ArticleKind>({ kind, allSettled }: ListSectionProps<K>) {
  const { segment, content } = articleKinds[kind];
  const { title, all, empty, loading } = content.list;
  const view = listViews[kind];
  return (
    <section id={segment} className={`border-t ${view.className}`}>
      <div className="page pt-40px pb-56px md:pb-72px [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center justify-between gap-x-16px mb-16px">
          <h2 className="t-d3">{title}</h2>
          <a href={view.all} className={buttonClass({ variant: "evidence" })}>
            {all}
          </a>
        </div>
        <ArticleList
          kind={kind}
          allSettled={allSettled}
          skeletons={view.skeletons(loading)}
          empty={empty}
        >
          {view.rows}
        </ArticleList>
      </div>
    </section>
  );
}
