import type { ComponentType } from "react";

import type { CoverName } from "../../content/story-covers.ts";
import { CircuitCover } from "./circuit.tsx";
import { CorvaneCover } from "./corvane.tsx";
import { CycleCover } from "./cycle.tsx";
import { EndovaraCover } from "./endovara.tsx";
import { FloorPlan } from "./floor-plan.tsx";
import { HarrowCover } from "./harrow.tsx";
import { KesselbrookCover } from "./kesselbrook.tsx";
import { LaborwrightCover } from "./laborwright.tsx";
import { RoomsCover } from "./rooms.tsx";

/** `wide`: whether the wide window shows it, with its wings and all labels. */
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

/** Which drawing: one of the eight by its name, or the floor plan of a story that has none. */
export type Cover =
  | { name: CoverName; wide: boolean }
  | { slug: string; number: string; category: string | undefined };

/** The inside of a cover's `svg`. */
export default function CoverLines(cover: Cover) {
  if (!("name" in cover)) return <FloorPlan {...cover} />;
  const Drawing = drawings[cover.name];
  return <Drawing wide={cover.wide} />;
}
