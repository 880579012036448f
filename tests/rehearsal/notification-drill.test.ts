import { expect, test } from "vitest";

import { notificationDrill } from "../support/notification-drill.ts";

/** `LEADS=200` for the drill of docs/reliability.md, which takes minutes. */
const leads = Number(process.env["LEADS"] ?? 28);

// `npm test` breaks one receiver at a time, and the database, in tests/worker/notifications.test.ts.

// docs/decisions/0034: each receiver is notified of each lead; a repeat follows only a lost answer, under the
// same id.
test(`${leads} leads while database, mail and webhook fail at random: all stored once, everybody notified`, async ({
  signal,
}) => {
  const counts = await notificationDrill({ leads, seed: 11, signal });
  if (leads > 28) console.log(counts);
  expect(counts).toMatchObject({
    sent: leads,
    accepted: leads,
    stored: leads,
    duplicates: 0,
    notNotified: { email: 0, webhook: 0 },
    needlessRepeats: 0,
  });
});
