import { articlePath, itemAnchor, type Story } from "../../articles/kinds.ts";
import { ArticleNote } from "../../articles/published-date.tsx";
import { StoryImage } from "../../articles/story-image.tsx";
import { SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { Columns, LoadingNote } from "./columns.tsx";
import styles from "./cards.module.css";
import covering from "../../sections/covering-link.module.css";

const card = `${covering.around} ${styles.card} ${styles.story}`;

/** The newest stories as cards, each one link. */
export function StoryCards({ stories }: { stories: readonly Story[] }) {
  return (
    <Columns>
      {stories.map((story) => (
        <StoryCard key={story.id} {...story} />
      ))}
    </Columns>
  );
}

function StoryCard({ slug, title, description, category, ...story }: Story) {
  const { image } = story;
  return (
    <li id={itemAnchor("story", slug)} className={card}>
      <div className={styles.cover}>
        <StoryImage {...{ slug, title, category, image }} />
      </div>
      <p className={`${styles.note} t-caption text-ink3`}>
        <ArticleNote label={category?.name} at={story.publishedAt} minutes={story.readMinutes} />
      </p>
      <h3 className={`${styles.title} mt-4px t-d3`}>
        <a href={articlePath("story", slug)} className={covering.link}>
          {title}
        </a>
      </h3>
      <p className={`${styles.text} mt-8px text-balance text-ink2`}>{description}</p>
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
          <li key={index} data-skeleton="" className={`${card} pulse`}>
            <div className={styles.cover}>
              <SkeletonBlock className={`${styles.image} bg-sunken`} />
            </div>
            <SkeletonText className={`${styles.note} ${styles.barDate} t-caption`} />
            <SkeletonText className="mt-4px t-d3" lines={2} />
            <SkeletonText className="mt-8px t-copy" lines={3} />
          </li>
        ))}
      </Columns>
    </>
  );
}
