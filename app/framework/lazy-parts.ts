import type { Plugin } from "vite";

/** A component whose code is fetched when it is shown; once fetched, it has no `preload`. */
type LazyPart = { preload?: () => Promise<void> };

/** @returns the lazy components of the modules loaded so far, in the order of their creation */
export const lazyParts = (): readonly LazyPart[] => Reflect.get(globalThis, "lazyParts") ?? [];

const made = "lazyComp.preload = load;";
const reloads = "isModuleNotFoundError(error) &&";

/**
 * Changes the lazy components of the router, of which Start's compiler makes one for each `Hydrate`:
 *
 * - They are recorded for the site's navigation. Preloading a route fetches its own module
 *   only, so the code of a page would be fetched at the click, although its link was pointed at.
 * - They do not reload a page whose chunk is missing. Two mechanisms that count reloads apart from each
 *   other reload it twice; `ui/reload-once.ts` also covers loaders, stylesheets and chunks of chunks.
 *
 * - Leans on: two lines of the router's `lazyRouteComponent`.
 * - The public way: `split={false}`, with which every visitor fetches the code of static content;
 *   there is no option to switch the reload off.
 * - Upstream: https://github.com/TanStack/router/issues/8331
 * - When it breaks (`tests/unit/lazy-parts.test.ts`): the build stops. Remove this file; pages are
 *   fetched at the click, and a missing chunk reloads the page twice.
 */
export const recordLazyParts = {
  name: "record-lazy-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/@tanstack\/react-router\/dist\/esm\/lazyRouteComponent\.js$/ },
    handler: (code) => ({ code: withParts(code), map: null }),
  },
} satisfies Plugin;

/** @throws {Error} when the router's code has changed */
export function withParts(code: string): string {
  for (const line of [made, reloads]) {
    if (!code.includes(line)) throw new Error(`lazyRouteComponent has changed: no "${line}"`);
  }
  return code
    .replace(made, `${made} (globalThis.lazyParts ??= []).push(lazyComp);`)
    .replace(reloads, "false &&");
}
