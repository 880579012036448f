import { join } from "node:path";

import { buildIfStale } from "../../scripts/lib/build.ts";

/** Vitest's global set-up of the worker tests. */
export function setup(): void {
  buildIfStale(join(import.meta.dirname, "../.."));
}
