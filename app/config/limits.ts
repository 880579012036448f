/**
 * Longest accepted value of each attribution entry and of a Turnstile token, in UTF-16 code units, and
 * of all entries together in bytes.
 */
export const sourceLimits = {
  page: 300,
  opener: 60,
  tier: 60,
  touch: 300,
  token: 2048,
  consent: 20,
  bytes: 8192,
} as const;

/** A search: how long its question may be in UTF-16 code units, and how much it finds. */
export const searchLimits = {
  min: 2,
  max: 100,
  results: 20,
  /** Pages and answers among them, so that articles have room. */
  pages: 8,
} as const;

/** No person fills a form faster than this; the lead is quarantined, not dropped. */
export const minimumFillMs = 1500;

/**
 * Timeouts of the optional Turnstile check: in the browser, before the lead is sent without a token,
 * and on the Worker, before the unverified lead is quarantined.
 */
export const turnstileTimeoutMs = { browser: 5000, worker: 2500 } as const;

/** How long an address shows the receipt of a form that was posted without script. */
export const receiptLinkSeconds = 3600;

/** How long "Sending..." shows at least on the contact page (spec section 7). */
export const contactSendingMs = 1000;

const tenMinutesMs = 10 * 60 * 1000;

/** Sliding windows of the rate limiter, per form and visitor. The newsletter has only one field. */
export const leadRateLimits = {
  form: { maxSubmissions: 5, windowMs: tenMinutesMs },
  newsletter: { maxSubmissions: 3, windowMs: tenMinutesMs },
} as const;

/** Longest input of a call that reads articles or searches, as it is written, in UTF-16 code units. */
export const maxPayloadLength = 2000;

/** How long an insert into Supabase may take before the lead goes to the queue. */
export const leadInsertTimeoutMs = 4000;

/**
 * How long one call of a binding may take. A part of the platform that hangs then counts as failed,
 * and the lead goes on without it.
 */
export const bindingTimeoutMs = 2000;

/**
 * A queued lead is tried again after a wait that doubles from `baseSeconds` up to `maxSeconds`. When
 * the next try would come later than `deadLetterSeconds` after the lead was queued, it becomes a dead
 * lead, before any queue drops it: after 24 hours on the free plan, after `retentionSeconds` where
 * `npm run provision` has set it. One that KV does not take is offered to KV again every `deadLetterRetrySeconds`.
 */
export const queueRetry = {
  baseSeconds: 2,
  maxSeconds: 3600,
  deadLetterSeconds: 20 * 3600,
  deadLetterRetrySeconds: 3 * 3600,
  retentionSeconds: 14 * 24 * 3600,
} as const;

/** How long a visitor may confirm a subscription. */
export const confirmDays = 7;

/** Notifications about leads, and the newsletter's links. */
export const notificationLimits = {
  /** How long a receiver may take to answer. */
  timeoutMs: 10_000,
  /** Leads in quarantine are listed in a digest, this long after the last one. */
  digestMs: 24 * 3600 * 1000,
  /** A digest that lists not all is followed by more, one with each run of the cron trigger. */
  digestRuns: 12,
  /** Longest values in a webhook and in a digest, in UTF-16 code units; the database has them whole. */
  webhookValue: 10_000,
  digestValue: 300,
  /** A digest that would be larger is sent in parts. Email Service takes 5 MiB, webhooks often less. */
  digestBytes: 512 * 1024,
  /**
   * Mails to the team within ten minutes, whoever sends the leads: so many of one lead each, and so many
   * altogether. What is beyond them waits for the cron trigger, which joins it.
   */
  leadMails: 18,
  mails: 20,
  /** More leads than these, that the cron trigger finds, come in one mail. */
  mailsOneByOne: 5,
  /** An e-mail address gets one acknowledgement within this. */
  acknowledgementSeconds: 24 * 3600,
  /** A link that confirms a subscription ends after this; the migrations say the same. */
  confirmSeconds: confirmDays * 24 * 3600,
} as const;

/** When so few confirm their subscription that somebody must be subscribing the addresses of others. */
export const subscriptionFlood = {
  /** As many of the last four days are not confirmed, */
  unconfirmed: 50,
  /** and as many for each one that is. */
  perConfirmed: 2,
} as const;

/** How long a dead lead is kept in KV. */
export const deadLeadLimits = {
  /** 24 months, as the privacy policy says; spam, tests and unconfirmed addresses shorter. */
  days: 730,
  /** The shortest time that KV takes. */
  minSeconds: 60,
} as const;

/** Longest last part of the address of an article, as the database has it, and of an author. */
export const slugLength = 120;

/** Announcing articles to search engines (IndexNow). */
export const indexNow = {
  /** The address that passes an announcement on to all that take part. */
  url: "https://api.indexnow.org/indexnow",
  /** How often `wrangler.toml` runs the Worker: each run announces what changed since the one before. */
  intervalMs: 5 * 60 * 1000,
  maxUrls: 1000,
} as const;
