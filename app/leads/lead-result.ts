/** What became of a submission. Expected failures are values; the browser turns them into words. */
export type LeadResult =
  /** Stored, or waiting safely in the queue. */
  | { ok: true }
  /** Somebody already left this address (newsletter). */
  | { ok: false; failure: "duplicate" }
  /** The database refused the row for good. */
  | { ok: false; failure: "refused" }
  /** Too many submissions; `retryInMinutes` is rounded up, at least 1. */
  | { ok: false; failure: "limited"; retryInMinutes: number }
  /** The fields or the call itself did not pass the rules. */
  | { ok: false; failure: "invalid" }
  /** Neither the database nor the queue could take it: the only case in which nothing is kept. */
  | { ok: false; failure: "unavailable" };
