import { parseSync, type Plugin } from "vite";

/** Modules that are replaced in the browser. */
const modules: { id: RegExp; code: string }[] = [
  {
    id: /\/@tanstack\/react-router\/dist\/esm\/link\.js$/,
    code: "export const Link = undefined, createLink = undefined, linkOptions = undefined, useLinkProps = undefined;",
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

/**
 * Functions of React that only `<ViewTransition>` and a `ref` of a `<Fragment>` call, and methods of
 * the object in such a `ref`.
 */
const unusedFunction = /ViewTransition|^(?:commit|delete)\w*FragmentInstance/;
const unusedMethod = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/** Empties the functions and removes the methods. */
function withoutFeatures(code: string): string {
  let kept = "";
  let end = 0;
  for (const node of parseSync("react-dom.js", code, { sourceType: "commonjs" }).program.body) {
    if (node.type === "FunctionDeclaration" && unusedFunction.test(node.id?.name ?? "")) {
      kept += `${code.slice(end, node.body?.start)}{}`;
      end = node.end;
    } else if (node.type === "ExpressionStatement" && unusedMethod.test(code.slice(node.start))) {
      kept += code.slice(end, node.start);
      end = node.end;
    }
  }
  return kept + code.slice(end);
}

/**
 * Removes unused code that no bundler can detect from the browser's code: 8 kB (gzip) on every page.
 *
 * - React's view transitions and handles of fragments, 5.8 kB. The site uses neither: the router starts
 *   the browser's own transitions.
 * - The router's `Link`, 2 kB: links of this site are plain (`shell/use-site-navigation.ts`), but the
 *   class of a route refers to `Link`.
 * - Vite's wrapper of `import()`, 0.6 kB: it preloads the imports of a chunk, and here there are none
 *   (`resolveDependencies` in `app.config.ts`). The event for a missing chunk stays.
 *
 * - Leans on: the names of these modules and of what others import from them, and of functions in the
 *   production build of `react-dom`.
 * - The public way: none; React ships one build with all its features.
 * - When it breaks (`tests/worker/without-unused.test.ts`): pages are larger, or the build stops at a
 *   name that is missing here. Remove this file; everything still works.
 */
export const withoutUnused: Plugin = {
  name: "without-unused",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: modules.map(({ id }) => id) },
    handler: (id) => modules.find((module) => module.id.test(id))?.code,
  },
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutFeatures(code), map: null }),
  },
};
