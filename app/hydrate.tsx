import { RouterProvider } from "@tanstack/react-router";
import { hydrate as hydrateRouter } from "@tanstack/react-router/ssr/client";
import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { allowPlainText } from "./lib/trusted-html.ts";
import { getRouter } from "./router.tsx";
import { loadStylesheet } from "./shell/load-stylesheet.ts";

/**
 * Brings the page to life; resolves when clicks are heard.
 *
 * Where a file of the page is gone, the page stays as the Worker drew it, with links and forms that
 * work: the router would put an error in its place.
 *
 * Start's own `hydrateStart` does the same and also prepares server functions to be passed as values
 * to the browser. Nothing here passes one, and it costs 10 kB (gzip) on every page.
 *
 * @throws when the page stays as it is
 */
export async function hydrate(): Promise<void> {
  allowPlainText();
  const router = getRouter();
  const missing = new Set<unknown>();
  const note = ({ payload }: VitePreloadErrorEvent) => missing.add(payload);
  window.addEventListener("vite:preloadError", note);
  window.addEventListener("vite:preloadError", oneReloadOnly);
  // First of all, or what else is fetched would put the sheet in another place.
  const styles = loadStylesheet();
  await Promise.all([hydrateRouter(router).finally(() => window.$_TSR?.h()), styles]);
  window.removeEventListener("vite:preloadError", note);
  if (missing.size > 0) throw new Error("A file of the page is gone", { cause: [...missing] });
  await new Promise<void>((onCommit) => {
    // A transition is done in slices, so that scrolling and typing are never kept waiting.
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
 * A page's component that cannot be fetched makes the router reload, besides our error page: told by
 * the message that browsers give, which is another from here on.
 */
function oneReloadOnly({ payload }: VitePreloadErrorEvent): void {
  payload.message = `Gone: ${payload.message}`;
}

/** React tells of a finished hydration through an effect, and in no other way. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
