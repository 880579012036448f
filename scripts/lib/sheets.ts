import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import type { CSSOptions, Plugin } from "vite";

import { styleTargets } from "./oldest-engines.ts";

/** From the weakest to the strongest. UnoCSS fills icons and utilities (`app/ui/uno-config.ts`). */
const layerNames = ["reset", "icons", "ui", "utilities", "parts", "pages"] as const;

type Layer = (typeof layerNames)[number];

/** A later layer wins, whatever the specificity and the order of imports. */
const layerOrder = `@layer ${layerNames.join(", ")};`;

const namedWidths = join(import.meta.dirname, "../../app/ui/media.css");

/** A sheet that a script reads as text (`?inline`) stands outside all layers. */
const sheet = /\/app\/(?!ui\/media)[^?]*\.css$/;

const isModule = (id: string) => id.endsWith(".module.css");

/** How Vite compiles each sheet. */
export const sheetOptions: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: {
    cssModules: {
      pattern: "[name]-[local]",
      animation: false,
      grid: false,
      container: false,
      customIdents: false,
    },
    drafts: { customMedia: true },
    targets: styleTargets,
  },
};

/** @returns the layer of a sheet, by its folder (docs/styles.md) */
function layerOf(id: string): Layer {
  if (id.endsWith("/app/ui/base.css")) return "reset";
  // A sheet of plain classes takes part in the cascade of utilities.
  if (!isModule(id)) return "utilities";
  if (id.includes("/app/ui/")) return "ui";
  return id.includes("/app/pages/") ? "pages" : "parts";
}

/** Puts each sheet into the layer of its folder, and lets it name widths. */
const layerSheets: Plugin = {
  name: "layer-sheets",
  enforce: "pre",
  transform: {
    filter: { id: sheet },
    handler(code, id) {
      this.addWatchFile(namedWidths);
      const widths = readFileSync(namedWidths, "utf8");
      return { code: `${layerOrder}${widths}@layer ${layerOf(id)} {${code}}`, map: null };
    },
  },
};

/** What Lightning CSS calls `hero-module-title` is `hero-title`, and a `page.module.css` has its folder's name. */
const shortenNames = (code: string, id: string): string => {
  const file = basename(id, ".module.css");
  const name = file === "page" ? basename(dirname(id)) : file;
  return code.replaceAll(`${file}-module-`, `${name}-`);
};

/** Gives classes readable names: in the compiled sheet, and in the module that components import. */
const readableNames: Plugin[] = (["normal", "post"] as const).map((when) => ({
  name: `readable-names-${when}`,
  ...(when === "post" ? { enforce: when } : {}),
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code, id) => ({ code: shortenNames(code, id), map: null }),
  },
}));

/**
 * Fails a build in which a component uses a class that its sheet lacks, and names the classes that no
 * component uses.
 */
function checkedNames(): Plugin {
  return {
    name: "checked-names",
    apply: "build",
    buildEnd() {
      if (this.environment.name !== "ssr") return;
      const used = new Map<string, Set<string>>();
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (!/\.tsx?$/.test(id) || !module?.code) continue;
        for (const sheetId of module.importedIds.filter(isModule)) {
          const names = used.get(sheetId) ?? new Set();
          used.set(sheetId, names);
          for (const name of classesUsed(module.code, basename(sheetId))) names.add(name);
        }
      }
      for (const [id, names] of used) {
        const exported = new Set(
          this.getModuleInfo(id)?.exports?.filter((name) => name !== "default"),
        );
        const lacking = [...names].filter((name) => !exported.has(name));
        if (lacking.length > 0) this.error(`${id} has no class ${lacking.join(", ")}`);
        const unused = [...exported].filter((name) => !names.has(name));
        if (unused.length > 0) this.warn(`Nothing uses ${unused.join(", ")} of ${id}`);
      }
    },
  };
}

/** The classes that code names as `styles.title`, of the sheet that it imports as `styles`. */
function classesUsed(code: string, file: string): string[] {
  const escaped = file.replaceAll(".", "\\.");
  const [, local] = new RegExp(`import (\\w+) from "[^"]*/${escaped}"`).exec(code) ?? [];
  if (local === undefined) return [];
  // Not the name of a file.
  const access = new RegExp(`(?<![\\w/-])${local}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "g");
  return Array.from(code.matchAll(access), ([, name, quoted]) => name ?? quoted ?? "");
}

/** What makes the sheets beside components into the styles of pages, in a build and while developing. */
export const sheets = (): Plugin[] => [layerSheets, ...readableNames, checkedNames()];
