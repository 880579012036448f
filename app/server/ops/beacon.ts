import type * as z from "zod/mini";

import { beaconLimitBytes } from "../../config/monitoring.ts";
import { plainResponse } from "../http/error-responses.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { isWithinBurst } from "../http/burst.ts";

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
  context: RequestContext,
): Promise<{ report: Report } | Response> {
  const { LEAD_BURST } = context.environment;
  if (request.headers.get("origin") !== new URL(request.url).origin) return plainResponse(403);
  const text = await request.text();
  if (text.length > beaconLimitBytes) return plainResponse(413);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) return plainResponse(400);
  if (!(await isWithinBurst(LEAD_BURST, name, context))) return plainResponse(429);
  return { report: parsed.data };
}

/** @returns undefined for a text that is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
