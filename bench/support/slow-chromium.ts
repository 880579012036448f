import { type PlainChromium, startPlainChromium } from "../../tests/support/plain-chromium.ts";
import { cpuSlowdown } from "./browser.ts";

/**
 * A Chromium on a phone with a slow processor, with prerendering and the back/forward cache; behind
 * `startSlowNetwork` it is on a slow line too. Only the newest page is slowed down: Chromium does it by
 * keeping the page's thread busy, at rest too, and two such pages would take both cores of this machine.
 */
export function startSlowChromium(): Promise<PlainChromium> {
  let newest: string | undefined;
  return startPlainChromium((session, send) => {
    const setSlowdown = (page: string, rate: number) => {
      // A page that is gone meanwhile is not slow.
      send("Emulation.setCPUThrottlingRate", { rate }, page).catch(() => undefined);
    };
    if (newest !== undefined) setSlowdown(newest, 1);
    setSlowdown(session, cpuSlowdown);
    newest = session;
  });
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function until<Value>(look: () => Promise<Value>, timeoutMs = 20_000): Promise<Value> {
  for (const endsAt = Date.now() + timeoutMs; Date.now() < endsAt; await pause(20)) {
    const value = await look();
    if (value) return value;
  }
  throw new Error("The page did not come");
}
