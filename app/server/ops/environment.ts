import type {
  AnalyticsEngineDataset,
  Fetcher,
  KVNamespace,
  Queue,
  RateLimit,
} from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { bindingTimeoutMs } from "../../config/limits.ts";
import { memoizeBy } from "../../lib/memoize-by.ts";
import type { QueuedLead } from "../leads/queued-lead.ts";
import type { Log } from "./log.ts";
import { withCallTimeouts } from "./with-timeout.ts";
import { isSupabaseUrl, supabaseUrlProblem } from "./supabase-url.ts";

const withMethods = <Binding>(...methods: (keyof Binding & string)[]) =>
  z.custom<Binding>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      methods.every((method) => typeof Reflect.get(value, method) === "function"),
    "is not bound in wrangler.toml",
  );

/** A binding whose methods are awaited. Each call has a timeout, so that no caller needs its own. */
const callable = <Binding extends object>(...methods: (keyof Binding & string)[]) =>
  z.pipe(
    withMethods<Binding>(...methods),
    z.transform((binding: Binding) => withCallTimeouts(binding, bindingTimeoutMs)),
  );

const environmentSchema = z.object({
  /** Where Supabase answers, without a path. */
  SUPABASE_URL: z.string().check(z.refine(isSupabaseUrl, supabaseUrlProblem)),
  /** The anonymous (publishable) key. */
  SUPABASE_ANON_KEY: z.string().check(z.minLength(1)),
  /** Key of the hash under which client IPs are counted. */
  IP_HASH_KEY: z.string().check(z.minLength(16)),
  /** The hosted live chat; not loaded unless both are set. */
  CHATWOOT_BASE_URL: z.url({ protocol: /^https?$/ }),
  CHATWOOT_WEBSITE_TOKEN: z.string().check(z.minLength(1)),
  /** For demonstrations: the contact page reports success and no lead is stored. */
  CONTACT_PAGE_DELIVERY: z.literal("simulated"),
  /** Cloudflare Turnstile; not loaded unless both keys are set. */
  TURNSTILE_SITE_KEY: z.string().check(z.minLength(1)),
  TURNSTILE_SECRET_KEY: z.string().check(z.minLength(1)),
  /** Where Turnstile tokens are verified, when not at Cloudflare. */
  TURNSTILE_VERIFY_URL: z.url({ protocol: /^https?$/ }),
  /** Signs preview links to unpublished articles; without it there are no previews. */
  PREVIEW_KEY: z.string().check(z.minLength(32)),
  /** A request that carries it may send leads with the status `test`; without it none may. */
  SMOKE_KEY: z.string().check(z.minLength(32)),
  /** Where the monitor reports problems; without it they are only logged. */
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }),
  /** The monitor reports when no lead was stored for this many hours; without it never. */
  ALERT_SILENT_HOURS: z.coerce.number().check(z.positive()),
  /** The share of page loads, 0 to 1, whose Web Vitals the browser reports; without it none. */
  VITALS_SAMPLE_RATE: z.coerce.number().check(z.gte(0), z.lte(1)),
  /** Where Web Vitals are written; without it they are logged. */
  VITALS: withMethods<AnalyticsEngineDataset>("writeDataPoint"),
  LEAD_LIMITS: callable<KVNamespace>("get", "put"),
  LEAD_BURST: callable<RateLimit>("limit"),
  DEAD_LEADS: callable<KVNamespace>("get", "put"),
  LEAD_QUEUE: callable<Queue<QueuedLead>>("send"),
  ARTICLE_CACHE: callable<KVNamespace>("get", "put", "delete"),
  ASSETS: callable<Fetcher>("fetch"),
});

type Complete = z.infer<typeof environmentSchema>;

/** Variables and bindings of the Worker. One that is missing or malformed is null. */
export type Environment = { [Name in keyof Complete]: Complete[Name] | null };

