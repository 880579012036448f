import type { ReactNode } from "react";

import { ArticleFrame } from "../../articles/article-frame.tsx";
import { ArticleList } from "../../articles/article-list.tsx";
import { insightQueries, storyQueries, updateQueries } from "../../articles/article-queries.ts";
import { resourcesContent } from "./content.ts";
import { buttonClass } from "../../ui/button.tsx";
import { InsightCards, InsightSkeletons } from "./insight-cards.tsx";
import { StoryCards, StorySkeletons } from "./story-cards.tsx";
import { UpdateRows, UpdateSkeletons } from "./update-rows.tsx";

/** The three lists, with skeletons until all of them have loaded. */
export function ResourceLists({ settled }: { settled: Promise<unknown> | null }) {
  const { stories, insights, updates } = resourcesContent;
  return (
    <ArticleFrame>
      <ListSection id="success-stories" {...stories} href="/success-stories" className="border-ink">
        <ArticleList
          query={storyQueries.latest()}
          settled={settled}
          skeletons={<StorySkeletons loading={stories.loading} />}
          empty={stories.empty}
        >
          {(rows) => <StoryCards stories={rows} />}
        </ArticleList>
      </ListSection>
      <ListSection id="insights" {...insights} href="/resources" className="border-line">
        <ArticleList
          query={insightQueries.latest()}
          settled={settled}
          skeletons={<InsightSkeletons loading={insights.loading} />}
          empty={insights.empty}
        >
          {(rows) => <InsightCards insights={rows} />}
        </ArticleList>
      </ListSection>
      <ListSection id="updates" {...updates} href="/resources" className="border-ink bg-ground">
        <ArticleList
          query={updateQueries.latest()}
          settled={settled}
          skeletons={<UpdateSkeletons loading={updates.loading} />}
          empty={updates.empty}
        >
          {(rows) => <UpdateRows updates={rows} />}
        </ArticleList>
      </ListSection>
    </ArticleFrame>
  );
}

type ListSectionProps = {
  id: string;
  title: string;
  all: string;
  href: string;
  className: string;
  children: ReactNode;
};

function ListSection({ id, title, all, href, className, children }: ListSectionProps) {
  return (
    <section id={id} className={`border-t ${className}`}>
      <div className="page pt-32px pb-56px md:pb-64px [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center justify-between gap-x-16px mb-16px md:mb-24px">
          <h2 className="t-d3">{title}</h2>
          <a href={href} className={buttonClass({ variant: "evidence" })}>
            {all}
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
