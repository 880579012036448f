import type { ReactNode } from "react";

import { ArticleFrame, type PassedCache } from "../articles/article-frame.tsx";
import { ArticleList } from "../articles/article-list.tsx";
import { insightQueries, storyQueries, updateQueries } from "../articles/article-queries.ts";
import { resourcesWords } from "../content/articles.ts";
import { LeadOpener } from "../leads/lead-opener.tsx";
import { buttonClass } from "../ui/button.tsx";
import { InsightCards, InsightSkeletons } from "./resources-insights.tsx";
import { StoryCards, StorySkeletons } from "./resources-stories.tsx";
import { UpdateRows, UpdateSkeletons } from "./resources-updates.tsx";
import "./resources.css";

type ResourcesPageProps = {
  cache: PassedCache;
  /** Resolves when all three lists have been read; null when they are there. */
  settled: Promise<unknown> | null;
};

/** `/resources`: the newest stories, insights and updates, each with its skeletons until they come. */
export function ResourcesPage({ cache, settled }: ResourcesPageProps) {
  const { headline, lead, stories, insights, updates, closing } = resourcesWords;
  return (
    <ArticleFrame cache={cache}>
      <div className="page quarters items-end gap-y-16px pt-56px md:pt-72px pb-40px md:pb-56px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]} <br />
          {headline[1]}
        </h1>
        <p className="t-lead text-ink2 inset md:text-18px">{lead}</p>
      </div>
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
      <section className="border-t border-ink">
        <div className="page quarters items-center gap-y-24px py-40px">
          <h2 className="md:col-span-3 t-d3">{closing.sentence}</h2>
          <p className="inset">
            <LeadOpener
              dialog="getStarted"
              opener="resources-closing"
              className={buttonClass({ variant: "primary" })}
            >
              {closing.action}
            </LeadOpener>
          </p>
        </div>
      </section>
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
      <div className="page pt-32px pb-56px md:pb-64px">
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
