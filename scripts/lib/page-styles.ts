import { type Selector, transform, type TransformOptions } from "lightningcss";
import type { Plugin } from "vite";

import { islandName } from "../../app/islands/island-name.ts";
import { styleTargets } from "./oldest-engines.ts";
import { unescapeHtml } from "./unescape-html.ts";

/** Modules whose literals may be classes. */
const markup = /\/app\/.*\.tsx$|\/app\/ui\/.*\.ts$/;

/** A route's module; the code of its page follows from its imports. */
const routeModule = /\/app\/routes\/([^/?]+)\.tsx$/;

/** Modules that import all pages or all islands. */
const lists = /\/app\/(?:router|routeTree\.gen|worker|start|islands\/registry)\.tsx?$/;

/** The styles of the site, and the classes of its parts. */
export type SiteStyles = {
  /** The whole stylesheet. */
  css: string;
  /** What the pages of a route need, by the name of its module, as `autopilots.$slug`. */
  routes: ReadonlyMap<string, string>;
  /** Classes that an island may show, by its name. */
  islands: ReadonlyMap<string, ReadonlySet<string>>;
};

let styles: SiteStyles | undefined;

/**
 * @returns what the build of the Worker has collected
 * @throws {Error} before that
 */
export function siteStyles(): SiteStyles {
  if (!styles) throw new Error("The styles are there after the Worker's build");
  return styles;
}

/** By island, the code of what it imports in the browser: some of that is never loaded on the Worker. */
const islandCode = new Map<string, readonly string[]>();

/**
 * Collects the code of the islands when the browser's part is built, which is first, and the styles of
 * the site when the Worker is built. Then it cuts them to each route.
 */
export const pageStyles: Plugin = {
  name: "page-styles",
  enforce: "post",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client" || name === "ssr",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const importsOf = (id: string) => {
        const module = this.getModuleInfo(id);
        return module ? [...module.importedIds, ...module.dynamicallyImportedIds] : [];
      };
      const codeFrom = (modules: readonly string[]) =>
        modules
          .filter((module) => markup.test(module.replace(/\?.*/, "")))
          .map((module) => this.getModuleInfo(module)?.code ?? "");
      const ids = [...this.getModuleIds()];
      if (this.environment.name === "client") {
        for (const id of ids.filter(isIsland)) {
          islandCode.set(islandName(id), codeFrom(reachedFrom(id, importsOf)));
        }
        return;
      }
      // Not the sheets that a page links: those are files of their own.
      const css = Object.values(bundle)
        .filter((file) => file.type === "asset" && file.names.includes("style.css"))
        .map((sheet) => (sheet.type === "asset" ? String(sheet.source) : ""))
        .join("");
      if (css === "") throw new Error("The build has no stylesheet");
      const known = classesInCss(css);
      const classesOf = (code: readonly string[]) =>
        code.flatMap((text) => classesInCode(text, known));
      const islandClasses = (id: string) => classesOf(islandCode.get(islandName(id)) ?? []);
      const classesFrom = (id: string) => {
        const modules = reachedFrom(id, importsOf);
        return [
          ...classesOf(codeFrom(modules)),
          ...modules.filter(isIsland).flatMap(islandClasses),
        ];
      };
      const root = ids.find((id) => routeModule.exec(id)?.[1] === "__root");
      const shell = root === undefined ? [] : classesFrom(root);
      const routes = new Map<string, string>();
      for (const id of ids) {
        const route = routeModule.exec(id)?.[1];
        if (route === undefined) continue;
        routes.set(route, cutStyles(css, new Set([...shell, ...classesFrom(id)])));
      }
      const islands = new Map(
        ids.filter(isIsland).map((id) => [islandName(id), new Set(islandClasses(id))]),
      );
      styles = { css, routes, islands };
    },
  },
};

const isIsland = (id: string): boolean => id.endsWith(".island.tsx");

/** All modules that a module imports, directly or not, itself included. */
function reachedFrom(from: string, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const queue = [from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || lists.test(id)) continue;
    seen.add(id);
    queue.push(...importsOf(id));
  }
  return [...seen];
}

/**
 * The classes in the literals of a module.
 *
 * @param code as it is bundled
 * @param known classes of the stylesheet: a composed name, `step-${index}`, stands for all that begin
 *   with `step-`
 */
export function classesInCode(code: string, known: ReadonlySet<string>): string[] {
  const literals = Array.from(code.matchAll(/"[^"\n]*"|`[^`]*`/g), ([literal]) => literal);
  return literals.flatMap((literal) =>
    literal.split(/[\s"'`]+/).flatMap((word) => {
      const [start = "", ...rest] = word.split("${");
      if (rest.length === 0 || !start.endsWith("-")) return known.has(word) ? [word] : [];
      return [...known].filter((name) => name.startsWith(start));
    }),
  );
}

/** The classes in the rules of a stylesheet. */
const classesInCss = (css: string): ReadonlySet<string> =>
  new Set(
    Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) => name.replaceAll("\\", "")),
  );

/** The values of an attribute in a page that React rendered. */
const valuesOf = (html: string, attribute: string): string[] =>
  Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g")), ([, value = ""]) =>
    unescapeHtml(value),
  );

/**
 * @param html of a page
 * @param site from `siteStyles`
 * @returns the rules for its own elements, and for those that its islands may show
 */
export function stylesOfPage(html: string, { css, islands }: SiteStyles): string {
  const own = valuesOf(html, "class").flatMap((list) => list.split(" "));
  const shown = valuesOf(html, "data-island").flatMap((name) => [...(islands.get(name) ?? [])]);
  return cutStyles(css, new Set([...own, ...shown]));
}

/**
 * @param css a stylesheet
 * @param classes of a page
 * @returns the rules that need no other classes, in the same order, and the animations they name
 */
export function cutStyles(css: string, classes: ReadonlySet<string>): string {
  const isUsed = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(part.name);
      const isOneOf =
        part.type === "pseudo-class" &&
        (part.kind === "is" || part.kind === "where" || part.kind === "has");
      return !isOneOf || part.selectors.some(isUsed);
    });
  const animations: string[] = [];
  const used = minified(css, {
    visitor: {
      // A rule without a selector is dropped, and what it was alone in.
      Selector: (selector) => (isUsed(selector) ? undefined : []),
      Rule: { keyframes: ({ value }) => void animations.push(value.name.value) },
    },
  });
  const unusedSymbols = animations.filter(
    (name) => !new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w-])`).test(used),
  );
  return minified(used, { unusedSymbols });
}

const minified = (css: string, options: Omit<TransformOptions<never>, "filename" | "code">) =>
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    // Without them it writes conditions as ranges, which older browsers take for false.
    targets: styleTargets,
    ...options,
  }).code.toString();
