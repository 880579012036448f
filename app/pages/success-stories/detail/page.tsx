import type { Article } from "../../../articles/kinds.ts";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { StoryCover } from "../../../articles/story-cover.tsx";
import { StoryPicture } from "../../../articles/story-picture.tsx";
import { articleContent, readTime, storyContent } from "../../../content/articles.ts";
import "../../../sections/article/article-body.css";
import { ArticleContent } from "../../../sections/article/article-content.tsx";
import { ArticleMissing } from "../../../sections/article/article-missing.tsx";
import { ArticleBody } from "../../../sections/article/article-parts.tsx";

type StoryPageProps = { slug: string; isFound: boolean };

/** `/success-stories/$slug`: one success story. */
export function SuccessStoryPage({ slug, isFound }: StoryPageProps) {
  if (!isFound) return <ArticleMissing {...storyContent.page} />;
  return (
    <article>
      <Story slug={slug} />
    </article>
  );
}

function Story({ slug }: { slug: string }) {
  return (
    <ArticleContent kind="story" slug={slug} facts={factsOf} cover={StoryPicture}>
      {({ image, body, title, category }) => (
        <>
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
        </>
      )}
    </ArticleContent>
  );
}

const factsOf = ({ category, publishedAt, readMinutes }: Article<"story">) => [
  ...(category ? [{ name: articleContent.category, value: category.name }] : []),
  { name: articleContent.published, value: <PublishedDate at={publishedAt} /> },
  { name: articleContent.length, value: readTime(readMinutes) },
];
