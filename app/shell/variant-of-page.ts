import type { LandingVariant } from "../content/landing-page.ts";

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
