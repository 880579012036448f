import { afterAll, beforeAll } from "vitest";

import { type FakeReceiver, startFakeReceiver } from "./fake-receiver.ts";
import {
  type RunningSite,
  type RunningSiteOptions,
  sharedSite,
  startRunningSite,
} from "./running-site.ts";

/**
 * A site for the tests of a file or a suite, stopped after them.
 *
 * @param options asked for when it starts, after what was asked for before it
 */
export function siteForFile(options: () => RunningSiteOptions = () => ({})): RunningSite {
  const running = filledBefore(() => startRunningSite(options()));
  afterAll(() => running.stop());
  return running;
}

/** The site that this process shares, for the tests of a file: see {@link sharedSite}. */
export const sharedSiteForFile = (): RunningSite => filledBefore(sharedSite);

/** A receiver of notifications for the tests of a file, stopped after them. */
export function receiverForFile(): FakeReceiver {
  const receiver = filledBefore(startFakeReceiver);
  afterAll(() => receiver.stop());
  return receiver;
}

/** What is there once the tests begin. */
function filledBefore<Started extends object>(start: () => Promise<Started>): Started {
  const started = {} as Started;
  beforeAll(async () => void Object.assign(started, await start()));
  return started;
}
