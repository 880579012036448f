import type { Plugin } from "vite";

/** The stylesheet's URL and its text, in the manifest's `inlineCss`. */
const inlinedSheet =
  /(inlineCss"?:\s*\{\s*"?styles"?:\s*\{\s*"(\/[^"]+\.css)":\s*)"(?:[^"\\]|\\.)*"/g;

/**
 * Removes from Start's manifest the preloads of scripts (docs/decisions/0027) and the paths of sources
 * on the machine that built them, which pages must not hold, and the stylesheet of the whole site,
 * 20 kB (gzip) of the Worker. Pages inline the part of their route (docs/decisions/0011); a page whose
 * part cannot be read imports the stylesheet.
 *
 * - Leans on: the name of Start's virtual module and the names `preloads`, `filePath` and `inlineCss`
 *   in it.
 * - The public way: `transformAssets` of `createStartHandler` changes the URL of a preload and
 *   cannot remove it; with preloads, all script competes with the first paint. `inlineCss: false`
 *   adds a link to the stylesheet to every page, besides the part that it inlines.
 * - Upstream: https://github.com/TanStack/router/issues/7197 is about the length of the list.
 * - When it breaks (`tests/worker/lean-manifest.test.ts`): pages fetch all scripts at once, and the
 *   Worker holds paths of the building machine and the stylesheet. Find the module's new name in
 *   `dist/server`.
 */
export const leanManifest: Plugin = {
  name: "lean-manifest",
  enforce: "post",
  transform: (code, id) =>
    id.includes("tanstack-start-manifest")
      ? code
          .replaceAll(/"?(?:preloads"?:\s*\[[^\]]*\]|filePath"?:\s*"[^"]*"),?/g, "")
          .replace(inlinedSheet, "$1'@import\"$2\";'")
      : undefined,
};
