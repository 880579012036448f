import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Hydrate } from "@tanstack/react-start";

import { ArticleFrame } from "../../../articles/article-frame.tsx";
import { storyQueries } from "../../../articles/article-queries.ts";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { StoryCover } from "../../../articles/story-cover.tsx";
import { articleContent, readTime, storyContent } from "../../../content/articles.ts";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import { staticHtml } from "../../../framework/static-html.tsx";
import "../../../sections/article/article-body.css";
import { ArticleMissing } from "../../../sections/article/article-missing.tsx";
import {
  ArticleBody,
  ArticleTop,
  BackLink,
  PreviewNote,
  Related,
} from "../../../sections/article/article-parts.tsx";

type StoryPageProps = { slug: string; isFound: boolean };

/** `/success-stories/$slug`: what a customer did, and the number that came of it. */
export function SuccessStoryPage({ slug, isFound }: StoryPageProps) {
  if (!isFound) return <ArticleMissing {...storyContent} />;
  return (
    <article>
      {/* An article answers to no script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={staticHtml}>
        <ArticleFrame>
          <Story slug={slug} />
        </ArticleFrame>
      </Hydrate>
      <ClosingCta {...storyContent.band} ctaId="story-band" />
    </article>
  );
}

function Story({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(storyQueries.bySlug(slug));
  if (data.outcome !== "found") return <ArticleMissing {...storyContent} />;
  const { title, description, category, publishedAt, readMinutes, image, body } = data.article;
  const facts = [
    ...(category ? [{ name: articleContent.category, value: category.name }] : []),
    { name: articleContent.published, value: <PublishedDate at={publishedAt} /> },
    { name: articleContent.length, value: readTime(readMinutes) },
  ];
  return (
    <>
      <BackLink />
      {data.article.isPreview && <PreviewNote />}
      <ArticleTop title={title} lead={description} facts={facts} />
      <div className="bg-ground border-y border-ink">
        {image ? (
          <img
            src={image.src}
            alt=""
            width="1440"
            height="440"
            className="block mx-auto w-full max-w-1440px h-224px md:h-440px object-cover"
          />
        ) : (
          <div className="page quarters">
            <div className="md:col-span-3 md:col-start-2 inset">
              <StoryCover
                slug={slug}
                className="block w-full max-w-849px md:h-440px [--dot:5px] sm:[--dot:10px]"
              />
            </div>
          </div>
        )}
      </div>
      <ArticleBody {...body} />
      <OtherStories slug={slug} />
    </>
  );
}

function OtherStories({ slug }: { slug: string }) {
  const { data } = useQuery(storyQueries.latest());
  const stories = data?.outcome === "read" ? data.rows : [];
  return (
    <Related
      title={storyContent.related}
      articles={stories
        .filter((story) => story.slug !== slug)
        .slice(0, 2)
        .map((story) => ({
          id: story.id,
          href: `/success-stories/${story.slug}`,
          title: story.title,
          text: story.description,
          note: <PublishedDate at={story.publishedAt} />,
        }))}
    />
  );
}
