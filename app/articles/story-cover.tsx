import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy } from "react";

import { coverDescriptions, type CoverName, storyCovers } from "../content/story-covers.ts";
import { StaticGroup } from "../framework/static-html.tsx";
import ServerCoverLines from "./covers/drawings.tsx";
import "../ui/line-drawing.css";
import "./covers/cover.css";

/** The browser fetches them only for a cover that the server did not render. */
const CoverLines = createIsomorphicFn()
  .server(() => ServerCoverLines)
  .client(() => lazy(() => import("./covers/drawings.tsx")))();

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
      className={`line-drawing cover cover-${window}`}
      {...alternative}
    >
      <StaticGroup>
        <CoverLines name={name} wide={window === "band"} />
      </StaticGroup>
    </svg>
  );
}

type StoryCoverProps = {
  slug: string;
  title: string;
  category: string | undefined;
  window: "card" | "band";
};

/** The drawing of a story without a picture: its own, or a floor plan made from its slug. */
export function StoryCover({ slug, title, category, window }: StoryCoverProps) {
  const name = storyCovers.get(slug);
  if (name) return <CoverDrawing name={name} window={window} />;
  const figure = /\d[\d.,]*\s?%?/.exec(title)?.[0].trim() ?? category ?? "";
  return (
    <svg
      viewBox="0 0 1344 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`line-drawing cover cover-${window}`}
    >
      <StaticGroup>
        <CoverLines
          slug={slug}
          figure={figure}
          category={figure === category ? undefined : category}
        />
      </StaticGroup>
    </svg>
  );
}
