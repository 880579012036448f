/**
 * Numbers the machine obeys for everything a visitor can send (spec sections 5 and 9).
 * The database repeats the field limits as checks in supabase/migrations.
 */

/** Longest accepted text per field, in UTF-16 code units. */
export const fieldLimits = {
  name: 50,
  email: 255,
  company: 100,
  phone: 20,
  message: 1000,
  requirements: 2000,
  solution: 200,
  subject: 200,
  contactMessage: 2000,
  partnerName: 100,
  partnerCompany: 200,
  partnerType: 100,
  expectedRevenue: 50,
  partnerMessage: 2000,
} as const;

/** Shortest accepted text of the contact page's fields. */
export const contactMinimums = { name: 2, company: 2, subject: 5, message: 10 } as const;

/** Longest accepted value of one attribution entry and of a challenge's token, in UTF-16 code units. */
export const sourceLimits = { page: 300, opener: 60, tier: 60, touch: 300, token: 2048 } as const;

/** A form filled faster than this was not filled by a person; its lead is quarantined, not dropped. */
export const minimumFillMs = 1500;

/**
 * How long the optional challenge may take: in the browser before the lead is sent without it, and
 * on the Worker before its lead is quarantined unverified.
 */
export const turnstileTimeoutMs = { browser: 5000, worker: 2500 } as const;

/** How long "Sending..." shows at least on the contact page (spec section 7). */
export const contactSendingMs = 1000;

const tenMinutesMs = 10 * 60 * 1000;

/** Sliding windows of the rate limiter, per form and visitor. One field is filled faster than six. */
export const leadRateLimits = {
  form: { maxSubmissions: 5, windowMs: tenMinutesMs },
  newsletter: { maxSubmissions: 3, windowMs: tenMinutesMs },
} as const;

/** Largest request body the Worker reads, in bytes. Anything larger is answered with 413. */
export const bodyLimitBytes = 64 * 1024;

/** How long an insert into Supabase may take before the lead goes to the queue. */
export const leadInsertTimeoutMs = 4000;

/** Wait before a queued lead is tried again: doubles from `baseSeconds` up to `maxSeconds`. */
export const queueRetry = { baseSeconds: 2, maxSeconds: 3600 } as const;
