import { RouterProvider } from "@tanstack/react-router";
import { hydrate as hydrateRouter } from "@tanstack/react-router/ssr/client";
import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { allowPlainText } from "./lib/trusted-html.ts";
import { getRouter } from "./router.tsx";
import { loadStylesheet } from "./shell/load-stylesheet.ts";

/**
 * Hydrates the page; resolves when it is interactive.
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
  allowPlainText();
  const router = getRouter();
  const missing = new Set<unknown>();
  const note = ({ payload }: VitePreloadErrorEvent) => missing.add(payload);
  window.addEventListener("vite:preloadError", note);
  window.addEventListener("vite:preloadError", oneReloadOnly);
  // First, so that the stylesheet comes before those of lazy chunks.
  const styles = loadStylesheet();
  await Promise.all([hydrateRouter(router).finally(() => window.$_TSR?.h()), styles]);
  window.removeEventListener("vite:preloadError", note);
  if (missing.size > 0) throw new Error("A chunk of the page is missing", { cause: [...missing] });
  await new Promise<void>((onCommit) => {
    // A transition renders in slices, so that scrolling and typing stay responsive.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Committed onCommit={onCommit}>
            <RouterProvider router={router} />
          </Committed>
        </StrictMode>,
      );
    });
  });
}

/**
 * The router reloads when the chunk of a component is missing, and so does our error view. It
 * recognises chunk errors by their message; we change the message to stop its reload.
 */
function oneReloadOnly({ payload }: VitePreloadErrorEvent): void {
  payload.message = `Gone: ${payload.message}`;
}

/** React reports a finished hydration through an effect only. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
