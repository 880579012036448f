import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Files that the assets answer, never the app (spec section 2). */
const filePath = /\.(?:xml|txt|ico|png|jpe?g|gif|svg|pdf)$/i;

/**
 * Makes every plain link of the site navigate without a reload, moves the focus to what was
 * navigated to, and tells it to assistive technology.
 *
 * @param announce called with the title of the page that has appeared
 */
export function useSiteNavigation(announce: (title: string) => void) {
  const router = useRouter();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = internalHref(event);
      if (href === undefined) return;
      event.preventDefault();
      void router.navigate({ href });
    };
    // Back and forward return to a position at once; only new places are scrolled to.
    const unsubscribe = [
      router.history.subscribe(({ action, location }) => {
        const jumps = action.type !== "PUSH" && action.type !== "REPLACE";
        const samePage = location.pathname === router.stores.resolvedLocation.get()?.pathname;
        document.documentElement.toggleAttribute("data-jump", jumps && !samePage);
      }),
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const place = document.getElementById(toLocation.hash || "main");
        place?.setAttribute("tabindex", "-1");
        place?.focus({ preventScroll: true });
        // The title is written by the same render, but after this event.
        requestAnimationFrame(() => announce(document.title));
      }),
    ];
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("click", follow);
      for (const stop of unsubscribe) stop();
    };
  }, [router, announce]);
}

/** The address that a click leads to, when it is one that the app can show without a reload. */
function internalHref(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.hasAttribute("href") || link.target !== "" || link.hasAttribute("download"))
    return undefined;
  if (link.origin !== window.location.origin || filePath.test(link.pathname)) return undefined;
  const here = window.location;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  // The browser itself scrolls within a page, also when the hash is already in the address.
  if (isSamePage && link.hash !== "") return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}
