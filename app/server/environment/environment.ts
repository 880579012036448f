import type {
  AnalyticsEngineDataset,
  Fetcher,
  KVNamespace,
  Queue,
  RateLimit,
  SendEmail,
} from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { bindingTimeoutMs, minimumFillMs } from "../../config/limits.ts";
import { optionalVariables } from "../../config/optional-variables.ts";
import { memoizeBy } from "../../lib/memoize-by.ts";
import { contentSignalProblem, isContentSignal } from "./content-signal.ts";
import { parseLeadRoutes } from "./lead-routes.ts";
import { parseEmailList, parseReportEmails } from "./recipients.ts";
import type { Log } from "./log.ts";
import { withCallTimeouts } from "./with-timeout.ts";
import { isHttpsUrl, supabaseUrlProblem, webhookUrlProblem } from "./https-url.ts";

const withMethods = <Binding>(...methods: (keyof Binding & string)[]) =>
  z.custom<Binding>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      methods.every((method) => typeof Reflect.get(value, method) === "function"),
    "is not bound in wrangler.toml",
  );

/** A binding with asynchronous methods. Each call has a timeout, so that no caller needs its own. */
const callable = <Binding extends object>(...methods: (keyof Binding & string)[]) =>
  z.pipe(
    withMethods<Binding>(...methods),
    z.transform((binding: Binding) => withCallTimeouts(binding, bindingTimeoutMs)),
  );

/** A key of Standard Webhooks. */
const webhookSecret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{22,}={0,2}$/));

const environmentSchema = z.object({
  /** Which environment this is; none where the site runs locally. Only production may be indexed. */
  ENVIRONMENT: z.enum(["production", "staging", "preview"]),
  /** The site's origin, without a path. Without it, the request's own. */
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .check(z.refine((url) => new URL(url).origin === url, "must be an origin, without a path")),
  /** HSTS for every subdomain and for the browsers' preload list. */
  HSTS_PRELOAD: z.literal("on"),
  /** The URL of Supabase, without a path. */
  SUPABASE_URL: z.string().check(z.refine(isHttpsUrl, supabaseUrlProblem)),
  /** The anonymous (publishable) key. */
  SUPABASE_ANON_KEY: z.string().check(z.minLength(1)),
  /** Key of the hash under which client IPs are counted. */
  IP_HASH_KEY: z.string().check(z.minLength(16)),
  /** The hosted live chat; not loaded unless both are set. */
  CHATWOOT_BASE_URL: z.url({ protocol: /^https?$/ }),
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
  TURNSTILE_VERIFY_URL: z.url({ protocol: /^https?$/ }),
  /** Shortens the minimum fill time of a form, for tests; refused where `ENVIRONMENT` is set. */
  MINIMUM_FILL_MS: z.coerce.number().check(z.gte(0), z.lte(minimumFillMs)),
  /** Signs preview links to unpublished articles; without it previews are off. */
  PREVIEW_KEY: z.string().check(z.minLength(32)),
  /** Signs calls that purge the cache of articles (Standard Webhooks); without it purging is off. */
  PURGE_SECRET: webhookSecret,
  /** A request that carries it may send leads with the status `test`; without it none may. */
  SMOKE_KEY: z.string().check(z.minLength(32)),
  /** Where the monitor reports problems; without it they are only logged. */
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }),
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
  ANALYTICS_SQL_URL: z.string().check(z.refine(isHttpsUrl, webhookUrlProblem)),
  ANALYTICS_TOKEN: z.string().check(z.minLength(1)),
  /** The webhook that gets every lead, and the key that signs the posts (Standard Webhooks). */
  LEAD_WEBHOOK_URL: z.string().check(z.refine(isHttpsUrl, webhookUrlProblem)),
  LEAD_WEBHOOK_SECRET: webhookSecret,
  /** Whether visitors get a mail that says that their message arrived. */
  VISITOR_ACKNOWLEDGEMENT: z.literal("on"),
  /** Signs the newsletter's links and proves leads to the database; without it IP_HASH_KEY does. */
  LEAD_TOKEN_KEY: z.string().check(z.minLength(32)),
  /** Sends mails. */
  EMAIL: withMethods<SendEmail>("send"),
  /** The share of page loads, 0 to 1, whose Web Vitals the browser reports; without it none. */
  VITALS_SAMPLE_RATE: z.coerce.number().check(z.gte(0), z.lte(1)),
  /** The URL of Plausible, which gets page views. Without it page views are not counted. */
  PLAUSIBLE_URL: z.url({ protocol: /^https?$/ }),
  /** What crawlers may use the site's content for, in robots.txt (contentsignals.org). */
  CONTENT_SIGNAL: z.string().check(z.refine(isContentSignal, contentSignalProblem)),
  /** Proves announcements of articles to search engines (IndexNow); without it there are none. */
  INDEXNOW_KEY: z.string().check(z.regex(/^[A-Za-z0-9-]{8,128}$/)),
  /** Where articles are announced, if not to all search engines. */
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }),
  /** `on`: the steps of visitors through the forms, and pages that do not exist, are counted. */
  FUNNEL_COUNTS: z.literal("on"),
  /** Where those counts are written; without it they are logged. */
  FUNNEL: withMethods<AnalyticsEngineDataset>("writeDataPoint"),
  /** Where Web Vitals are written; without it they are logged. */
  VITALS: withMethods<AnalyticsEngineDataset>("writeDataPoint"),
  /**
   * The share of page loads, 0 to 1, whose errors the browser reports, and of policy violations that
   * are recorded; without it none.
   */
  REPORT_SAMPLE_RATE: z.coerce.number().check(z.gte(0), z.lte(1)),
  /** Where errors and violations are written; without it they are logged. */
  REPORTS: withMethods<AnalyticsEngineDataset>("writeDataPoint"),
  LEAD_LIMITS: callable<KVNamespace>("get", "put"),
  LEAD_BURST: callable<RateLimit>("limit"),
  SEARCH_BURST: callable<RateLimit>("limit"),
  DEAD_LEADS: callable<KVNamespace>("get", "put"),
  LEAD_QUEUE: callable<Queue>("send"),
  NOTIFICATION_QUEUE: callable<Queue>("sendBatch"),
  ARTICLE_CACHE: callable<KVNamespace>("get", "put", "delete"),
  ASSETS: callable<Fetcher>("fetch"),
  /** The Worker that renders Open Graph images and bodies of articles; its callers set the timeout. */
  RENDERER: withMethods<Fetcher>("fetch"),
});

