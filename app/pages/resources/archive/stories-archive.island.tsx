import { StoryImage } from "../../../articles/story-image.tsx";
import { storyNumbers } from "../../../content/story-covers.ts";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";
import { ArticleGrid } from "./article-grid.tsx";

/** How many measured numbers the call to action has room for. */
const maxNumbers = 5;

const rows: ArchiveRows<"story"> = (stories, { page }, { total, facts }) => (
  <ArticleGrid
    kind="story"
    hasLead={page === 1}
    total={total}
    numbers={stories.flatMap(({ slug }) => storyNumbers.get(slug) ?? []).slice(0, maxNumbers)}
    articles={stories.map((story, index) => ({
      article: story,
      cover: <StoryImage {...story} />,
      facts: (index === 0 && facts) || [],
    }))}
  />
);

/** The list of `/resources/stories`. */
export default function StoriesArchive(props: ArchiveProps) {
  return <Archive kind="story" rows={rows} {...props} />;
}
