import { monitor } from "../../config/monitoring.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName, type Log } from "../environment/log.ts";

/** What the operator is told. */
type Alert = {
  /** For a person: what is wrong, and what is over. */
  sentences: readonly string[];
  problems: readonly {
    name: string;
    message: string;
    /** Milliseconds since 1970. */
    since: number;
  }[];
  recovered: readonly string[];
  findings: Readonly<Record<string, number | null>>;
};

/**
 * Posts to `ALERT_WEBHOOK_URL`. The alert names the site and its environment, so that staging is not
 * taken for production.
 *
 * @param now milliseconds since 1970
 * @returns whether the webhook took it, false where none is configured; never throws
 */
export async function postAlert(
  { sentences, problems, recovered, findings }: Alert,
  environment: Environment,
  now: number,
  log: Log,
): Promise<boolean> {
  const { ALERT_WEBHOOK_URL: url, SITE_ORIGIN, ENVIRONMENT } = environment;
  if (url === null) return false;
  const site = SITE_ORIGIN ?? "a site without SITE_ORIGIN";
  const label = ENVIRONMENT === "production" ? site : `${site} (${ENVIRONMENT ?? "local"})`;
  const body = {
    site,
    environment: ENVIRONMENT ?? "local",
    // The one field that chat services show.
    text: `${label}: ${sentences.join(" ")}`,
    at: new Date(now).toISOString(),
    problems: problems.map(({ since, ...problem }) => ({
      ...problem,
      since: new Date(since).toISOString(),
    })),
    recovered,
    findings,
  };
  try {
    const response = await fetch(url, {
      method: "POST",
      // A sign-in page that answers 200 has not taken the report.
      redirect: "manual",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(monitor.webhookTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return true;
    log.error("monitor.alert_failed", { alert: true, status: response.status });
  } catch (thrown) {
    log.error("monitor.alert_failed", { alert: true, error: errorName(thrown) });
  }
  return false;
}
