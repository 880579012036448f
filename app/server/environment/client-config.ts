import type { ClientConfig } from "../../lib/client-config-names.ts";
import { memoizeBy } from "../../lib/memoize-by.ts";
import { turnstileOf } from "./turnstile.ts";
import { chatOf, type Environment } from "./environment.ts";

/** The operator's settings that the browser reads, as attributes of the page's `html` element. */
export const clientConfigOf = memoizeBy((environment: Environment): ClientConfig => {
  const chat = chatOf(environment);
  return {
    "data-turnstile": turnstileOf(environment)?.siteKey,
    "data-chat": chat === null ? undefined : JSON.stringify(chat),
    "data-vitals-rate": environment.VITALS_SAMPLE_RATE?.toString(),
    "data-report-rate": environment.REPORT_SAMPLE_RATE?.toString(),
    "data-funnel": environment.FUNNEL_COUNTS ?? undefined,
    "data-views": environment.PLAUSIBLE_URL === null ? undefined : "on",
  };
});
