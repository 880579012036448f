import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

import { parseSync, Visitor } from "vite";

/** Hooks that a component may use on the Worker too. */
const workerHooks = new Set(["use", "useContext"]);

const isIsland = (file: string) => file.endsWith(".island.tsx");

/** What makes the program render a page: the islands are found by their names and not from here. */
const entries = ["app/worker.ts", "app/start.ts", "app/router.tsx", "app/routes/**/*.{ts,tsx}"];

type Module = {
  /** Files that it imports; types do not count. */
  imports: string[];
  /** What runs in a browser only: `useState`, `onClick`. */
  browserOnly: string[];
};

function readModule(root: string, file: string): Module {
  const { program, module } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const specifiers = [
    ...module.staticImports
      .filter(({ entries: names }) => names.length === 0 || names.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries: names }) =>
      names.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
  ];
  const browserOnly = module.staticImports
    .filter(({ moduleRequest }) => /^react(-dom)?$/.test(moduleRequest.value))
    .flatMap(({ entries: names }) => names.map(({ importName }) => importName.name ?? ""))
    .filter((name) => /^use[A-Z]|^flushSync$/.test(name) && !workerHooks.has(name));
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") {
        specifiers.push(source.value);
      }
    },
    JSXAttribute: ({ name }) => {
      if (name.type === "JSXIdentifier" && /^(?:on[A-Z].*|ref)$/.test(name.name)) {
        browserOnly.push(name.name);
      }
    },
  }).visit(program);
  return {
    imports: specifiers
      .filter((specifier) => /^\.{1,2}\/.*\.tsx?$/.test(specifier))
      .map((specifier) => posix.join(posix.dirname(file), specifier))
      .filter((imported) => existsSync(join(root, imported))),
    browserOnly: [...new Set(browserOnly)],
  };
}

/**
 * Finds state, effects, references and event handlers in files that the Worker renders outside an
 * island: there they would run on the Worker and never in a browser.
 *
 * @param root folder that holds `app/`
 * @returns a sentence for each file, which says what to do
 */
export function codeOutsideIslands(root: string): string[] {
  const found: string[] = [];
  const reachable = globSync(entries, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const seen = new Set(reachable);
  for (const file of reachable) {
    const { imports, browserOnly } = readModule(root, file);
    if (browserOnly.length > 0) {
      found.push(
        `${file} uses ${browserOnly.join(", ")}. State, effects, references and handlers run in islands only: move this into a NAME.island.tsx and render it with <Island of={...}>, see "Add an island" in README.md.`,
      );
    }
    for (const imported of imports) {
      if (seen.has(imported) || isIsland(imported)) continue;
      seen.add(imported);
      reachable.push(imported);
    }
  }
  return found.toSorted();
}
