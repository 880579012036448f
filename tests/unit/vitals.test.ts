import type { AnalyticsEngineDataPoint } from "@cloudflare/workers-types";
import { expect, test } from "vitest";

import { handleVitals } from "../../app/server/ops/vitals.ts";
import type { RequestContext } from "../../app/server/environment/request-context.ts";

test("with Analytics Engine bound a report is one data point, -1 where there is no number", async () => {
  const points: (AnalyticsEngineDataPoint | undefined)[] = [];
  const environment = {
    VITALS_SAMPLE_RATE: 1,
    VITALS: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => points.push(point) },
    LEAD_BURST: null,
    IP_HASH_KEY: "a key for tests only",
  };
  // The rest of a request's context is none of its business.
  const context = { environment, clientIp: "203.0.113.7" } as unknown as RequestContext;
  const request = new Request("https://aioi.example/vitals", {
    method: "POST",
    headers: { origin: "https://aioi.example" },
    body: JSON.stringify({ path: "/pricing", screen: "desktop", lcp: 640, cls: 0 }),
  });
  const response = await handleVitals(request, context);
  expect(response.status).toBe(204);
  expect(points).toEqual([
    { indexes: ["/pricing"], blobs: ["/pricing", "desktop"], doubles: [640, 0, -1, -1] },
  ]);
});
