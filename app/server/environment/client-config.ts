import { isolateMemory } from "./isolate-memory.ts";
import { getTurnstile } from "./turnstile.ts";
import { getChat, type Environment } from "./environment.ts";

/** The operator's settings that the browser reads, as attributes of the page's `html` element. */
export const getClientConfig = isolateMemory((environment: Environment) => {
  const chat = getChat(environment);
  return {
    "data-turnstile": getTurnstile(environment)?.siteKey,
    "data-chat": chat === null ? undefined : JSON.stringify(chat),
    "data-vitals-rate": environment.VITALS_SAMPLE_RATE?.toString(),
    "data-report-rate": environment.REPORT_SAMPLE_RATE?.toString(),
    "data-funnel": environment.FUNNEL_COUNTS ?? undefined,
    "data-views": environment.PLAUSIBLE_URL === null ? undefined : "on",
  };
});
