import type { RateLimit } from "@cloudflare/workers-types";

import { hashClientIp } from "./client-ip.ts";
import type { RequestContext } from "../environment/request-context.ts";

/** @returns whether a limiter allows one more; null, or one that fails, allows everything */
export async function allows(limiter: RateLimit | null, key: string): Promise<boolean> {
  const counted = await limiter?.limit({ key }).catch(() => null);
  return counted?.success ?? true;
}

/**
 * Counts one more request of a visitor.
 *
 * @param limiter `LEAD_BURST` or `SEARCH_BURST`
 * @param name of what is counted apart
 */
export async function isWithinBurst(
  limiter: RateLimit | null,
  name: string,
  { environment, clientIp }: RequestContext,
): Promise<boolean> {
  const ipHash = await hashClientIp(clientIp, environment.IP_HASH_KEY);
  return allows(limiter, `${name}:${ipHash}`);
}
