import { articlePath, type Insight } from "../../articles/kinds.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { readTime } from "../../content/articles.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { columnClass, Columns, LoadingNote } from "./columns.tsx";

/** Lines and type of a card's title and text; the first card is larger. */
const shapes = {
  first: {
    room: "room room-lead [--titles:3] [--texts:3] sm:[--titles:2] sm:[--texts:2]",
    title: "t-d2",
    text: "t-lead md:max-w-464px",
  },
  other: {
    room: "room room-other [--titles:3] [--texts:3] sm:[--titles:2] sm:[--texts:2] md:[--titles:3] md:[--texts:3]",
    title: "t-d3 md:t-d4",
    text: "t-small",
  },
};

const shapeOf = (index: number) => (index === 0 ? shapes.first : shapes.other);

/** The newest insights as cards without pictures, each one link. */
export function InsightCards({ insights }: { insights: readonly Insight[] }) {
  return (
    <Columns ruled>
      {insights.map((insight, index) => (
        <InsightCard key={insight.id} {...insight} shape={shapeOf(index)} />
      ))}
    </Columns>
  );
}

type InsightCardProps = Insight & { shape: (typeof shapes)["first"] };

function InsightCard({ shape, slug, title, excerpt, author, ...insight }: InsightCardProps) {
  return (
    <li className={`${columnClass} md:pt-20px`}>
      <p className="t-lab text-ink3">
        <PublishedDate at={insight.publishedAt} /> · {readTime(insight.readMinutes)}
      </p>
      <div className={`mt-12px ${shape.room}`}>
        <h3 className={`title ${shape.title}`}>
          <a
            href={articlePath("insight", slug)}
            className="after:content-empty after:absolute after:inset-0 decoration-1px underline-offset-5px group-hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className={`text text-ink2 ${shape.text}`}>{excerpt}</p>
        <p className="last min-h-20px t-lab text-ink3">{author}</p>
      </div>
    </li>
  );
}

/** Skeletons of the same size as the cards. */
export function InsightSkeletons({ loading }: { loading: string }) {
  return (
    <>
      <LoadingNote>{loading}</LoadingNote>
      <Columns ruled>
        {[0, 1, 2].map((index) => (
          <li key={index} data-skeleton="" className={`${columnClass} md:pt-20px`}>
            <SkeletonText className="w-192px t-lab" />
            <div className={`mt-12px h-0 overflow-hidden ${shapeOf(index).room}`}>
              <SkeletonText className={shapeOf(index).title} lines={2} />
              <SkeletonText className={`mt-8px ${shapeOf(index).text}`} lines={2} />
              <SkeletonText className="last w-128px t-lab" />
            </div>
          </li>
        ))}
      </Columns>
    </>
  );
}
