import { createServerOnlyFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";

import { monitor } from "../../config/monitoring.ts";
import type { ServiceName } from "../../content/subprocessors.ts";
import {
  type AnswerHours,
  lastDays,
  type StatusDay,
  type Uptime,
  getUptime,
} from "../../lib/status-days.ts";
import { getChat } from "../../server/environment/environment.ts";
import { errorName } from "../../server/environment/log.ts";
import { renderingContext } from "../../server/environment/rendering-context.ts";
import { getTurnstile } from "../../server/environment/turnstile.ts";
import { readStatus } from "../../server/store/status-record.ts";

/** What `/trust` shows of this deployment. */
export type TrustFacts = {
  /** Whether this deployment uses a service. */
  services: Record<ServiceName, boolean>;
  /** Whether a page may run a script of another host. */
  hasForeignScript: boolean;
  /** The last 90 days. */
  days: StatusDay[];
  /** Null where no day was measured. */
  uptime: Uptime | null;
  /** Null where too few leads have an answer. */
  answerHours: AnswerHours | null;
  /** Of the attested bundle; null where it was released by hand. */
  digest: string | null;
};

/**
 * Reads the settings of this deployment and what its monitor has recorded, while the page is rendered.
 *
 * @throws {Error} outside of a request
 */
export const readTrustFacts = createServerOnlyFn(async (): Promise<TrustFacts> => {
  const { environment, log } = renderingContext();
  const now = Date.now();
  const record = await readStatus(environment.LEAD_LIMITS).catch((thrown: unknown) => {
    log.warn("monitor.status_read_failed", { error: errorName(thrown) });
    return null;
  });
  setResponseHeader("cache-control", record ? "max-age=60" : "no-store");
  const chat = getChat(environment) !== null;
  return {
    services: {
      hosting: true,
      database: environment.SUPABASE_URL !== null,
      mail: environment.EMAIL !== null && environment.LEAD_EMAIL_FROM !== null,
      chat,
      pageViews: environment.PLAUSIBLE_URL !== null,
    },
    hasForeignScript: chat || getTurnstile(environment) !== null,
    days: lastDays(record ?? { rows: [] }, now),
    uptime: record && getUptime(record, now, monitor.everyMinutes),
    answerHours: record?.answerHours ?? null,
    digest: environment.ATTESTED_DIGEST,
  };
});
