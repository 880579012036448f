import { RouterProvider } from "@tanstack/react-router";
import { hydrate as hydrateRouter } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

import { restoreLoadedData } from "./framework/loaded-data.tsx";
import { settlePost } from "./leads/settle-post.ts";
import { allowPlainText } from "./lib/trusted-html.ts";
import { getRouter } from "./router.tsx";
import { headInDocument } from "./shell/page-head.ts";

/**
 * Hydrates the page.
 *
 * When a chunk of the page is missing after a deployment, the page stays static HTML with working
 * links and forms: the router would show an error instead.
 *
 * Start's own `hydrateStart` does the same and also prepares server functions to be passed as values
 * to the browser. Nothing here passes one, and it costs 10 kB (gzip) on every page.
 *
 * @throws when the page stays static
 */
export async function hydrate(): Promise<void> {
  await endTask();
  allowPlainText();
  // Before the router reads the address and the forms restore their drafts.
  settlePost();
  const router = getRouter();
  const missing = new Set<unknown>();
  const note = ({ payload }: VitePreloadErrorEvent) => missing.add(payload);
  window.addEventListener("vite:preloadError", note);
  // The browser, or the script of the page, has scrolled where the page begins; a visitor may have gone
  // on from there since. The router would go back to the top.
  router.options.scrollRestoration = () => false;
  const stop = router.subscribe("onRendered", () => {
    router.options.scrollRestoration = true;
    stop();
  });
  restoreLoadedData(router, headInDocument);
  await hydrateRouter(router);
  window.removeEventListener("vite:preloadError", note);
  if (missing.size > 0) throw new Error("A chunk of the page is missing", { cause: [...missing] });
  await endTask();
  // A transition renders in slices, so that scrolling and typing stay responsive.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

/** The browser paints and answers the visitor between two long tasks. */
const endTask = () => new Promise((resolve) => setTimeout(resolve));
