import type {
  AnalyticsEngineDataset,
  Fetcher,
  KVNamespace,
  Queue,
  RateLimit,
} from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { bindingTimeoutMs } from "../../config/limits.ts";
import type { QueuedLead } from "../leads/queued-lead.ts";
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

/** A binding that is called and awaited: no caller has to think of one that never answers. */
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
  /** Key of the hash under which visitors' addresses are counted. */
  IP_HASH_KEY: z.string().check(z.minLength(16)),
  /** The hosted live chat; without both nothing of it is loaded. */
  CHATWOOT_BASE_URL: z.url({ protocol: /^https?$/ }),
  CHATWOOT_WEBSITE_TOKEN: z.string().check(z.minLength(1)),
  /** For demonstrations: the contact page says it was sent, and nothing is kept. */
  CONTACT_PAGE_DELIVERY: z.literal("simulated"),
  /** The challenge that tells persons from programs; without both nothing of it is loaded. */
  TURNSTILE_SITE_KEY: z.string().check(z.minLength(1)),
  TURNSTILE_SECRET_KEY: z.string().check(z.minLength(1)),
  /** Where its tokens are verified, when not at Cloudflare. */
  TURNSTILE_VERIFY_URL: z.url({ protocol: /^https?$/ }),
  /** Signs the links that show unpublished articles; without it there are none. */
  PREVIEW_KEY: z.string().check(z.minLength(32)),
  /** Whoever sends it may send leads with the status `test`; without it nobody may. */
  SMOKE_KEY: z.string().check(z.minLength(32)),
  /** Where the watch reports what is wrong; without it only the log knows. */
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }),
  /** After so many hours without a stored lead the watch reports it; without it silence is fine. */
  ALERT_SILENT_HOURS: z.coerce.number().check(z.positive()),
  /** The share of page loads, 0 to 1, whose Web Vitals the browser sends; without it none. */
  VITALS_SAMPLE_RATE: z.coerce.number().check(z.gte(0), z.lte(1)),
  /** Where they are written; without it they go to the log. */
  VITALS: withMethods<AnalyticsEngineDataset>("writeDataPoint"),
  LEAD_LIMITS: callable<KVNamespace>("get", "put"),
  LEAD_BURST: callable<RateLimit>("limit"),
  DEAD_LEADS: callable<KVNamespace>("get", "put"),
  LEAD_QUEUE: callable<Queue<QueuedLead>>("send"),
  ARTICLE_CACHE: callable<KVNamespace>("get", "put", "delete"),
  ASSETS: callable<Fetcher>("fetch"),
});

type Complete = z.infer<typeof environmentSchema>;

/** What the Worker was deployed with. A part that is missing or malformed is null, never wrong. */
export type Environment = { [Name in keyof Complete]: Complete[Name] | null };

/** What a site may do without; nobody is told when it is not set. */
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

const known = new WeakMap<object, Environment>();

/**
 * Reads the Worker's variables and bindings, once for each isolate. A mistake in them must not take
 * the pages down, so each part stands for itself and every fault is reported by name.
 *
 * @param raw the `env` argument of the Worker's handlers
 * @param report called once for every part that cannot be used, with its name and what is wrong
 * @returns the parts that can be used
 */
export function readEnvironment(
  raw: object,
  report: (name: string, problem: string) => void,
): Environment {
  const before = known.get(raw);
  if (before) return before;
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
  known.set(raw, environment);
  return environment;
}

/**
 * @param environment what the Worker was deployed with
 * @returns where the live chat is and which inbox it opens, or null when it is not configured
 */
export function chatOf(environment: Environment): { baseUrl: string; websiteToken: string } | null {
  const { CHATWOOT_BASE_URL: baseUrl, CHATWOOT_WEBSITE_TOKEN: websiteToken } = environment;
  return baseUrl === null || websiteToken === null ? null : { baseUrl, websiteToken };
}
