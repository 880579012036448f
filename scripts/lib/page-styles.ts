import { PurgeCSS } from "purgecss";
import type { Plugin } from "vite";

import { type RouteStyles, routeStylesFile } from "../../app/lib/prerendered-file.ts";
import {
  classesInCss,
  classesInModules,
  markup,
  unpublished,
  withShortClasses,
} from "./short-classes.ts";
import { unescapeHtml } from "./unescape-html.ts";

/** A route's module; the code of its page follows from its imports. */
const routeModule = /\/app\/routes\/([^/?]+)\.tsx$/;

/** Modules that import all pages. */
const otherPages = /\/app\/(?:router|routeTree\.gen|client|hydrate)\.tsx?$/;

/** Modules that render elements after the page has loaded: a toast, an error, a plan's mode, a state. */
const shownLater =
  /\/(?:toast|field|joined-field|header|plan-redraw)\.tsx$|\/app\/pages\/.*(?<!static)\.tsx$/;

/**
 * Cuts the stylesheet of the site down to each route: the rules whose classes its components use. The
 * Worker inlines the result in pages that it renders on request.
 */
export const pageStyles: Plugin = {
  name: "page-styles",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const sheet = Object.values(bundle).find(
        (file) => file.type === "asset" && file.names.includes("style.css"),
      );
      if (sheet?.type !== "asset") throw new Error("The build has no stylesheet");
      sheet.source = await withShortClasses(String(sheet.source));
      const classes = classesInCss(sheet.source);
      const importsOf = (id: string): readonly string[] => {
        const module = this.getModuleInfo(id);
        return module ? [...module.importedIds, ...module.dynamicallyImportedIds] : [];
      };
      const routes = [...this.getModuleIds()].flatMap((id) => {
        const name = routeModule.exec(id)?.[1];
        return name === undefined || unpublished.test(id) ? [] : [{ id, name }];
      });
      const root = routes.filter(({ name }) => name === "__root");
      const shell = reach(
        root.map(({ id }) => id),
        importsOf,
      );
      await Promise.all(
        routes.map(async ({ id, name }) => {
          const modules = [...reach([id], importsOf, shell)].filter((file) => markup.test(file));
          const own = await classesInModules(modules, classes);
          const css = await stylesFor(String(sheet.source), own);
          const later = modules.filter((file) => shownLater.test(file));
          const laterClasses = new Set(await classesInModules(later, classes));
          const styles: RouteStyles = {
            stylesheet: `/${sheet.fileName}`,
            css,
            shownLater: classesInCss(css).filter((name) => laterClasses.has(name)),
          };
          this.emitFile({
            type: "asset",
            fileName: routeStylesFile(name).slice(1),
            source: JSON.stringify(styles),
          });
        }),
      );
    },
  },
};

/** All modules that some modules import, directly or not, without their queries. */
function reach(
  from: readonly string[],
  importsOf: (id: string) => readonly string[],
  reached: ReadonlySet<string> = new Set(),
): Set<string> {
  const seen = new Set<string>();
  const files = new Set(reached);
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || otherPages.test(id)) continue;
    seen.add(id);
    files.add(id.replace(/\?.*/, ""));
    queue.push(...importsOf(id));
  }
  return files;
}

/** The classes of the elements of a page that React rendered. */
const classesInHtml = (html: string): string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list.split(" "))
    .flat()
    .map(unescapeHtml);

/**
 * Cuts the styles of a prerendered page down from those of its route: the rules for its own elements,
 * and for elements that it shows later.
 *
 * @param html of the page, with the styles of its route
 * @param routes the styles of all routes
 * @returns the page, its styles, and those of its route
 */
export async function withOwnStyles<Route extends RouteStyles>(
  html: string,
  routes: readonly Route[],
) {
  const route = routes.find(({ css }) => html.includes(`>${css}</style>`));
  if (!route) throw new Error("The page has the styles of no route");
  const css = await stylesFor(route.css, [...classesInHtml(html), ...route.shownLater]);
  return { html: html.replace(route.css, () => css), css, route };
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
