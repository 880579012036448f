import type { ReactNode } from "react";

import { ArticleList } from "../../articles/article-list.tsx";
import { ArticleQueryProvider } from "../../articles/article-query-provider.tsx";
import {
  type ArticleKind,
  articleKinds,
  archivePath,
  kindNames,
  type ListItems,
} from "../../articles/kinds.ts";
import type { SitePath } from "../../content/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { resourcesContent } from "./content.ts";
import { InsightCards, InsightSkeletons } from "./insight-cards.tsx";
import { StoryCards, StorySkeletons } from "./story-cards.tsx";
import { UpdateRows, UpdateSkeletons } from "./update-rows.tsx";

type ListView<Item> = {
  className: string;
  rows: (items: readonly Item[]) => ReactNode;
  skeletons: (loading: string) => ReactNode;
  /** Where the button of the specification leads; the archive has a link of its own. */
  more: { label: string; href: SitePath };
};

const { caseStudies, top } = resourcesContent;

const listViews: { [K in ArticleKind]: ListView<ListItems[K]> } = {
  story: {
    className: "border-ink",
    rows: (stories) => <StoryCards stories={stories} />,
    skeletons: (loading) => <StorySkeletons loading={loading} />,
    more: { label: caseStudies, href: "/success-stories" },
  },
  insight: {
    className: "border-ink",
    rows: (insights) => <InsightCards insights={insights} />,
    skeletons: (loading) => <InsightSkeletons loading={loading} />,
    more: { label: top, href: "/resources" },
  },
  update: {
    className: "border-ink bg-ground",
    rows: (updates) => <UpdateRows updates={updates} />,
    skeletons: (loading) => <UpdateSkeletons loading={loading} />,
    more: { label: top, href: "/resources" },
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
  const { className, rows, skeletons, more } = listViews[kind];
  return (
    <section id={segment} className={`border-t ${className}`}>
      <div className="page pt-40px pb-56px md:pb-72px [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center justify-between gap-x-16px mb-16px">
          <h2 className="t-d3">{title}</h2>
          <a href={archivePath(kind)} className={buttonClass({ variant: "evidence" })}>
            {all}
          </a>
        </div>
        <ArticleList
          kind={kind}
          allSettled={allSettled}
          skeletons={skeletons(loading)}
          empty={empty}
        >
          {rows}
        </ArticleList>
        <p className="mt-24px">
          <a href={more.href} className={buttonClass({ variant: "evidence" })}>
            {more.label}
          </a>
        </p>
      </div>
    </section>
  );
}
