import { articlePath, type Insight, itemAnchor } from "../../articles/kinds.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { readTime } from "../../content/articles.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { Columns, LoadingNote } from "./columns.tsx";

const card = "card card-insight border-t border-ink pt-12px";

/** The newest insights as cards without images, each one link. */
export function InsightCards({ insights }: { insights: readonly Insight[] }) {
  return (
    <Columns>
      {insights.map((insight) => (
        <InsightCard key={insight.id} {...insight} />
      ))}
    </Columns>
  );
}

function InsightCard({ slug, title, excerpt, author, ...insight }: Insight) {
  return (
    <li id={itemAnchor("insight", slug)} className={`group relative ${card}`}>
      <p className="t-lab text-12.5px! text-ink3">
        <PublishedDate at={insight.publishedAt} /> · {readTime(insight.readMinutes)}
      </p>
      <h3 className="card-title mt-4px t-d3">
        <a
          href={articlePath("insight", slug)}
          className="after:content-empty after:absolute after:inset-0 decoration-1px underline-offset-5px group-hover:underline"
        >
          {title}
        </a>
      </h3>
      <p className="card-text text-16px leading-24px text-ink2">{excerpt}</p>
      <p className="mt-10px t-lab text-12.5px! text-ink3">{author}</p>
    </li>
  );
}

/** Skeletons of the same size as the cards. */
export function InsightSkeletons({ loading }: { loading: string }) {
  return (
    <>
      <LoadingNote>{loading}</LoadingNote>
      <Columns>
        {[0, 1, 2].map((index) => (
          <li key={index} data-skeleton="" className={`${card} pulse`}>
            <SkeletonText className="w-192px t-lab text-12.5px!" />
            <SkeletonText className="mt-4px t-d3" lines={2} />
            <SkeletonText className="mt-8px text-16px leading-24px" lines={2} />
            <SkeletonText className="mt-10px w-128px t-lab text-12.5px!" />
          </li>
        ))}
      </Columns>
    </>
  );
}
