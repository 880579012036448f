import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import {
  brokenPromises,
  type LeadLife,
  lifeCommands,
  type LifeModel,
  recover,
  confirmSubscriptions,
  endFloodOfMails,
  startLeadLife,
} from "../support/lead-life.ts";
import { isRehearsal } from "../support/rehearsal.ts";
import { startTestSupabase } from "../support/test-supabase.ts";

/**
 * `npm test` runs the same 8 sequences each time, so that a failure belongs to the change that was made,
 * and `npm run rehearse` 25. `LEAD_LIFE_MINUTES=60` runs new ones for an hour; a failure prints its seed
 * for `LEAD_LIFE_SEED`.
 */
const minutes = Number(process.env["LEAD_LIFE_MINUTES"] ?? 0);
const seed = process.env["LEAD_LIFE_SEED"] ?? (minutes > 0 ? undefined : "20261122");
const length =
  minutes > 0
    ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000 }
    : { numRuns: isRehearsal ? 25 : 8 };

let supabase: EmbeddedSupabase;
let life: LeadLife;

beforeAll(async () => {
  supabase = await startTestSupabase();
  life = await startLeadLife(supabase);
});
afterAll(async () => {
  await life?.stop();
  await supabase?.stop();
});

// docs/decisions/0003, 0030, 0034: a lead whose visitor saw success is stored exactly once, each receiver
// is told (a repeat follows only a lost answer, under the same id), an erased person is nowhere, and no
// state lasts for ever.
test(
  "the life of leads, in any order of events",
  { timeout: (25 + minutes * 2) * 60_000 },
  async () => {
    let number = 0;
    const commands = fc.commands(
      lifeCommands(() => `life-${number}`),
      { maxCommands: 14, size: "max" },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (run) => {
        number += 1;
        life.leads.messages.length = 0;
        life.notifications.messages.length = 0;
        life.deadLeads.clear();
        life.mail.received.length = 0;
        life.webhook.received.length = 0;
        await confirmSubscriptions(life);
        await endFloodOfMails(life);
        const model: LifeModel = { leads: [] };
        await fc.asyncModelRun(() => ({ model, real: life }), run);
        await recover(life);
        expect(await brokenPromises(model, life)).toEqual([]);
      }),
      { ...length, ...(seed === undefined ? {} : { seed: Number(seed) }) },
    );
    if (minutes > 0) console.log(`${number} sequences`);
  },
);
