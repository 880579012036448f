import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { prerenderedOrigin } from "../lib/prerendered-file.ts";

/**
 * The site's origin, for example `https://aioi.example`: a variable of the environment on the Worker.
 * The browser takes it from the page's canonical URL, because a preview of the site has another
 * origin.
 */
export const siteOrigin = createIsomorphicFn()
  .server((): string => getGlobalStartContext()?.worker?.siteOrigin ?? prerenderedOrigin)
  .client((): string => originOfFirstPage);

// Read at import, while the head is as the Worker sent it: later the router changes it.
const originOfFirstPage = import.meta.env.SSR ? "" : readOrigin();

function readOrigin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
