import type { Plugin } from "vite";

/**
 * Leaves the router's `Link` out of the browser's code: 2 kB (gzip) on every page. Links of this site are
 * plain (`shell/use-site-navigation.ts`), but every route of the router has a `Link` of its own.
 *
 * - Leans on: the file `link.js` of `@tanstack/react-router` and the names that others import from it.
 * - The public way: none; the class of a route names `Link`, so that no bundler can leave it out.
 * - When it breaks (`tests/worker/router-link.test.ts`): pages are 2 kB larger, or the build stops at a
 *   name that is missing here. Remove this file; everything still works.
 */
export const withoutRouterLink: Plugin = {
  name: "without-router-link",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\/@tanstack\/react-router\/dist\/esm\/link\.js$/ },
    handler: () =>
      "export const Link = undefined, createLink = undefined, linkOptions = undefined, useLinkProps = undefined;",
  },
};
