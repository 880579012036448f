/**
 * Changes the message of a failed chunk, so that the router does not reload the page for it.
 *
 * - Leans on: `lazyRouteComponent` of the router reloads when a chunk is missing, and recognises that
 *   by the words of the error's message (`isModuleNotFoundError` of `@tanstack/router-core`).
 * - The public way: there is no option to switch it off. Two mechanisms that count reloads apart from
 *   each other reload a page twice whose files stay gone; `ui/reload-once.ts` also covers loaders,
 *   stylesheets and chunks of chunks, which the router's does not.
 * - Upstream: https://github.com/TanStack/router/issues/8331
 * - When it breaks (`tests/unit/keep-one-reload.test.ts`): a missing chunk reloads the page twice.
 *   Remove this file; everything still works.
 */
export function keepOneReload(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.message = `Gone: ${payload.message}`;
  });
}
