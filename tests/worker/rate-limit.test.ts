import type { KVNamespace } from "@cloudflare/workers-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { minutesUntilAllowed } from "../../app/server/leads/rate-limit.ts";
import { type RunningSite, startRunningSite } from "../support/running-site.ts";

let running: RunningSite;
let store: KVNamespace;

beforeAll(async () => {
  running = await startRunningSite();
  // Miniflare types its own copy of the same interface.
  store = (await running.site.miniflare.getKVNamespace("LEAD_LIMITS")) as unknown as KVNamespace;
});
afterAll(() => running.stop());

const minute = 60_000;
let visitors = 0;

/** A visitor nobody has counted yet, with a clock of its own. */
function newVisitor() {
  visitors += 1;
  const key = `getStarted:visitor-${visitors}`;
  return (now: number, submissionId = `${visitors}-${now}`) =>
    minutesUntilAllowed({
      store,
      key,
      submissionId,
      maxSubmissions: 5,
      windowMs: 10 * minute,
      now,
    });
}

const start = Date.UTC(2026, 10, 21, 10);

describe("sliding window in KV: 5 submissions in 10 minutes", () => {
  test("the sixth waits until the first is 10 minutes old, not a second longer", async () => {
    const submit = newVisitor();
    for (let count = 0; count < 5; count += 1) {
      expect(await submit(start + count * minute)).toBeNull();
    }
    expect(await submit(start + 5 * minute)).toBe(5);
    expect(await submit(start + 10 * minute - 1)).toBe(1);
    expect(await submit(start + 10 * minute)).toBeNull();
    // The window slides: now the second one counts as the oldest.
    expect(await submit(start + 10 * minute + 1)).toBe(1);
  });

  test("a refused submission does not lengthen the wait", async () => {
    const submit = newVisitor();
    for (let count = 0; count < 5; count += 1) await submit(start + count);
    for (let count = 0; count < 20; count += 1) await submit(start + minute + count);
    expect(await submit(start + 10 * minute)).toBeNull();
  });

  test("a submission sent again is not counted again, even over the limit", async () => {
    const submit = newVisitor();
    for (let count = 0; count < 5; count += 1) await submit(start + count, `id-${count}`);
    expect(await submit(start + 10, "id-3")).toBeNull();
    expect(await submit(start + 11, "id-5")).toBe(10);
  });

  test("an entry that is not ours counts as none", async () => {
    const submit = newVisitor();
    await store.put(`getStarted:visitor-${visitors}`, '{"count":99}');
    expect(await submit(start)).toBeNull();
  });
});
