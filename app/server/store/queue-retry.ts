import type { Message } from "@cloudflare/workers-types";

import { queueRetry } from "../../config/limits.ts";

/**
 * When a queued message is tried again.
 *
 * @returns the wait, which doubles with each attempt, and whether the message becomes a dead letter
 *   before it is over
 */
export function nextRetry({ attempts, timestamp }: Message): {
  delaySeconds: number;
  isExhausted: boolean;
} {
  const { baseSeconds, maxSeconds, deadLetterSeconds } = queueRetry;
  const delaySeconds = Math.min(maxSeconds, baseSeconds * 2 ** (attempts - 1));
  const nextTryAt = Date.now() + delaySeconds * 1000;
  return { delaySeconds, isExhausted: nextTryAt > timestamp.getTime() + deadLetterSeconds * 1000 };
}
