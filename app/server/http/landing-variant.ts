import { variantParam } from "../../config/cacheable-pages.ts";
import { isLandingVariant, type LandingVariant } from "../../content/landing-page.ts";
import { landingPageAt } from "../../content/landing-pages.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { hashClientIp, keyedHash } from "./client-ip.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Visitor = Pick<RequestContext, "clientIp" | "environment">;

/**
 * Which variant of a landing page a visitor sees (docs/decisions/0051): by the keyed hash of the IP
 * address and the page, so always the same one, or by the day in UTC. It is stored nowhere.
 *
 * @param path of the page
 * @param now milliseconds since 1970
 */
export async function variantBy(
  split: "address" | "day",
  path: string,
  { clientIp, environment }: Visitor,
  now: number,
): Promise<LandingVariant> {
  if (split === "day") return Math.floor(now / dayMs) % 2 === 0 ? "a" : "b";
  const { IP_HASH_KEY: key } = environment;
  // The path too: a visitor who sees variant b of one page does not see it of all of them.
  const hash = await keyedHash(`${path} ${await hashClientIp(clientIp, key)}`, key);
  return Number.parseInt(hash.slice(0, 2), 16) % 2 === 0 ? "a" : "b";
}

/**
 * The variant of a page that a visitor sees.
 *
 * @param now milliseconds since 1970
 * @returns null for a page without variants
 */
export async function variantFor(
  path: string,
  visitor: Visitor,
  now: number,
): Promise<LandingVariant | null> {
  const split = landingPageAt(path)?.split ?? null;
  return split === null ? null : variantBy(split, path, visitor, now);
}

/**
 * The context of a request for a page, with the variant that the visitor sees: the one that the address
 * names, for whoever wants to see both, or the visitor's own.
 */
export async function withVariant(url: URL, context: RequestContext): Promise<RequestContext> {
  const variant = await variantFor(url.pathname, context, Date.now());
  if (variant === null) return context;
  const asked = url.searchParams.get(variantParam);
  return { ...context, variant: isLandingVariant(asked) ? asked : variant };
}
