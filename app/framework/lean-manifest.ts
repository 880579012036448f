import type { Plugin } from "vite";

/**
 * Takes out of Start's manifest what pages may not say: which scripts to fetch before anybody needs
 * one (docs/decisions/0027), and where the sources lay on the machine that built them.
 *
 * - Leans on: the name of Start's virtual module and the names `preloads` and `filePath` in it.
 * - The public way: `transformAssets` of `createStartHandler` changes the address of a preload and
 *   cannot leave one out; without this, all script competes with the first paint.
 * - Upstream: https://github.com/TanStack/router/issues/7197 is about the length of the list.
 * - When it breaks (`tests/worker/lean-manifest.test.ts`): pages fetch all scripts at once, and the
 *   Worker holds paths of the building machine. Find the module's new name in `dist/server`.
 */
export const leanManifest: Plugin = {
  name: "lean-manifest",
  enforce: "post",
  transform: (code, id) =>
    id.includes("tanstack-start-manifest")
      ? code.replaceAll(/"?(?:preloads"?:\s*\[[^\]]*\]|filePath"?:\s*"[^"]*"),?/g, "")
      : undefined,
};
