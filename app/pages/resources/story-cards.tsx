import { articlePath, type Story } from "../../articles/kinds.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { StoryCover } from "../../articles/story-cover.tsx";
import { readTime } from "../../content/articles.ts";
import { SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { columnClass, Columns, LoadingNote } from "./columns.tsx";

const cover = "w-full h-224px sm:h-336px";

/** Width of the squares of a cover: narrow ones have less room. */
const dots = {
  first: "[--dot:5px] sm:[--dot:8px]",
  other: "[--dot:5px] sm:[--dot:8px] md:[--dot:5px]",
};

/** Lines and type of a card's title and text; the first card is wider. */
const shapes = {
  first: {
    room: "room [--titles:3] [--texts:4] sm:[--titles:2] sm:[--texts:2]",
    title: "t-d3",
    dots: dots.first,
  },
  other: {
    room: "room room-other [--titles:3] [--texts:4] sm:[--titles:2] sm:[--texts:2] md:[--titles:3] md:[--texts:4]",
    title: "t-d3 md:t-d4",
    dots: dots.other,
  },
};

const shapeOf = (index: number) => (index === 0 ? shapes.first : shapes.other);

/** The newest stories as cards, each one link. */
export function StoryCards({ stories }: { stories: readonly Story[] }) {
  return (
    <Columns>
      {stories.map((story, index) => (
        <StoryCard key={story.id} {...story} shape={shapeOf(index)} />
      ))}
    </Columns>
  );
}

type StoryCardProps = Story & { shape: (typeof shapes)["first"] };

function StoryCard({ shape, slug, title, description, image, ...story }: StoryCardProps) {
  return (
    <li className={columnClass}>
      {image ? (
        <img
          src={image.src}
          alt=""
          width="648"
          height="336"
          className={`${cover} block object-cover bg-sunken border border-ink`}
        />
      ) : (
        <StoryCover slug={slug} className={`${cover} ${shape.dots} border border-ink`} />
      )}
      <p className="mt-12px min-h-20px t-lab text-ink3">{story.category?.name}</p>
      <div className={`mt-4px ${shape.room}`}>
        <h3 className={`title ${shape.title}`}>
          <a
            href={articlePath("story", slug)}
            className="after:content-empty after:absolute after:inset-0 decoration-1px underline-offset-5px group-hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="text t-small text-ink2">{description}</p>
        <p className="last t-lab text-ink3">
          <PublishedDate at={story.publishedAt} /> · {readTime(story.readMinutes)}
        </p>
      </div>
    </li>
  );
}

/** Skeletons of the same size as the cards. */
export function StorySkeletons({ loading }: { loading: string }) {
  return (
    <>
      <LoadingNote>{loading}</LoadingNote>
      <Columns>
        {[0, 1, 2].map((index) => (
          <li key={index} data-skeleton="" className={columnClass}>
            <SkeletonBlock className={`${cover} bg-sunken!`} />
            <SkeletonText className="mt-12px w-72px t-lab" />
            <div className={`mt-4px h-0 overflow-hidden ${shapeOf(index).room}`}>
              <SkeletonText className={shapeOf(index).title} lines={2} />
              <SkeletonText className="mt-8px t-small" lines={2} />
              <SkeletonText className="last w-192px t-lab" />
            </div>
          </li>
        ))}
      </Columns>
    </>
  );
}
