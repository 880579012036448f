import { expect, test } from "vitest";

import { notificationDrill } from "../support/notification-drill.ts";

// "each receiver told of each lead after recovery (repeats only after a lost answer, same id)"
test("28 leads while database, mail and webhook fail at random: all stored once, everybody told", async () => {
  const counts = await notificationDrill({ leads: 28, seed: 11 });
  expect(counts).toMatchObject({
    sent: 28,
    accepted: 28,
    stored: 28,
    duplicates: 0,
    untold: { email: 0, webhook: 0 },
    needlessRepeats: 0,
  });
}, 480_000);
