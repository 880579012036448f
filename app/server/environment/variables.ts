import * as z from "zod/mini";

import { minimumFillMs } from "../../config/limits.ts";
import { contentSignalProblem, isContentSignal } from "./content-signal.ts";
import { isHttpsUrl, serviceUrlProblem, supabaseUrlProblem } from "./https-url.ts";
import { parseLeadRoutes } from "./lead-routes.ts";
import { parseEmailList, parseReportEmails } from "./recipients.ts";

/** Where data or keys are sent to, or script comes from. */
const serviceUrl = z.string().check(z.refine(isHttpsUrl, serviceUrlProblem));

/** A key of Standard Webhooks. */
const webhookSecret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{22,}={0,2}$/));

/**
 * The variables and secrets of the Worker, each once: the types, what a deployment may leave out, and what
 * `.env.example` and docs/deployment.md have to list derive from here.
 */
export const requiredVariables = {
  /** The URL of Supabase, without a path. */
  SUPABASE_URL: z.string().check(z.refine(isHttpsUrl, supabaseUrlProblem)),
  /** The anonymous (publishable) key. */
  SUPABASE_ANON_KEY: z.string().check(z.minLength(1)),
  /** Key of the hash under which client IPs are counted. */
  IP_HASH_KEY: z.string().check(z.minLength(32)),
};

/** Variables and secrets that the Worker runs without. */
export const optionalVariables = {
  /** Which environment this is; none where the site runs locally. Only production may be indexed. */
  ENVIRONMENT: z.enum(["production", "staging", "preview"]),
  /** The site's origin, without a path. Without it, the request's own. */
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .check(z.refine((url) => new URL(url).origin === url, "must be an origin, without a path")),
  /** SHA-256 of the list of the bundle's files that CI attested; `npm run release` sets it. */
  ATTESTED_DIGEST: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** HSTS for every subdomain and for the browsers' preload list. */
  HSTS_PRELOAD: z.literal("on"),
  /** The hosted live chat; not loaded unless both are set. */
  CHATWOOT_BASE_URL: serviceUrl,
  CHATWOOT_WEBSITE_TOKEN: z.string().check(z.minLength(1)),
  /** The chat loads from when the visitor has opened it once; without this, with every page. */
  CHAT_LOAD: z.literal("on-open"),
  /** For demonstrations: the contact page reports success and no lead is stored. */
  CONTACT_PAGE_DELIVERY: z.literal("simulated"),
  /** Where a visitor books a time after a form was sent; without it receipts and mails offer none. */
  BOOKING_URL: z.url({ protocol: /^https$/, error: "is not an https address" }),
  /** Cloudflare Turnstile; not loaded unless both keys are set. */
  TURNSTILE_SITE_KEY: z.string().check(z.minLength(1)),
  TURNSTILE_SECRET_KEY: z.string().check(z.minLength(1)),
  /** The URL that verifies Turnstile tokens, if not Cloudflare's. */
  TURNSTILE_VERIFY_URL: serviceUrl,
  /** Signs preview links to unpublished articles; without it previews are off. */
  PREVIEW_KEY: z.string().check(z.minLength(32)),
  /** Signs calls that purge the cache of articles (Standard Webhooks); without it purging is off. */
  PURGE_SECRET: webhookSecret,
  /** A request that carries it may send leads with the status `test`; without it none may. */
  SMOKE_KEY: z.string().check(z.minLength(32)),
  /** Where the monitor reports problems; without it they are only logged. */
  ALERT_WEBHOOK_URL: serviceUrl,
  /** The monitor reports when no lead was stored for this many hours; without it never. */
  ALERT_SILENT_HOURS: z.coerce.number().check(z.positive()),
  /** Who gets a mail about every lead: e-mail addresses with commas. */
  LEAD_EMAIL_TO: z.pipe(z.string(), z.transform(parseEmailList)),
  /** Who gets a mail about which leads; what no line fits goes to LEAD_EMAIL_TO. */
  LEAD_ROUTES: z.pipe(z.string(), z.transform(parseLeadRoutes)),
  /** The sender of every mail. Without it the site sends none. */
  LEAD_EMAIL_FROM: z.email(),
  /** Who gets the weekly mail: e-mail addresses with commas, or `off`; without it those of LEAD_EMAIL_TO. */
  REPORT_EMAIL_TO: z.pipe(z.string(), z.transform(parseReportEmails)),
  /** Analytics Engine's SQL interface of this account, and a token that reads it: for the weekly mail. */
  ANALYTICS_SQL_URL: serviceUrl,
  ANALYTICS_TOKEN: z.string().check(z.minLength(1)),
  /** The webhook that gets every lead, and the key that signs the posts (Standard Webhooks). */
  LEAD_WEBHOOK_URL: serviceUrl,
  LEAD_WEBHOOK_SECRET: webhookSecret,
  /** Whether visitors get a mail that says that their message arrived. */
  VISITOR_ACKNOWLEDGEMENT: z.literal("on"),
  /** Signs the newsletter's links and proves leads to the database; without it IP_HASH_KEY does. */
  LEAD_TOKEN_KEY: z.string().check(z.minLength(32)),
  /** The share of page loads, 0 to 1, whose Web Vitals the browser reports; without it none. */
  VITALS_SAMPLE_RATE: z.coerce.number().check(z.gte(0), z.lte(1)),
  /** The URL of Plausible, which gets page views. Without it page views are not counted. */
  PLAUSIBLE_URL: serviceUrl,
  /** What crawlers may use the site's content for, in robots.txt (contentsignals.org). */
  CONTENT_SIGNAL: z.string().check(z.refine(isContentSignal, contentSignalProblem)),
  /** Proves announcements of articles to search engines (IndexNow); without it there are none. */
  INDEXNOW_KEY: z.string().check(z.regex(/^[A-Za-z0-9-]{8,128}$/)),
  /** Where articles are announced, if not to all search engines. */
  INDEXNOW_URL: serviceUrl,
  /** `on`: the steps of visitors through the forms, and pages that do not exist, are counted. */
  FUNNEL_COUNTS: z.literal("on"),
  /**
   * The share of page loads, 0 to 1, whose errors the browser reports, and of policy violations that
   * are recorded; without it none.
   */
  REPORT_SAMPLE_RATE: z.coerce.number().check(z.gte(0), z.lte(1)),
};

/** Variables that only tests set. */
export const testVariables = {
  /** Shortens the minimum fill time of a form, for tests; refused where `ENVIRONMENT` is set. */
  MINIMUM_FILL_MS: z.coerce.number().check(z.gte(0), z.lte(minimumFillMs)),
  /** Mails to the team within ten minutes, for tests of many leads; refused where `ENVIRONMENT` is set. */
  LEAD_MAILS: z.coerce.number().check(z.positive()),
};
