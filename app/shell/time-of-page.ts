/** The part of the request's context that says until when a page may be shown. */
type ServerContext = { worker?: { results: { expiresAt: number } } };

/**
 * The time, for the loader of a page whose words depend on the day. The Worker caches the page until
 * the day ends in UTC.
 *
 * @param serverContext of the loader
 */
export function timeOfPage(serverContext: unknown): Date {
  const now = new Date();
  const { worker } = (serverContext ?? {}) as ServerContext;
  if (worker) {
    const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
    worker.results.expiresAt = Math.min(worker.results.expiresAt, midnight);
  }
  return now;
}
