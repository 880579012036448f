import { StoryCards } from "../story-cards.tsx";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";

/** How many stories of the first page have a cover. */
const coverCount = 3;

const rows: ArchiveRows<"story"> = (stories, { page }) => (
  // Covers weigh as much as all the words: the newest have one.
  <StoryCards stories={stories} coverCount={page === 1 ? coverCount : 0} />
);

/** The list of `/resources/stories`. */
export default function StoriesArchive(props: ArchiveProps) {
  return <Archive kind="story" rows={rows} {...props} />;
}
