import * as z from "zod/mini";

import type { Environment } from "../environment/environment.ts";
import { readNumbers } from "../store/read-numbers.ts";

const unsentSchema = z.object({
  /** Notifications that were given up after the last try. */
  failed: z.number(),
  /** Notifications whose message is gone without a word. */
  vanished: z.number(),
});

/**
 * Counts the notifications that no message carries any more and no receiver got.
 *
 * @returns null without a usable answer; never throws
 */
export const readUnsentNotifications = (environment: Environment) =>
  readNumbers("unsent_notifications", unsentSchema, environment);
