import { reports } from "../../config/monitoring.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { getTurnstile, turnstileOrigin } from "../environment/turnstile.ts";
import { getChat, type Environment } from "../environment/environment.ts";
import type { RequestContext } from "../environment/request-context.ts";

const fixedHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const fixed = Object.entries(fixedHeaders);

/** What a policy allows of inline scripts and styles: a nonce, or the hash of each of a page. */
export type InlineSources = { script: string; style: string };

/** The content security policy of a response. */
export function getPolicy(
  { protocol }: URL,
  environment: Environment,
  { script, style }: InlineSources,
): string {
  const policies = policiesOf(environment);
  const policy = protocol === "https:" ? policies.secure : policies.local;
  return policy(script, style);
}

/** Sets the headers that every response of the Worker carries. A cached page has a policy already. */
export function setSecurityHeaders(
  { headers }: Response,
  url: URL,
  { nonce, environment }: RequestContext,
): void {
  const isSecure = url.protocol === "https:";
  for (const [name, value] of fixed) headers.set(name, value);
  // Open Graph images are shown by other sites, as public/_headers says of those that are files.
  if (url.pathname.startsWith("/og/")) headers.set("cross-origin-resource-policy", "cross-origin");
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", getPolicy(url, environment, getNonces(headers, nonce)));
  }
  if (environment.REPORT_SAMPLE_RATE && isSecure) {
    headers.set("reporting-endpoints", `csp="${reports.path}"`);
  }
  // Default: no shared caching; revalidate.
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  if (isSecure) headers.set("strict-transport-security", hstsFor(environment));
}

/** Only a page has inline scripts and styles; what shared caches keep says nothing of one visit. */
function getNonces(headers: Headers, nonce: string): InlineSources {
  const source = headers.get("content-type")?.startsWith("text/html") ? `'nonce-${nonce}'` : "";
  return { script: source, style: source };
}

/** HSTS and upgrades mean nothing on localhost. */
const policiesOf = isolateMemory((environment: Environment) => ({
  secure: contentSecurityPolicy(environment, true),
  local: contentSecurityPolicy(environment, false),
}));

/** @returns the policy, given the sources of the inline scripts and styles of a response */
function contentSecurityPolicy(environment: Environment, isSecure: boolean) {
  const chatUrl = getChat(environment)?.baseUrl ?? null;
  // What Chatwoot's script needs of a page (docs/decisions/0028).
  const chat = (path: string) => (chatUrl === null ? "" : ` ${chatUrl}${path}`);
  const turnstile = getTurnstile(environment) === null ? "" : ` ${turnstileOrigin}`;
  const frames = `${chat("/widget")}${turnstile}`;
  const rest = [
    // Turnstile's script assigns HTML strings (docs/decisions/0020).
    ...(turnstile === "" && !import.meta.env.DEV
      ? ["require-trusted-types-for 'script'", "trusted-types aioi default"]
      : []),
    // Ark UI sets style attributes, which neither a nonce nor a hash can allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${chat("/audio/")}`,
    ...(frames === "" ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    // Firefox supports only `report-uri`. Chrome uses only `report-to` where both are set, and over
    // HTTPS only.
    ...(environment.REPORT_SAMPLE_RATE ? [`report-uri ${reports.path}`] : []),
    ...(environment.REPORT_SAMPLE_RATE && isSecure ? ["report-to csp"] : []),
  ].join("; ");
  // The chat, and Vite in development, add styles of their own, and a nonce or a hash would disable
  // 'unsafe-inline'.
  const isOpen = import.meta.env.DEV || chatUrl !== null;
  const styleSources = (style: string) => (isOpen ? "'unsafe-inline'" : style);
  const ownAnd = (source: string) => ["'self'", source].join(" ").trimEnd();
  return (script: string, style: string) =>
    `default-src 'none'; script-src ${ownAnd(script)}${chat("/packs/js/sdk.js")}${turnstile}; style-src ${ownAnd(styleSources(style))}; ${rest}`;
}

/**
 * The value of `strict-transport-security`, of pages and of files. Only the operator can decide about other
 * subdomains and the browsers' preload list.
 */
export const hstsFor = ({ HSTS_PRELOAD }: { HSTS_PRELOAD?: unknown }): string =>
  HSTS_PRELOAD === "on" ? "max-age=63072000; includeSubDomains; preload" : "max-age=63072000";
