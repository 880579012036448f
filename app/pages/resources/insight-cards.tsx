import { articlePath, type Insight, itemAnchor } from "../../articles/kinds.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { readTime } from "../../content/articles.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { Columns, LoadingNote } from "./columns.tsx";
import styles from "./cards.module.css";
import covering from "../../sections/covering-link.module.css";

const card = `${covering.around} ${styles.card} ${styles.insight}`;

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
    <li id={itemAnchor("insight", slug)} className={card}>
      <p className={`${styles.note} t-caption text-ink3`}>
        <PublishedDate at={insight.publishedAt} /> · {readTime(insight.readMinutes)}
      </p>
      <h3 className={`${styles.title} mt-4px t-d3`}>
        <a href={articlePath("insight", slug)} className={covering.link}>
          {title}
        </a>
      </h3>
      <p className={`${styles.text} mt-8px text-balance text-ink2`}>{excerpt}</p>
      <p className="mt-12px t-caption text-ink3">{author}</p>
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
            <SkeletonText className={`${styles.note} ${styles.barDate} t-caption`} />
            <SkeletonText className="mt-4px t-d3" lines={2} />
            <SkeletonText className="mt-8px t-copy" lines={2} />
            <SkeletonText className={`mt-12px ${styles.barAuthor} t-caption`} />
          </li>
        ))}
      </Columns>
    </>
  );
}
