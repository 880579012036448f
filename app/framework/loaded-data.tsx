import { type AnyRouter, Scripts, useRouter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";

import { isDeferred } from "../lib/is-deferred.ts";

const elementId = "loaded-data";

/**
 * What loaders returned for this page, as JSON: one entry per match. A head is left out, because the
 * document holds it.
 *
 * @returns null where the browser needs the router's state: the page was not found, failed, or still
 *   waits for data
 */
function loadedData(router: AnyRouter): string | null {
  const { matches } = router.state;
  const data = matches.map(({ loaderData }) => loaderData ?? null);
  const isPlain = matches.every(({ status, _notFound }) => status === "success" && !_notFound);
  if (!isPlain || data.some(isDeferred)) return null;
  if (data.every((loaded) => loaded === null)) return "";
  const sent = data.map((loaded: unknown) =>
    typeof loaded === "object" && loaded !== null && "head" in loaded
      ? { ...loaded, head: null }
      : loaded,
  );
  return JSON.stringify(sent).replaceAll("<", "\\u003c");
}

function ServerScripts() {
  const router = useRouter();
  const json = loadedData(router);
  // The router gives its script out once; `Scripts` then leaves it out.
  if (json !== null) router.serverSsr?.takeInitialHydrationScriptTags();
  return (
    <>
      {json && (
        <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      )}
      <Scripts />
    </>
  );
}

/**
 * The scripts at the end of a page. In place of the router's state, half of a page's inline script,
 * they hold what loaders returned, which on most pages is nothing: the browser's router finds the
 * matches by the URL. The browser's React leaves these elements alone.
 *
 * - Leans on: `takeInitialHydrationScriptTags` of the router on the server, `_notFound` of a match, and
 *   `window.$_TSR`, from which the router in the browser reads its state.
 * - The public way: none; `disableHydration` comes too late, because Start has written the state before
 *   it renders.
 * - When it breaks (`tests/worker/loaded-data.test.ts`): pages are 0.4 kB larger, or none is hydrated.
 *   Use `Scripts`, and leave out `restoreLoadedData`; everything still works.
 */
export const PageScripts = createIsomorphicFn()
  .server(() => ServerScripts)
  .client(() => () => null)();

/**
 * Gives the browser's router the state of the server's router. Does nothing in a page that holds this
 * state as script.
 *
 * @param headInDocument what the head of the document says
 */
export function restoreLoadedData(router: AnyRouter, headInDocument: () => object): void {
  if (window.$_TSR) return;
  const json = document.querySelector(`script#${elementId}`)?.textContent ?? "[]";
  // Written by this site's Worker, from what the routes' loaders returned.
  const sent = JSON.parse(json, (key, value: unknown) =>
    key === "head" && value === null ? headInDocument() : value,
  ) as never[];
  const nothing = () => undefined;
  window.$_TSR = {
    router: {
      manifest: undefined,
      matches: router.matchRoutes(router.latestLocation).map(({ id }, index) => ({
        i: id.replaceAll("/", "#"),
        u: 0,
        s: "success",
        ssr: true,
        l: sent[index] ?? null,
      })),
    },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: (script) => script(),
  };
}
