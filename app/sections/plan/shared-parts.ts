import type { PlanMode } from "../../content/plan.ts";

/**
 * Parts of a plan that differ from mode to mode, each once however many modes share it.
 *
 * @param partOf the part as one mode has it; parts with the same JSON are the same
 * @returns each part with the names of its modes, for `data-mode`
 */
export function sharedParts<Part>(
  modes: readonly PlanMode[],
  partOf: (mode: PlanMode) => Part,
): { part: Part; modes: string }[] {
  const groups = Map.groupBy(modes, (mode) => JSON.stringify(partOf(mode)));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((mode) => ({ part: partOf(mode), modes: group.join(" ") })),
  );
}
