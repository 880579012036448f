import type { ComponentType, ReactNode } from "react";

import { coverDescriptions, type CoverName, storyCovers } from "../content/story-covers.ts";
import { CircuitCover } from "./covers/circuit.tsx";
import { CorvaneCover } from "./covers/corvane.tsx";
import { CycleCover } from "./covers/cycle.tsx";
import { EndovaraCover } from "./covers/endovara.tsx";
import { FloorPlan } from "./covers/floor-plan.tsx";
import { HarrowCover } from "./covers/harrow.tsx";
import { KesselbrookCover } from "./covers/kesselbrook.tsx";
import { LaborwrightCover } from "./covers/laborwright.tsx";
import { RoomsCover } from "./covers/rooms.tsx";
import styles from "./covers/cover.module.css";
import drawing from "../ui/line-drawing.module.css";

/** `wide`: whether a band shows it, with its wings and all labels. */
const drawings: Record<CoverName, ComponentType<{ wide: boolean }>> = {
  kesselbrook: KesselbrookCover,
  harrow: HarrowCover,
  endovara: EndovaraCover,
  corvane: CorvaneCover,
  laborwright: LaborwrightCover,
  circuit: CircuitCover,
  rooms: RoomsCover,
  cycle: CycleCover,
};

/** A card shows the middle; a band shows the wings too, from 1248 px. */
type Window = "card" | "band";

/** One of the eight drawings. On a card it is decoration beside the title. */
export function CoverDrawing({ name, window }: { name: CoverName; window: Window }) {
  const isBand = window === "band";
  const Drawing = drawings[name];
  return (
    <Cover window={window} description={isBand ? coverDescriptions[name] : undefined}>
      <Drawing wide={isBand} />
    </Cover>
  );
}

/** Class of what a band stands on. */
export const bandGroundClass = styles.ground;

type StoryCoverProps = {
  slug: string;
  title: string;
  category: string | undefined;
  window: Window;
};

/** The drawing of a story without an image: its own, or a floor plan made from its slug. */
export function StoryCover({ slug, title, category, window }: StoryCoverProps) {
  const name = storyCovers.get(slug);
  if (name) return <CoverDrawing name={name} window={window} />;
  const number = /\d[\d.,]*\s?%?/.exec(title)?.[0].trim() ?? category ?? "";
  return (
    <Cover window={window}>
      <FloorPlan
        slug={slug}
        number={number}
        category={number === category ? undefined : category}
      />
    </Cover>
  );
}

type CoverProps = { window: Window; description?: string | undefined; children: ReactNode };

/** The frame of a cover; without a description it is decoration. */
function Cover({ window, description, children }: CoverProps) {
  return (
    <svg
      viewBox="0 0 1344 440"
      preserveAspectRatio="xMidYMid slice"
      className={`${drawing.svg} ${styles.cover} bg-ground ${window === "band" ? styles.band : ""}`}
      role={description === undefined ? undefined : "img"}
      aria-label={description}
      aria-hidden={description === undefined ? true : undefined}
    >
      <g>{children}</g>
    </svg>
  );
}
