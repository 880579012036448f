import { readFileSync } from "node:fs";

import { PurgeCSS } from "purgecss";
import type { Plugin } from "vite";

import { unescapeHtml } from "./unescape-html.ts";

/** Modules whose literals may be classes. */
const markup = /\/app\/.*\.tsx$|\/app\/ui\/.*\.ts$/;

/** A route's module; the code of its page follows from its imports. */
const routeModule = /\/app\/routes\/([^/?]+)\.tsx$/;

/** Modules that import all pages or all islands. */
const lists = /\/app\/(?:router|routeTree\.gen|worker|start|islands\/registry)\.tsx?$/;

const island = /\/([^/]+)\.island\.tsx$/;

/** The styles of the site, and the classes of its parts. */
export type SiteStyles = {
  /** The whole stylesheet. */
  css: string;
  /** What the pages of a route need, by the name of its module, as `autopilots.$slug`. */
  routes: ReadonlyMap<string, string>;
  /** Classes that an island may show, by its name. */
  islands: ReadonlyMap<string, readonly string[]>;
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

/** Collects the styles of the site and cuts them to each route, when the Worker is built. */
export const pageStyles: Plugin = {
  name: "page-styles",
  enforce: "post",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const sheets = Object.values(bundle).filter(
        (file) => file.type === "asset" && file.fileName.endsWith(".css"),
      );
      const css = sheets
        .map((sheet) => (sheet.type === "asset" ? String(sheet.source) : ""))
        .join("");
      if (css === "") throw new Error("The build has no stylesheet");
      const known = classesInCss(css);
      const reach = (from: string) =>
        reachedFrom(from, (id) => {
          const module = this.getModuleInfo(id);
          return module ? [...module.importedIds, ...module.dynamicallyImportedIds] : [];
        });
      const ids = [...this.getModuleIds()];
      const root = ids.find((id) => routeModule.exec(id)?.[1] === "__root");
      const shell = classesIn(root === undefined ? [] : reach(root), known);
      const routes = new Map<string, string>();
      const islands = new Map<string, readonly string[]>();
      for (const id of ids) {
        const route = routeModule.exec(id)?.[1];
        if (route !== undefined) {
          routes.set(route, await stylesFor(css, [...shell, ...classesIn(reach(id), known)]));
        }
        const name = island.exec(id)?.[1];
        if (name !== undefined) islands.set(name, classesIn(reach(id), known));
      }
      styles = { css, routes, islands };
    },
  },
};

/** All modules that a module imports, directly or not, itself included. */
function reachedFrom(from: string, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const queue = [from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || lists.test(id)) continue;
    seen.add(id);
    queue.push(...importsOf(id));
  }
  return [...new Set([...seen].map((id) => id.replace(/\?.*/, "")))];
}

/**
 * The classes in the literals of modules.
 *
 * @param known classes of the stylesheet: a composed name, `step-${index}`, stands for all that begin
 *   with `step-`
 */
function classesIn(modules: readonly string[], known: readonly string[]): string[] {
  const words = modules
    .filter((file) => markup.test(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"[^"\n]*"|`[^`]*`/g)])
    .flatMap(([literal]) => literal.split(/[\s"'`]+/));
  return [...new Set(words)].flatMap((word) => {
    const [start = "", ...rest] = word.split("${");
    if (rest.length === 0 || !start.endsWith("-")) return [word];
    return known.filter((name) => name.startsWith(start));
  });
}

/** The classes in the rules of a stylesheet. */
const classesInCss = (css: string): string[] => [
  ...new Set(
    Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) => name.replaceAll("\\", "")),
  ),
];

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
export function stylesOfPage(html: string, { css, islands }: SiteStyles): Promise<string> {
  const own = valuesOf(html, "class").flatMap((list) => list.split(" "));
  const shown = valuesOf(html, "data-island").flatMap((name) => islands.get(name) ?? []);
  return stylesFor(css, [...own, ...shown]);
}

/**
 * @param css a stylesheet
 * @param classes of a page
 * @returns the rules that need no other classes, in the same order
 */
async function stylesFor(css: string, classes: readonly string[]): Promise<string> {
  // Only classes decide: no page's code names the elements of an article and the attributes of Ark UI.
  const words = css.match(/[\w-]+/g) ?? [];
  const values = Array.from(css.matchAll(/\[[\w-]+\W?=["']?([^\]"']+)/g), ([, value = ""]) =>
    value.replaceAll("\\", ""),
  );
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "" }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      classes: [...classes],
      tags: words,
      ids: words,
      attributes: { names: words, values: [...words, ...values] },
      undetermined: [],
    }),
    keyframes: true,
    // PurgeCSS would take `:is(:hover, :focus-within)` for elements that occur nowhere.
    safelist: [/^:/],
  });
  // PurgeCSS leaves rules that begin with `:root:has()` of an absent class, or have one selector with
  // such a `:has(>)`, emptied at-rules and Vite's last comment: remove them.
  return (purged?.css ?? "")
    .replaceAll(
      /:root:has\(\.([\w-]+)\)[^{}]*\{[^{}]*\}|(?<=^|[{}])[^{},()]*:has\(>\.([\w-]+)\)[^{},]*\{[^{}]*\}/g,
      (rule, first: string | undefined, second: string | undefined) =>
        classes.includes(first ?? second ?? "") ? rule : "",
    )
    .replaceAll(/@[^{}]*\{\}|\/\*[^]*?\*\//g, "");
}
