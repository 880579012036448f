import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { codeOutsideIslands } from "../support/code-outside-islands.ts";
import { temporaryFolder } from "../support/files.ts";

/** @returns what is found in a project of these files */
function check(files: Record<string, string>): string[] {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return codeOutsideIslands(root);
}

const route = { "app/routes/pricing.tsx": 'import "../pages/pricing/page.tsx";' };
const page = "app/pages/pricing/page.tsx";

test("state, effects and handlers of the site stand in islands", () => {
  expect(codeOutsideIslands(projectRoot)).toEqual([]);
});

test("a page with state or a handler is told where it belongs", () => {
  const advice =
    'State, effects, references and handlers run in islands only: move this into a NAME.island.tsx and render it with <Island of={...}>, see "Add an island" in README.md.';
  for (const [code, names] of [
    ['import { useState } from "react"; useState(0);', "useState"],
    ['import { useEffect as effect, useRef } from "react"; effect(useRef);', "useEffect, useRef"],
    ["export const Page = () => <button onClick={() => 1}>Press</button>;", "onClick"],
    ["export const Page = () => <form ref={() => 1} />;", "ref"],
  ] as const) {
    expect(check({ ...route, [page]: code })).toEqual([`${page} uses ${names}. ${advice}`]);
  }
});

test("it is found behind imports, re-exports and import()", () => {
  const part = "app/pages/pricing/part.tsx";
  const code = 'import { useReducer } from "react"; export const x = useReducer;';
  for (const way of [
    'import { x } from "./part.tsx"; x;',
    'export { x } from "./part.tsx";',
    'export * from "./part.tsx";',
    'export const load = () => import("./part.tsx");',
  ]) {
    expect(check({ ...route, [page]: way, [part]: code })).toEqual([
      expect.stringContaining(`${part} uses useReducer. `),
    ]);
  }
});

test("an island may use them, and what islands alone import; what a page imports too may not", () => {
  const files = {
    ...route,
    "app/pages/pricing/finder.island.tsx":
      'import { useState } from "react"; import { useDrag } from "./use-drag.ts"; export default () => useDrag(useState);',
    "app/pages/pricing/use-drag.ts":
      'import { useRef } from "react"; export type Drag = 1; export const useDrag = (x) => useRef(x);',
  };
  const withIsland = 'import Finder from "./finder.island.tsx"; Finder;';
  expect(check({ ...files, [page]: withIsland })).toEqual([]);
  const withType = 'import type { Drag } from "./use-drag.ts"; export type D = Drag;';
  expect(check({ ...files, [page]: withType })).toEqual([]);
  const withHook = 'import { useDrag } from "./use-drag.ts"; useDrag;';
  expect(check({ ...files, [page]: withHook })).toEqual([
    expect.stringContaining("app/pages/pricing/use-drag.ts uses useRef. "),
  ]);
});

test("what runs on the Worker as well is no concern", () => {
  const code =
    'import { createContext, use } from "react"; export const x = () => use(createContext);';
  expect(check({ ...route, [page]: code })).toEqual([]);
});
