const fixedHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

type SecurityOptions = {
  /** The value that this answer's inline scripts and styles carry. */
  nonce: string;
  /** Whether the visitor came over HTTPS; HSTS and upgrades mean nothing on localhost. */
  secure: boolean;
  /** The live chat's address when it is configured. */
  chatUrl: string | null;
  /** Where the challenge comes from when one is configured. */
  turnstileUrl: string | null;
};

const fixed = Object.entries(fixedHeaders);

/**
 * Adds the headers that every answer of the Worker carries.
 *
 * @param answer whose headers can be changed: not what `fetch` or `Response.redirect` gave
 * @returns the same answer; not a copy, because a copied body is handed on piece by piece
 */
export function withSecurityHeaders(answer: Response, options: SecurityOptions): Response {
  const { secure } = options;
  const secured = answer;
  for (const [name, value] of fixed) secured.headers.set(name, value);
  // With 304 the browser shows the page it has, with the policy it has: a new nonce would not fit.
  if (answer.status !== 304) {
    secured.headers.set("content-security-policy", contentSecurityPolicy(options));
  }
  // Whoever says nothing of keeping means: nobody between, and the browser asks again.
  if (!secured.headers.has("cache-control")) {
    secured.headers.set("cache-control", "private, no-cache");
  }
  if (secure) {
    secured.headers.set(
      "strict-transport-security",
      "max-age=63072000; includeSubDomains; preload",
    );
  }
  return secured;
}

function contentSecurityPolicy({ nonce, secure, chatUrl, turnstileUrl }: SecurityOptions): string {
  const chat = chatUrl === null ? "" : ` ${new URL(chatUrl).origin}`;
  const challenge = turnstileUrl === null ? "" : ` ${turnstileUrl}`;
  const frames = `${chat}${challenge}`;
  const chatSocket = chat.replace(" http", " ws");
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${chat}${challenge}`,
    // Scripts of others write HTML as they like (docs/decisions/0020).
    ...(frames === "" && !import.meta.env.DEV
      ? ["require-trusted-types-for 'script'", "trusted-types aioi default"]
      : []),
    // Vite adds its styles without a nonce while developing, and a nonce would switch this off.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // Ark UI positions its parts with style attributes; a nonce cannot cover those.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${chat}`,
    "font-src 'self'",
    `connect-src 'self'${chat}${chatSocket}`,
    ...(frames === "" ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
