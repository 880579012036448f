import type { ComponentProps } from "react";

import { StoryCards } from "../story-cards.tsx";
import type { ArchiveRows } from "./archive.tsx";
import { ArchivePage } from "./page.tsx";

/** How many stories of the first page have a cover. */
const coverCount = 3;

type StoriesProps = Omit<ComponentProps<typeof ArchivePage<"story">>, "kind" | "rows">;

/** `/resources/stories` */
export const StoriesArchive = (loaded: StoriesProps) => (
  <ArchivePage kind="story" rows={rows} {...loaded} />
);

const rows: ArchiveRows<"story"> = (stories, { page }) => (
  // Covers weigh as much as all the words: the newest have one.
  <StoryCards stories={stories} coverCount={page === 1 ? coverCount : 0} />
);
