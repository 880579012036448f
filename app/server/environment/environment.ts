import type {
  AnalyticsEngineDataset,
  Fetcher,
  KVNamespace,
  Queue,
  RateLimit,
  SendEmail,
} from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { bindingTimeoutMs } from "../../config/limits.ts";
import { isolateMemory } from "./isolate-memory.ts";
import type { Log } from "./log.ts";
import { optionalVariables, requiredVariables, testVariables } from "./variables.ts";
import { withCallTimeouts } from "./with-timeout.ts";

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

const bindings = {
  /** Sends mails. */
  EMAIL: withMethods<SendEmail>("send"),
  /** Where the counts of the steps to a lead are written; without it they are logged. */
  FUNNEL: withMethods<AnalyticsEngineDataset>("writeDataPoint"),
  /** Where Web Vitals are written; without it they are logged. */
  VITALS: withMethods<AnalyticsEngineDataset>("writeDataPoint"),
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
};

const parts = { ...requiredVariables, ...optionalVariables, ...testVariables, ...bindings };

type Complete = { [Name in keyof typeof parts]: z.infer<(typeof parts)[Name]> };

/** Variables and bindings of the Worker. One that is missing or malformed is null. */
export type Environment = { [Name in keyof Complete]: Complete[Name] | null };

/** Variables and bindings that may be missing without a report. */
const optional = new Set<string>([
  ...Object.keys(optionalVariables),
  ...Object.keys(testVariables),
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
export const readEnvironment = isolateMemory(parseEnvironment);

function parseEnvironment(
  raw: object,
  report: (name: string, problem: string) => void,
): Environment {
  const isPreview = Reflect.get(raw, "ENVIRONMENT") === "preview";
  const part = <Name extends keyof Complete>(name: Name): Complete[Name] | null => {
    const value: unknown = Reflect.get(raw, name);
    const mayBeMissing = optional.has(name) || (isPreview && absentFromPreviews.has(name));
    if (mayBeMissing && (value === undefined || value === "")) return null;
    const parsed = parts[name].safeParse(value);
    // The schema of one entry gives that entry's type; the lookup by name loses the pairing.
    if (parsed.success) return parsed.data as Complete[Name];
    // Each fault once: a list may have several.
    for (const problem of new Set(parsed.error.issues.map(({ message }) => message))) {
      report(name, problem);
    }
    return null;
  };
  const names = Object.keys(parts) as (keyof Complete)[]; // its keys
  // Each name has the part of that name.
  const environment = Object.fromEntries(names.map((name) => [name, part(name)])) as Environment;
  // A misspelt name of an environment counts too: `environment.ENVIRONMENT` is null then.
  for (const name of ["MINIMUM_FILL_MS", "LEAD_MAILS"] as const) {
    if (environment[name] === null || !Reflect.get(raw, "ENVIRONMENT")) continue;
    environment[name] = null;
    report(name, "is for tests: not where ENVIRONMENT is set");
  }
  if (environment.ENVIRONMENT === "production" && environment.SITE_ORIGIN === null) {
    report(
      "SITE_ORIGIN",
      "is missing: search engines list no page, and links name the host asked for",
    );
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
export const getChat = isolateMemory((environment: Environment) => {
  const { CHATWOOT_BASE_URL: url, CHATWOOT_WEBSITE_TOKEN: websiteToken } = environment;
  if (url === null || websiteToken === null) return null;
  const { origin, pathname } = new URL(url);
  // The content security policy holds the path; there both characters would end an entry.
  const path = pathname.replace(/\/+$/, "").replaceAll(/[;,]/g, encodeURIComponent);
  return { baseUrl: origin + path, websiteToken, load: environment.CHAT_LOAD ?? undefined };
});
