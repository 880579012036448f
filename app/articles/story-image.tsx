import type { Story } from "./kinds.ts";
import { StoryCover } from "./story-cover.tsx";
import styles from "./story-image.module.css";

/** The image of a story on a card: the editor's, else its cover. Decoration beside the title. */
export function StoryImage({
  slug,
  title,
  category,
  image,
}: Pick<Story, "slug" | "title" | "category" | "image">) {
  return image ? (
    <img
      src={image.src}
      alt=""
      width="704"
      height="440"
      loading="lazy"
      className={`${styles.image} bg-sunken`}
    />
  ) : (
    <StoryCover slug={slug} title={title} category={category?.name} window="card" />
  );
}
