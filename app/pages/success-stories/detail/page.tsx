import type { Article, Story } from "../../../articles/kinds.ts";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { StoryCover } from "../../../articles/story-cover.tsx";
import { StoryImage } from "../../../articles/story-image.tsx";
import { articleContent, readTime, storyContent } from "../../../content/articles.ts";
import "../../../sections/article/article-body.css";
import { ArticleContent } from "../../../sections/article/article-content.tsx";
import { ArticleMissing } from "../../../sections/article/article-missing.tsx";
import { ArticleBody } from "../../../sections/article/article-parts.tsx";

type SuccessStoryPageProps = {
  /** Null where there is no such story. */
  article: Article<"story"> | null;
  newest: readonly Story[];
};

/** `/success-stories/$slug`: one success story. */
export function SuccessStoryPage({ article, newest }: SuccessStoryPageProps) {
  if (!article) return <ArticleMissing {...storyContent.page} />;
  const { slug, title, image, category, body } = article;
  return (
    <article>
      <ArticleContent
        kind="story"
        article={article}
        newest={newest}
        facts={factsOf(article)}
        cover={StoryImage}
      >
        <div className="cover-ground border-y border-ink">
          {image ? (
            <img
              src={image.src}
              alt=""
              width="1440"
              height="440"
              className="block mx-auto w-full max-w-1440px h-224px md:h-440px object-cover"
            />
          ) : (
            <StoryCover slug={slug} title={title} category={category?.name} window="band" />
          )}
        </div>
        <ArticleBody {...body} />
      </ArticleContent>
    </article>
  );
}

const factsOf = ({ category, publishedAt, readMinutes }: Article<"story">) => [
  ...(category ? [{ name: articleContent.category, value: category.name }] : []),
  { name: articleContent.published, value: <PublishedDate at={publishedAt} /> },
  { name: articleContent.length, value: readTime(readMinutes) },
];
