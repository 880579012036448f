import { turnstileOf, turnstileOrigin } from "../leads/verify-turnstile.ts";
import { chatOf } from "../ops/environment.ts";
import type { RequestContext } from "../request-context.ts";

const fixedHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

type Policy = {
  /** The value that the inline scripts and styles of this response carry. */
  nonce: string;
  /** Whether the request came over HTTPS; HSTS and upgrades mean nothing on localhost. */
  isSecure: boolean;
  /** Null where the live chat is not configured. */
  chatUrl: string | null;
  /** Null where Turnstile is not configured. */
  turnstileUrl: string | null;
};

const fixed = Object.entries(fixedHeaders);

/** Sets the headers that every response of the Worker carries. */
export function setSecurityHeaders(
  { headers, status }: Response,
  url: URL,
  { nonce, environment }: RequestContext,
): void {
  const isSecure = url.protocol === "https:";
  for (const [name, value] of fixed) headers.set(name, value);
  // After 304 the browser shows its own copy of the page, whose nonce is in its own copy of the policy.
  if (status !== 304) {
    const chatUrl = chatOf(environment)?.baseUrl ?? null;
    const turnstileUrl = turnstileOf(environment) === null ? null : turnstileOrigin;
    const policy = contentSecurityPolicy({ nonce, isSecure, chatUrl, turnstileUrl });
    headers.set("content-security-policy", policy);
  }
  // Default: no shared caching; revalidate.
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  if (isSecure) {
    headers.set("strict-transport-security", "max-age=63072000; includeSubDomains; preload");
  }
}

function contentSecurityPolicy({ nonce, isSecure, chatUrl, turnstileUrl }: Policy): string {
  const chat = chatUrl === null ? "" : ` ${new URL(chatUrl).origin}`;
  const turnstile = turnstileUrl === null ? "" : ` ${turnstileUrl}`;
  const frames = `${chat}${turnstile}`;
  const chatSocket = chat.replace(" http", " ws");
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${chat}${turnstile}`,
    // Third-party scripts assign HTML strings (docs/decisions/0020).
    ...(frames === "" && !import.meta.env.DEV
      ? ["require-trusted-types-for 'script'", "trusted-types aioi default"]
      : []),
    // In development Vite adds styles without a nonce, and a nonce would disable 'unsafe-inline'.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // Ark UI sets style attributes, which a nonce cannot allow.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${chat}`,
    "font-src 'self'",
    `connect-src 'self'${chat}${chatSocket}`,
    ...(frames === "" ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
