import type { ComponentProps } from "react";

import type { Article } from "../../../articles/kinds.ts";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { bandGroundClass, StoryCover } from "../../../articles/story-cover.tsx";
import { StoryImage } from "../../../articles/story-image.tsx";
import { articleContent, readTime } from "../../../content/articles.ts";
import { ArticlePage } from "../../../sections/article/article-page.tsx";
import styles from "./story-band.module.css";

type SuccessStoryPageProps = Pick<ComponentProps<typeof ArticlePage<"story">>, "slug" | "content">;

/** `/success-stories/$slug`: one success story. */
export function SuccessStoryPage(props: SuccessStoryPageProps) {
  return <ArticlePage {...props} kind="story" cover={StoryImage} band={Band} facts={getFacts} />;
}

function Band({ slug, title, category, image }: Article<"story">) {
  return (
    <div className={`${bandGroundClass} border-y border-ink`}>
      {image ? (
        <img src={image.src} alt="" width="1440" height="440" className={styles.band} />
      ) : (
        <StoryCover slug={slug} title={title} category={category?.name} window="band" />
      )}
    </div>
  );
}

const getFacts = ({ category, publishedAt, readMinutes }: Article<"story">) => [
  ...(category ? [{ name: articleContent.category, value: category.name }] : []),
  { name: articleContent.published, value: <PublishedDate at={publishedAt} /> },
  { name: articleContent.length, value: readTime(readMinutes) },
];
