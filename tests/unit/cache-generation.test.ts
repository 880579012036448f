import { afterEach, expect, test, vi } from "vitest";

import { cacheGeneration } from "../../app/server/store/cache-generation.ts";
import { partialContext } from "../support/request-context.ts";

// docs/decisions/0037: "Each isolate looks for it at most every two seconds; when it has changed, nothing of
// before is found."

afterEach(() => void vi.unstubAllGlobals().useRealTimers());

/** An isolate, in a data center whose cache has a generation and says how often it was read. */
function isolate() {
  const match = vi.fn<() => Promise<Response>>(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return new Response("purged");
  });
  vi.stubGlobal("caches", { default: { match } });
  const context = partialContext({ environment: {}, siteOrigin: "https://aioi.example" });
  return { match, ask: () => cacheGeneration(context) };
}

test("simultaneous first requests of an isolate all use the one that a purge began", async () => {
  const { ask } = isolate();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(["purged", "purged", "purged"]);
});

test("it is read once in two seconds", async () => {
  const { ask, match } = isolate();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  await ask();
  vi.advanceTimersByTime(1999);
  await ask();
  expect(match).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  // The known one answers whoever comes while it is read again.
  expect(await Promise.all([ask(), ask()])).toEqual(["purged", "purged"]);
  expect(match).toHaveBeenCalledTimes(2);
});
