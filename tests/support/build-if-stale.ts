import { buildIfStale } from "../../scripts/lib/build.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

/** Vitest's global set-up of the worker tests. */
export function setup(): void {
  buildIfStale(projectRoot);
}
