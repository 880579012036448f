import type { Story } from "./kinds.ts";
import { StoryCover } from "./story-cover.tsx";

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
      className="block w-full aspect-[704/440] h-auto object-cover bg-sunken"
    />
  ) : (
    <StoryCover slug={slug} title={title} category={category?.name} window="card" />
  );
}
