import type { Plugin } from "vite";

/**
 * Leaves out of the browser's code what no bundler can know to be unused: 3 kB (gzip) on every page.
 *
 * - The router's `Link`, 2 kB: links of this site are plain (`shell/use-site-navigation.ts`), but the
 *   class of a route names it.
 * - The router's own way to read and write search parameters, 0.3 kB: `router.tsx` has its own.
 * - What Vite does around `import()`, 0.6 kB: it preloads what a chunk imports, and here nothing is
 *   (`resolveDependencies` in `app.config.ts`). The event for a chunk that is gone stays.
 *
 * - Leans on: the names of these modules and of what others import from them.
 * - The public way: none.
 * - When it breaks (`tests/worker/without-unused.test.ts`): pages are larger, or the build stops at a
 *   name that is missing here. Remove this file; everything still works.
 */
const modules: { id: RegExp; code: string }[] = [
  {
    id: /\/@tanstack\/react-router\/dist\/esm\/link\.js$/,
    code: "export const Link = undefined, createLink = undefined, linkOptions = undefined, useLinkProps = undefined;",
  },
  {
    id: /\/@tanstack\/router-core\/dist\/esm\/searchParams\.js$/,
    code: "export const defaultParseSearch = undefined, defaultStringifySearch = undefined, parseSearchWith = undefined, stringifySearchWith = undefined;",
  },
  {
    id: /^\0vite\/preload-helper\.js$/,
    code: `export const __vitePreload = (load) => load().catch((payload) => {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw payload;
});`,
  },
];

export const withoutUnused: Plugin = {
  name: "without-unused",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: modules.map(({ id }) => id) },
    handler: (id) => modules.find((module) => module.id.test(id))?.code,
  },
};
