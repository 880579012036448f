import { articlePath, itemAnchor, type Story } from "../../articles/kinds.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { StoryImage } from "../../articles/story-image.tsx";
import { readTime } from "../../content/articles.ts";
import { SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { Columns, LoadingNote } from "./columns.tsx";

type StoryCardsProps = {
  stories: readonly Story[];
  /** How many of the first have a cover. */
  coverCount?: number;
};

/** The newest stories as cards, each one link. */
export function StoryCards({ stories, coverCount = stories.length }: StoryCardsProps) {
  return (
    <Columns>
      {stories.map((story, index) => (
        <StoryCard key={story.id} {...story} hasCover={index < coverCount} />
      ))}
    </Columns>
  );
}

type StoryCardProps = Story & { hasCover: boolean };

function StoryCard({ slug, title, description, category, hasCover, ...story }: StoryCardProps) {
  const { image } = story;
  return (
    <li id={itemAnchor("story", slug)} className="card card-story group relative">
      {hasCover && (
        <div className="card-cover border border-ink">
          <StoryImage {...{ slug, title, category, image }} />
        </div>
      )}
      <p
        className={`t-lab text-12.5px! text-ink3 ${hasCover ? "mt-16px" : "pt-12px border-t border-ink"}`}
      >
        {category && `${category.name}\u00a0· `}
        <PublishedDate at={story.publishedAt} />
        {`\u00a0· ${readTime(story.readMinutes)}`}
      </p>
      <h3 className="card-title mt-4px t-d3">
        <a
          href={articlePath("story", slug)}
          className="after:content-empty after:absolute after:inset-0 decoration-1px underline-offset-5px group-hover:underline"
        >
          {title}
        </a>
      </h3>
      <p className="card-text text-16px leading-24px text-ink2">{description}</p>
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
          <li key={index} data-skeleton="" className="card card-story pulse">
            <div className="card-cover border border-ink">
              <SkeletonBlock className="w-full aspect-[704/440] bg-sunken!" />
            </div>
            <SkeletonText className="mt-16px w-192px t-lab text-12.5px!" />
            <SkeletonText className="mt-4px t-d3" lines={2} />
            <SkeletonText className="mt-8px text-16px leading-24px" lines={3} />
          </li>
        ))}
      </Columns>
    </>
  );
}
