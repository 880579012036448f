/** So a loader says that something on its page could not be read. */
export const isNoStore = (headers: Headers): boolean => headers.get("cache-control") === "no-store";

/** How long a response lives, from the moment it was asked for. */
type Lifetime = {
  freshMs: number;
  /** How long it may be served after that while it is revalidated. */
  staleMs: number;
  /** How long it may be served after that if the source fails. */
  errorMs: number;
};

/**
 * What `Cache-Control` and `Expires` say to a shared cache (RFC 9111, RFC 5861).
 *
 * @param date when the response was asked for, in milliseconds since 1970
 * @returns null for what may not be stored
 */
export function getLifetime(headers: Headers, date: number): Lifetime | null {
  const control = headers.get("cache-control") ?? "";
  if (/\b(?:no-store|private)\b/.test(control)) return null;
  const msOf = (directive: string): number | undefined => {
    const [, seconds] = new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(control) ?? [];
    return seconds === undefined ? undefined : Number(seconds) * 1000;
  };
  const untilExpires = Date.parse(headers.get("expires") ?? "") - date;
  return {
    freshMs: msOf("s-maxage") ?? msOf("max-age") ?? (untilExpires > 0 ? untilExpires : 0),
    staleMs: msOf("stale-while-revalidate") ?? 0,
    errorMs: msOf("stale-if-error") ?? 0,
  };
}
