import type * as z from "zod/mini";

import { beaconLimitBytes } from "../../config/monitoring.ts";
import { plainResponse } from "../http/error-responses.ts";
import { hashClientIp } from "../leads/client-ip.ts";
import type { RequestContext } from "../request-context.ts";

/**
 * Reads a report that a page of this site sends with `navigator.sendBeacon`.
 *
 * @param name of the burst limiter's key for this kind of report
 * @returns the report, or the response that refuses it
 */
export async function readBeacon<Report>(
  request: Request,
  name: string,
  schema: z.ZodMiniType<Report>,
  { environment, clientIp }: RequestContext,
): Promise<{ report: Report } | Response> {
  const { LEAD_BURST, IP_HASH_KEY } = environment;
  if (request.headers.get("origin") !== new URL(request.url).origin) return plainResponse(403);
  const text = await request.text();
  if (text.length > beaconLimitBytes) return plainResponse(413);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) return plainResponse(400);
  const ipHash = await hashClientIp(clientIp, IP_HASH_KEY);
  const burst = await LEAD_BURST?.limit({ key: `${name}:${ipHash}` }).catch(() => null);
  if (burst?.success === false) return plainResponse(429);
  return { report: parsed.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
