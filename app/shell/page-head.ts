import { setResponseHeader } from "@tanstack/react-start/server";

import type { LandingVariant } from "../content/landing-page.ts";
import { pageHead } from "../content/pages.ts";
import type { PagePath } from "../content/paths.ts";
import { siteOrigin } from "../content/site-origin.ts";

/**
 * The head of a page for its route.
 *
 * @param path of the page; the canonical one where there are two
 */
export const headFor = (path: PagePath) => pageHead(path, siteOrigin());

/** The day in UTC, for the loader of a page whose words depend on it: the page lives until it ends. */
export function dayOfPage(): string {
  const now = new Date();
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  setResponseHeader("expires", midnight.toUTCString());
  return now.toISOString().slice(0, 10);
}

/** The part of the request's context that says which variant the visitor sees. */
type ServerContext = { worker?: { variant: LandingVariant | null } };

/**
 * The variant of a landing page, for its loader.
 *
 * @param serverContext of the loader
 * @returns null for a page without variants
 */
export const variantOfPage = (serverContext: unknown): LandingVariant | null =>
  ((serverContext ?? {}) as ServerContext).worker?.variant ?? null;
