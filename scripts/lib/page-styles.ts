import { createGenerator } from "@unocss/core";
import { transform } from "lightningcss";
import type { Plugin, Rolldown } from "vite";

import { unoConfig } from "../../app/ui/uno-config.ts";
import { styleTargets } from "./oldest-engines.ts";

/** A route's module; what its pages use follows from its imports. */
const routeModule = /\/app\/routes\/([^/?]+)\.tsx$/;

/** Modules that import all pages or all islands. */
const lists = /\/app\/(?:router|routeTree\.gen|worker|start|islands\/registry)\.tsx?$/;

/** Modules whose literals may be utilities. */
const markup = /\/app\/.*\.tsx$|\/app\/ui\/.*\.ts$/;

/** A page's component of what stands far below its first view (docs/decisions/0047). */
const lowerSections = /\/lower-sections\.tsx$/;

const utilities = { name: "virtual:uno.css", id: "\0uno.css" };

let styles: ReadonlyMap<string, string> | undefined;

/**
 * @returns the styles of the pages of each route, by the name of its module, as `autopilots.$slug`; those
 *   of its lower sections by `index.lower`
 * @throws {Error} before the Worker is built
 */
export function stylesByRoute(): ReadonlyMap<string, string> {
  if (!styles) throw new Error("The styles are there after the Worker's build");
  return styles;
}

/**
 * Collects the styles of each route's pages while the Worker is built: the sheets of the modules that the
 * route imports, and the utilities that their code names (docs/decisions/0057). What a script loads in the
 * browser alone brings its own sheet.
 */
export function pageStyles(): Plugin {
  /** By the ids of their modules. An asset in a sheet has its address only in the bundle. */
  const sheets = new Map<string, string>();
  return {
    name: "page-styles",
    apply: "build",
    resolveId: (id) => (id === utilities.name ? utilities.id : null),
    load: (id) => (id === utilities.id ? "" : null),
    // Between Vite's own plugins: a sheet is compiled, and not yet a script.
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        if (this.environment.name === "ssr") sheets.set(id, code);
      },
    },
    async generateBundle() {
      if (this.environment.name !== "ssr") return;
      const sheetOf = (id: string) =>
        (sheets.get(id) ?? "").replace(
          /__VITE_ASSET__([\w$]+)__/g,
          (_, asset: string) => `/${this.getFileName(asset)}`,
        );
      const codeOf = (id: string) =>
        markup.test(id.replace(/\?.*/, "")) ? (this.getModuleInfo(id)?.code ?? "") : "";
      const modules = [...this.getModuleIds()].flatMap((id) => {
        const [, route] = routeModule.exec(id) ?? [];
        if (route === undefined) return [];
        const upper = new Set(modulesFrom(id, this, lowerSections));
        return [{ route, upper, reached: modulesFrom(id, this) }];
      });
      const generator = await createGenerator(unoConfig());
      const shell = modules.find(({ route }) => route === "__root")?.reached ?? [];
      const written = await Promise.all(
        modules.map(async ({ route, upper, reached }): Promise<[string, string][]> => {
          const ids = [...new Set([...shell, ...reached])];
          const code = ids.map(codeOf).join("\n");
          const generated = await generator.generate(code, { minify: true });
          // The utilities stand where the root route imports them, also those of the lower sections.
          const sheetsOf = (some: readonly string[]) =>
            minified(
              some.map((id) => (id === utilities.id ? generated.css : sheetOf(id))).join("\n"),
            );
          const isLower = (id: string) => !upper.has(id) && !shell.includes(id);
          const lower = sheetsOf(ids.filter(isLower));
          const first: [string, string] = [route, sheetsOf(ids.filter((id) => !isLower(id)))];
          return lower === "" ? [first] : [first, [`${route}.lower`, lower]];
        }),
      );
      styles = new Map(written.flat());
    },
  };
}

/**
 * All modules that a module imports, directly or not: first what it imports, at last itself.
 *
 * @param except modules that are left out, with what they alone reach
 */
function modulesFrom(
  from: string,
  build: Pick<Rolldown.PluginContext, "getModuleInfo">,
  except = lists,
): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (id: string) => {
    if (visited.has(id) || lists.test(id) || except.test(id)) return;
    visited.add(id);
    const module = build.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) visit(imported);
    found.add(id);
    for (const imported of module?.dynamicallyImportedIds ?? []) visit(imported);
  };
  visit(from);
  return [...found];
}

/** Without targets it would write conditions as ranges, which older browsers take for false. */
const minified = (css: string): string =>
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
  }).code.toString();
