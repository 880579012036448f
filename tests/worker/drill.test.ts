import { expect, test } from "vitest";

import { drill } from "../support/lead-drill.ts";
import { startRunningSite } from "../support/running-site.ts";

// docs/decisions/0003: every lead whose visitor saw success is in the database exactly once.
test("40 leads while the backend goes down and up: accepted equals stored, duplicates 0", async ({
  signal,
}) => {
  const running = await startRunningSite();
  const counts = await drill(running, { leads: 40, seed: 4, signal }).finally(running.stop);
  expect(counts).toMatchObject({ sent: 40, accepted: 40, stored: 40, duplicates: 0 });
});
