import { expect, test } from "vitest";

import { killDrill } from "../support/kill-drill.ts";

/** `KILLS=200` for the drill of docs/reliability.md, which takes 16 minutes. */
const kills = Number(process.env["KILLS"] ?? 3);
const seed = Number(process.env["SEED"] ?? 5);

// docs/decisions/0003: every accepted lead is stored or still queued, none twice, and a start repairs
// what a kill left.
test(
  `${kills} times kill -9 of workerd, of the database and of both while leads are sent`,
  async () => {
    const counts = await killDrill({ kills, seed });
    if (kills > 3) console.log(counts);
    expect(counts.accepted).toBeGreaterThan(0);
    expect(counts).toMatchObject({ stored: counts.accepted - counts.queued, duplicates: 0 });
    // After many kills some leads wait longer for their next try than the drill does.
    if (kills <= 3) expect(counts.queued).toBe(0);
  },
  240_000 + kills * 40_000,
);
