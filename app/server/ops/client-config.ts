import type { ClientConfig } from "../../lib/client-config-names.ts";
import { turnstileOf } from "../leads/verify-turnstile.ts";
import { chatOf, type Environment } from "./environment.ts";

const known = new WeakMap<Environment, ClientConfig>();

/**
 * What of the operator's settings the browser has to know.
 *
 * @param environment what the Worker was deployed with
 * @returns attributes of the page's `html` element
 */
export function clientConfig(environment: Environment): ClientConfig {
  const before = known.get(environment);
  if (before) return before;
  const chat = chatOf(environment);
  const settings: ClientConfig = {
    "data-challenge": turnstileOf(environment)?.siteKey,
    "data-chat": chat === null ? undefined : JSON.stringify(chat),
    "data-vitals-rate": environment.VITALS_SAMPLE_RATE?.toString(),
  };
  known.set(environment, settings);
  return settings;
}
