import { subscriptionFlood } from "../../config/limits.ts";
import { getTurnstile } from "../environment/turnstile.ts";
import type { Environment } from "../environment/environment.ts";
import { sendsMail } from "./configured-receivers.ts";
import { getLeadClaims, type SubscriptionCounts } from "./lead-claims.ts";

/**
 * Whether the newsletter's subscriptions look like a flood: somebody subscribes the addresses of others,
 * each once and from another network address, so that the mails that ask to confirm reach them.
 */
export const isFlood = ({ confirmed, unconfirmed }: SubscriptionCounts): boolean =>
  unconfirmed >= subscriptionFlood.unconfirmed &&
  unconfirmed >= subscriptionFlood.perConfirmed * confirmed;

/** Whether a flood pauses the mails: with Turnstile only persons are asked to confirm anyway. */
export const pausesConfirmations = (environment: Environment): boolean =>
  getTurnstile(environment) === null;

/**
 * @returns the subscriptions that were to be confirmed in the last days; null where no mail asks for it
 * @throws {ClaimsUnavailable} when the database gave no usable answer
 */
export async function readSubscriptionCounts(
  environment: Environment,
): Promise<SubscriptionCounts | null> {
  if (!sendsMail(environment)) return null;
  return (await getLeadClaims(environment)?.subscriptionCounts()) ?? null;
}

/**
 * Whether no subscription is asked to be confirmed at present. The rows stay as they are; the cron
 * trigger asks those of the last three days once the flood is over or marked as spam.
 *
 * @throws {ClaimsUnavailable} when the database gave no usable answer
 */
export async function areConfirmationsPaused(environment: Environment): Promise<boolean> {
  if (!pausesConfirmations(environment)) return false;
  const counts = await readSubscriptionCounts(environment);
  return counts !== null && isFlood(counts);
}
