import type { RateLimit } from "@cloudflare/workers-types";

import { hashClientIp } from "./client-ip.ts";
import type { RequestContext } from "../environment/request-context.ts";

/**
 * Counts one more request of a visitor.
 *
 * @param limiter `LEAD_BURST` or `SEARCH_BURST`; null, or one that fails, allows everything
 * @param name of what is counted apart
 */
export async function isWithinBurst(
  limiter: RateLimit | null,
  name: string,
  { environment, clientIp }: RequestContext,
): Promise<boolean> {
  const ipHash = await hashClientIp(clientIp, environment.IP_HASH_KEY);
  const burst = await limiter?.limit({ key: `${name}:${ipHash}` }).catch(() => null);
  return burst?.success ?? true;
}
