import { expect, test } from "vitest";

import { killDrill } from "../support/kill-drill.ts";

/** Of workerd alone, the database alone, and both; `KILLS=200` for the drill of docs/reliability.md, which takes 16 minutes. */
const kills = Number(process.env["KILLS"] ?? 3);
const seed = Number(process.env["SEED"] ?? 5);
// After many kills some leads wait longer for their next try than the drill does.
const isLong = kills > 3;

// docs/decisions/0003: every accepted lead is stored or still queued, none twice, and a start repairs
// what a kill left.
test(`${kills} times kill -9, of workerd and the database first, while leads are sent`, async ({
  signal,
}) => {
  const counts = await killDrill({
    kills,
    seed,
    ...(isLong && { drainMs: 180_000 }),
    signal,
  });
  if (isLong) console.log(counts);
  expect(counts.accepted).toBeGreaterThan(0);
  expect(counts).toMatchObject({ stored: counts.accepted - counts.queued, duplicates: 0 });
  if (!isLong) expect(counts.queued).toBe(0);
}, 3_600_000);
