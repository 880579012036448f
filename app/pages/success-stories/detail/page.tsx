import type { ComponentProps } from "react";

import type { Article } from "../../../articles/kinds.ts";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { bandGroundClass, StoryCover } from "../../../articles/story-cover.tsx";
import { StoryImage } from "../../../articles/story-image.tsx";
import { articleContent, readTime } from "../../../content/articles.ts";
import { ArticleContent } from "../../../sections/article/article-content.tsx";
import { ArticlePage } from "../../../sections/article/article-page.tsx";
import { ArticleClosingCta } from "../../../sections/article/article-closing-cta.tsx";
import { ArticleBody } from "../../../sections/article/article-parts.tsx";
import styles from "./story-band.module.css";

type SuccessStoryPageProps = Pick<ComponentProps<typeof ArticlePage<"story">>, "slug" | "content">;

/** `/success-stories/$slug`: one success story. */
export function SuccessStoryPage(props: SuccessStoryPageProps) {
  return (
    <ArticlePage {...props} kind="story" cover={StoryImage}>
      {(article, newest) => {
        const { slug, title, image, category, body } = article;
        const subjects = category ? [category.name] : [];
        return (
          <ArticleContent
            kind="story"
            article={article}
            newest={newest}
            facts={getFacts(article)}
            closing={<ArticleClosingCta subjects={subjects} ctaId="story-closing" />}
            cover={StoryImage}
          >
            <div className={`${bandGroundClass} border-y border-ink`}>
              {image ? (
                <img src={image.src} alt="" width="1440" height="440" className={styles.band} />
              ) : (
                <StoryCover slug={slug} title={title} category={category?.name} window="band" />
              )}
            </div>
            <ArticleBody {...body} subjects={subjects} />
          </ArticleContent>
        );
      }}
    </ArticlePage>
  );
}

const getFacts = ({ category, publishedAt, readMinutes }: Article<"story">) => [
  ...(category ? [{ name: articleContent.category, value: category.name }] : []),
  { name: articleContent.published, value: <PublishedDate at={publishedAt} /> },
  { name: articleContent.length, value: readTime(readMinutes) },
];
