import * as z from "zod/mini";

import { plainResponse } from "../http/error-responses.ts";
import { pageLabel } from "../environment/page-label.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { readBeacon } from "./beacon.ts";

const milliseconds = z.optional(z.number().check(z.gte(0), z.lte(600_000)));

const reportSchema = z.object({
  path: z.string().check(z.maxLength(300)),
  screen: z.enum(["phone", "desktop"]),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  /** No unit: the share of the screen that moved, times the distance. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
});

/**
 * Records the Web Vitals of one page load: four numbers, the route and the size of the screen, nothing
 * that identifies a visitor.
 *
 * @returns 204, or the status that refuses the report; 404 where Web Vitals are not measured
 */
export async function handleVitals(request: Request, context: RequestContext): Promise<Response> {
  const { VITALS_SAMPLE_RATE, VITALS } = context.environment;
  if (!VITALS_SAMPLE_RATE) return plainResponse(404);
  const read = await readBeacon(request, "vitals", reportSchema, context);
  if (read instanceof Response) return read;
  const { path, screen, lcp, cls, inp, ttfb } = read.report;
  const route = pageLabel(path);
  if (VITALS === null) {
    context.log.info("vitals.reported", { route, screen, lcp, cls, inp, ttfb });
  } else {
    // -1: not measured by this browser. The order is documented in docs/operations.md.
    const doubles = [lcp, cls, inp, ttfb].map((value) => value ?? -1);
    VITALS.writeDataPoint({ indexes: [route], blobs: [route, screen], doubles });
  }
  return new Response(null, { status: 204 });
}
