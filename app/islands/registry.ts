import type { ComponentType } from "react";

import { islandName } from "./island-name.ts";

/** The components of all islands, by path. A component that is not in a `NAME.island.tsx` is none. */
const modules = import.meta.glob<ComponentType<never>>("../**/*.island.tsx", {
  eager: true,
  import: "default",
});

let names: Map<unknown, string> | undefined;

function nameIslands(): Map<unknown, string> {
  const named = new Map<unknown, string>();
  const taken = new Set<string>();
  for (const [path, component] of Object.entries(modules)) {
    const name = islandName(path);
    if (taken.has(name)) throw new Error(`Two islands are called ${name}: rename one of the files`);
    taken.add(name);
    named.set(component, name);
  }
  return named;
}

/**
 * @param component default export of a file `NAME.island.tsx`
 * @returns the file's NAME
 * @throws {Error} for any other component
 */
export function nameOfIsland(component: unknown): string {
  // At first use: islands may be evaluated after this module.
  names ??= nameIslands();
  const name = names.get(component);
  if (name === undefined) {
    throw new Error("<Island of> takes the default export of a file NAME.island.tsx");
  }
  return name;
}