type Complete = z.infer<typeof environmentSchema>;

/** Variables and bindings of the Worker. One that is missing or malformed is null. */
export type Environment = { [Name in keyof Complete]: Complete[Name] | null };

/** Variables and bindings that may be missing without a report. */
const optional = new Set<string>([
  ...optionalVariables,
  "MINIMUM_FILL_MS",
  "EMAIL",
  "VITALS",
  "REPORTS",
  "FUNNEL",
]);

/** A Preview of a branch cannot consume queues, so it has none (wrangler.toml). */
const absentFromPreviews = new Set(["LEAD_QUEUE", "NOTIFICATION_QUEUE"]);

/** Reads the environment and logs each fault of what cannot be used. */
export const loadEnvironment = (raw: object, log: Log): Environment =>
  readEnvironment(raw, (name, problem) => {
    log.error("environment.invalid", { alert: true, name, problem });
  });

/**
 * Reads the Worker's variables and bindings, once for each isolate. A mistake in one of them must not
 * take the pages down, so each is parsed by itself and reported by name.
 *
 * @param raw the `env` argument of the Worker's handlers
 * @param report called once for every fault of a part that cannot be used
 */
export const readEnvironment = memoizeBy(parseEnvironment);

function parseEnvironment(
  raw: object,
  report: (name: string, problem: string) => void,
): Environment {
  const isPreview = Reflect.get(raw, "ENVIRONMENT") === "preview";
  const part = <Name extends keyof Complete>(name: Name): Complete[Name] | null => {
    const value: unknown = Reflect.get(raw, name);
    const mayBeMissing = optional.has(name) || (isPreview && absentFromPreviews.has(name));
    if (mayBeMissing && (value === undefined || value === "")) return null;
    const parsed = environmentSchema.shape[name].safeParse(value);
    // The schema of one entry gives that entry's type; the lookup by name loses the pairing.
    if (parsed.success) return parsed.data as Complete[Name];
    // Each fault once: a list may have several.
    for (const problem of new Set(parsed.error.issues.map(({ message }) => message))) {
      report(name, problem);
    }
    return null;
  };
  const names = Object.keys(environmentSchema.shape) as (keyof Complete)[]; // its keys
  // Each name has the part of that name.
  const environment = Object.fromEntries(names.map((name) => [name, part(name)])) as Environment;
  // A misspelt name of an environment counts too: `environment.ENVIRONMENT` is null then.
  if (environment.MINIMUM_FILL_MS !== null && Reflect.get(raw, "ENVIRONMENT")) {
    environment.MINIMUM_FILL_MS = null;
    report("MINIMUM_FILL_MS", "is for tests: not where ENVIRONMENT is set");
  }
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = environment;
  if ((siteKey === null) !== (secretKey === null)) {
    const missing = siteKey === null ? "TURNSTILE_SITE_KEY" : "TURNSTILE_SECRET_KEY";
    report(missing, "is missing: set both Turnstile keys or none");
  }
  const { LEAD_WEBHOOK_URL: webhookUrl, LEAD_WEBHOOK_SECRET: webhookSecret } = environment;
  if ((webhookUrl === null) !== (webhookSecret === null)) {
    const missing = webhookUrl === null ? "LEAD_WEBHOOK_URL" : "LEAD_WEBHOOK_SECRET";
    report(missing, "is missing: no webhook is notified");
  }
  if (environment.LEAD_ROUTES !== null && environment.LEAD_EMAIL_TO === null) {
    report("LEAD_EMAIL_TO", "is missing: LEAD_ROUTES needs it for leads that fit no line");
  }
  if (environment.LEAD_EMAIL_TO !== null && environment.LEAD_EMAIL_FROM === null) {
    report("LEAD_EMAIL_FROM", "is missing: nobody is notified by e-mail");
  }
  return environment;
}

/** The live chat; null when it is not configured. */
export const getChat = memoizeBy((environment: Environment) => {
  const { CHATWOOT_BASE_URL: url, CHATWOOT_WEBSITE_TOKEN: websiteToken } = environment;
  if (url === null || websiteToken === null) return null;
  const { origin, pathname } = new URL(url);
  // The content security policy holds the path; there both characters would end an entry.
  const path = pathname.replace(/\/+$/, "").replaceAll(/[;,]/g, encodeURIComponent);
  return { baseUrl: origin + path, websiteToken, load: environment.CHAT_LOAD ?? undefined };
});
