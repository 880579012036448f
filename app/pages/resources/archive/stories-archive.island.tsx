import { articlePath, itemAnchor } from "../../../articles/kinds.ts";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { StoryImage } from "../../../articles/story-image.tsx";
import { readTime } from "../../../content/articles.ts";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";
import { ArticleGrid } from "./article-grid.tsx";

const rows: ArchiveRows<"story"> = (stories, { page }, total) => (
  <ArticleGrid
    kind="story"
    hasLead={page === 1}
    total={total}
    articles={stories.map((story) => ({
      id: itemAnchor("story", story.slug),
      href: articlePath("story", story.slug),
      title: story.title,
      text: story.description,
      note: (
        <>
          {story.category && `${story.category.name}\u00a0· `}
          <PublishedDate at={story.publishedAt} />
          {`\u00a0· ${readTime(story.readMinutes)}`}
        </>
      ),
      cover: <StoryImage {...story} />,
      facts: [],
    }))}
  />
);

/** The list of `/resources/stories`. */
export default function StoriesArchive(props: ArchiveProps) {
  return <Archive kind="story" rows={rows} {...props} />;
}