/** Optional variables: a missing one is not reported. */
const optional = new Set<string>([
  "CHATWOOT_BASE_URL",
  "CHATWOOT_WEBSITE_TOKEN",
  "CONTACT_PAGE_DELIVERY",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SECRET_KEY",
  "TURNSTILE_VERIFY_URL",
  "PREVIEW_KEY",
  "SMOKE_KEY",
  "ALERT_WEBHOOK_URL",
  "ALERT_SILENT_HOURS",
  "VITALS_SAMPLE_RATE",
  "VITALS",
]);

/** Reads the environment and logs each part of it that cannot be used. */
export const loadEnvironment = (raw: object, log: Log): Environment =>
  readEnvironment(raw, (name, problem) => {
    log.error("environment.invalid", { alert: true, name, problem });
  });

/**
 * Reads the Worker's variables and bindings, once for each isolate. A mistake in one of them must not
 * take the pages down, so each is parsed by itself and reported by name.
 *
 * @param raw the `env` argument of the Worker's handlers
 * @param report called once for every part that cannot be used
 */
export const readEnvironment = memoizeBy(parseEnvironment);

function parseEnvironment(
  raw: object,
  report: (name: string, problem: string) => void,
): Environment {
  const part = <Name extends keyof Complete>(name: Name): Complete[Name] | null => {
    const value: unknown = Reflect.get(raw, name);
    if (optional.has(name) && (value === undefined || value === "")) return null;
    const parsed = environmentSchema.shape[name].safeParse(value);
    // The schema of one entry gives that entry's type; the lookup by name loses the pairing.
    if (parsed.success) return parsed.data as Complete[Name];
    report(name, parsed.error.issues[0]?.message ?? "is not valid");
    return null;
  };
  const environment: Environment = {
    SUPABASE_URL: part("SUPABASE_URL"),
    SUPABASE_ANON_KEY: part("SUPABASE_ANON_KEY"),
    IP_HASH_KEY: part("IP_HASH_KEY"),
    CHATWOOT_BASE_URL: part("CHATWOOT_BASE_URL"),
    CHATWOOT_WEBSITE_TOKEN: part("CHATWOOT_WEBSITE_TOKEN"),
    CONTACT_PAGE_DELIVERY: part("CONTACT_PAGE_DELIVERY"),
    TURNSTILE_SITE_KEY: part("TURNSTILE_SITE_KEY"),
    TURNSTILE_SECRET_KEY: part("TURNSTILE_SECRET_KEY"),
    TURNSTILE_VERIFY_URL: part("TURNSTILE_VERIFY_URL"),
    PREVIEW_KEY: part("PREVIEW_KEY"),
    SMOKE_KEY: part("SMOKE_KEY"),
    ALERT_WEBHOOK_URL: part("ALERT_WEBHOOK_URL"),
    ALERT_SILENT_HOURS: part("ALERT_SILENT_HOURS"),
    VITALS_SAMPLE_RATE: part("VITALS_SAMPLE_RATE"),
    VITALS: part("VITALS"),
    LEAD_LIMITS: part("LEAD_LIMITS"),
    LEAD_BURST: part("LEAD_BURST"),
    DEAD_LEADS: part("DEAD_LEADS"),
    LEAD_QUEUE: part("LEAD_QUEUE"),
    ARTICLE_CACHE: part("ARTICLE_CACHE"),
    ASSETS: part("ASSETS"),
  };
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = environment;
  if ((siteKey === null) !== (secretKey === null)) {
    const missing = siteKey === null ? "TURNSTILE_SITE_KEY" : "TURNSTILE_SECRET_KEY";
    report(missing, "is missing: set both Turnstile keys or none");
  }
  return environment;
}

/** Where the live chat is and which inbox it opens; null when it is not configured. */
export function chatOf(environment: Environment): { baseUrl: string; websiteToken: string } | null {
  const { CHATWOOT_BASE_URL: baseUrl, CHATWOOT_WEBSITE_TOKEN: websiteToken } = environment;
  return baseUrl === null || websiteToken === null ? null : { baseUrl, websiteToken };
}
