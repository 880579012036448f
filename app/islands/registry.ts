import type { ComponentType } from "react";

import { nameOfFile } from "./parts.ts";

/** Gives the behaviour of an element in the browser; it is called once, with that element. */
export type PageScript = (root: HTMLElement) => void;

/**
 * The components of all islands and all scripts, by path. What is not in a `NAME.island.tsx` or a
 * `NAME.script.ts` is neither.
 */
const modules = import.meta.glob<ComponentType<never> | PageScript>(
  ["../**/*.island.tsx", "../**/*.script.ts"],
  { eager: true, import: "default" },
);

let names: Map<unknown, string> | undefined;

function nameAll(): Map<unknown, string> {
  const named = new Map<unknown, string>();
  const taken = new Set<string>();
  for (const [path, value] of Object.entries(modules)) {
    const name = nameOfFile(path);
    if (taken.has(name)) {
      throw new Error(`Two islands or scripts are called ${name}: rename one of the files`);
    }
    taken.add(name);
    named.set(value, name);
  }
  return named;
}

/**
 * @param value default export of a file `NAME.island.tsx` or `NAME.script.ts`
 * @returns the file's NAME
 * @throws {Error} for any other value
 */
export function nameOf(value: unknown): string {
  // At first use: islands may be evaluated after this module.
  names ??= nameAll();
  const name = names.get(value);
  if (name === undefined) {
    throw new Error(
      "<Island of> takes the default export of a file NAME.island.tsx, script() that of a NAME.script.ts",
    );
  }
  return name;
}
