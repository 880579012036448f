import type { ComponentType } from "react";

import { coverDescriptions, type CoverName, storyCovers } from "../content/story-covers.ts";
import { CircuitCover } from "./covers/circuit.tsx";
import { CorvaneCover } from "./covers/corvane.tsx";
import type { CoverProps } from "./covers/cover-props.ts";
import { CycleCover } from "./covers/cycle.tsx";
import { EndovaraCover } from "./covers/endovara.tsx";
import { FloorPlan } from "./covers/floor-plan.tsx";
import { HarrowCover } from "./covers/harrow.tsx";
import { KesselbrookCover } from "./covers/kesselbrook.tsx";
import { LaborwrightCover } from "./covers/laborwright.tsx";
import { RoomsCover } from "./covers/rooms.tsx";
import "../ui/line-drawing.css";
import "./covers/cover.css";

const drawings: Record<CoverName, ComponentType<CoverProps>> = {
  kesselbrook: KesselbrookCover,
  harrow: HarrowCover,
  endovara: EndovaraCover,
  corvane: CorvaneCover,
  laborwright: LaborwrightCover,
  circuit: CircuitCover,
  rooms: RoomsCover,
  cycle: CycleCover,
};

type CoverDrawingProps = {
  name: CoverName;
  /** A card shows the middle; a band shows the wings too, from 1100 px. */
  window: "card" | "band";
};

/** One of the eight drawings. On a card it is decoration beside the title. */
export function CoverDrawing({ name, window }: CoverDrawingProps) {
  const Drawing = drawings[name];
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
      <Drawing wide={window === "band"} />
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
  const name = storyCovers[slug];
  if (name) return <CoverDrawing name={name} window={window} />;
  const figure = /\d[\d.,]*\s?%?/.exec(title)?.[0].trim() ?? category ?? "";
  return (
    <svg
      viewBox="0 0 1344 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`line-drawing cover cover-${window}`}
    >
      <FloorPlan
        slug={slug}
        figure={figure}
        category={figure === category ? undefined : category}
      />
    </svg>
  );
}
