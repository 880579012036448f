import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { lazyParts } from "../framework/lazy-parts.ts";
import { applyStylesheet } from "./load-stylesheet.ts";

/** Static files, which the router never handles (spec section 2). */
const filePath = /\.(?:xml|txt|ico|png|jpe?g|gif|svg|pdf)$/i;

/** Events before a click on a link. */
const intents = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Client-side navigation for every plain link: preloads its page on intent, navigates without a
 * reload, moves the focus to the new page and announces its title.
 */
export function useSiteNavigation(announce: (title: string) => void) {
  const router = useRouter();

  useEffect(() => {
    const motion = window.matchMedia("(prefers-reduced-motion: no-preference)");
    const prepared = new Set([window.location.pathname]);
    const follow = (event: MouseEvent) => {
      const href = internalHref(event);
      if (href === undefined) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      if (href !== `${pathname}${search}${hash}`) {
        void router.navigate({ href, viewTransition: motion.matches });
        return;
      }
      // The router stays where it is.
      focusOn("main");
      window.scrollTo(0, 0);
    };
    // Pointing at a link or reaching it with the keyboard fetches its page, once.
    const prepare = ({ target }: { target: EventTarget | null }) => {
      const link = internalLink(target);
      if (!link || prepared.has(link.pathname)) return;
      prepared.add(link.pathname);
      prefetchPage(router, link.pathname).catch(() => undefined); // the click tries again
    };
    // Back and forward return to a position at once; only new places are scrolled to.
    const unsubscribe = [
      router.history.subscribe(({ action, location }) => {
        const jumps = action.type !== "PUSH" && action.type !== "REPLACE";
        const samePage = location.pathname === router.state.resolvedLocation?.pathname;
        document.documentElement.toggleAttribute("data-jump", jumps && !samePage);
      }),
      router.subscribe("onBeforeRouteMount", ({ pathChanged }) => {
        if (pathChanged) applyStylesheet();
      }),
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // Back and forward may leave a page whose dialog is open.
        for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
          dialog.close();
        }
        focusOn(toLocation.hash || "main");
        // The Worker's data about its page; a page that is reached by a link has none.
        for (const data of document.querySelectorAll('script[type="application/ld+json"]')) {
          data.replaceChildren();
        }
        // The title is written by the same render, but after this event.
        requestAnimationFrame(() => announce(document.title));
      }),
    ];
    document.addEventListener("click", follow);
    for (const intent of intents) document.addEventListener(intent, prepare, { passive: true });
    // Pointing at it may be what started the script.
    prepare({ target: document.querySelector("a:is(:hover, :focus)") });
    return () => {
      document.removeEventListener("click", follow);
      for (const intent of intents) document.removeEventListener(intent, prepare);
      for (const stop of unsubscribe) stop();
    };
  }, [router, announce]);
}

function focusOn(id: string): void {
  // A part that comes later takes the focus itself.
  const place = document.getElementById(id) ?? document.getElementById("main");
  place?.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: true });
}

/** Fetches a page, then its lazy parts, which may hold others: preloading a route leaves them out. */
async function prefetchPage(router: AnyRouter, path: string): Promise<void> {
  let known = lazyParts().length;
  await router.preloadRoute({ to: path });
  while (lazyParts().length > known) {
    const more = lazyParts().slice(known);
    known += more.length;
    await Promise.all(more.flatMap((part) => part.preload?.() ?? []));
  }
}

/** The target of a click, if the router can show it without a reload. */
function internalHref(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = internalLink(event.target);
  if (!link) return undefined;
  const here = window.location;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  // The browser itself scrolls within a page, also when the hash is already in the address.
  if (isSamePage && link.hash !== "") return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.hasAttribute("href") || link.target !== "" || link.hasAttribute("download"))
    return undefined;
  if (link.origin !== window.location.origin || filePath.test(link.pathname)) return undefined;
  // The Worker redirects what is not written as the site writes its paths.
  if (/[A-Z]/.test(link.pathname)) return undefined;
  return link;
}
