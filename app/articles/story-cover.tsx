import { coverDescriptions, type CoverName, storyCovers } from "../content/story-covers.ts";
import CoverLines from "./covers/drawings.tsx";
import styles from "./covers/cover.module.css";
import drawing from "../ui/line-drawing.module.css";

type CoverDrawingProps = {
  name: CoverName;
  /** A card shows the middle; a band shows the wings too, from 1248 px. */
  window: "card" | "band";
};

/** One of the eight drawings. On a card it is decoration beside the title. */
export function CoverDrawing({ name, window }: CoverDrawingProps) {
  const alternative =
    window === "card"
      ? ({ "aria-hidden": true } as const)
      : ({ role: "img", "aria-label": coverDescriptions[name] } as const);
  return (
    <svg
      viewBox="0 0 1344 440"
      preserveAspectRatio="xMidYMid slice"
      className={`${drawing.svg} ${styles.cover} bg-ground ${window === "band" ? styles.band : ""}`}
      {...alternative}
    >
      <g>
        <CoverLines name={name} wide={window === "band"} />
      </g>
    </svg>
  );
}

/** Class of what a band stands on. */
export const bandGroundClass = styles.ground;

type StoryCoverProps = {
  slug: string;
  title: string;
  category: string | undefined;
  window: "card" | "band";
};

/** The drawing of a story without an image: its own, or a floor plan made from its slug. */
export function StoryCover({ slug, title, category, window }: StoryCoverProps) {
  const name = storyCovers.get(slug);
  if (name) return <CoverDrawing name={name} window={window} />;
  const number = /\d[\d.,]*\s?%?/.exec(title)?.[0].trim() ?? category ?? "";
  return (
    <svg
      viewBox="0 0 1344 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${drawing.svg} ${styles.cover} bg-ground ${window === "band" ? styles.band : ""}`}
    >
      <g>
        <CoverLines
          slug={slug}
          number={number}
          category={number === category ? undefined : category}
        />
      </g>
    </svg>
  );
}
