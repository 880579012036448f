import { Webhook } from "standardwebhooks";

import { allows } from "../http/burst.ts";
import { plainResponse } from "../http/error-responses.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { startCacheGeneration } from "../store/cache-generation.ts";

/**
 * Responds to a call that reports changed articles (docs/content.md): everything cached in this data
 * center that shows articles is read again. The call is signed as Standard Webhooks says; a repeat
 * within five minutes does no harm.
 *
 * @param request a POST
 * @returns 404 where no secret is configured, 403 for another signature, 429 beyond ten a minute
 */
export async function handlePurge(request: Request, context: RequestContext): Promise<Response> {
  const { PURGE_SECRET: secret, LEAD_BURST: limiter } = context.environment;
  if (secret === null) return plainResponse(404);
  if (!isSigned(secret, await request.text(), request.headers)) return plainResponse(403);
  if (!(await allows(limiter, "/purge"))) return plainResponse(429);
  try {
    await startCacheGeneration(context);
  } catch (thrown) {
    context.log.error("cache.purge_failed", { alert: true, error: errorName(thrown) });
    return plainResponse(500);
  }
  context.log.info("cache.purged");
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

function isSigned(secret: string, body: string, headers: Headers): boolean {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers));
    return true;
  } catch {
    return false;
  }
}
