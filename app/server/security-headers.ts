const fixedHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Adds the headers that every answer of the Worker carries.
 *
 * @param response any answer
 * @param nonce the value that this answer's inline scripts and styles carry
 * @param secure whether the visitor came over HTTPS; HSTS and upgrades mean nothing on localhost
 * @returns the same answer with the headers set
 */
export function withSecurityHeaders(response: Response, nonce: string, secure: boolean): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(fixedHeaders)) secured.headers.set(name, value);
  secured.headers.set("content-security-policy", contentSecurityPolicy(nonce, secure));
  if (secure) {
    secured.headers.set(
      "strict-transport-security",
      "max-age=63072000; includeSubDomains; preload",
    );
  }
  return secured;
}

function contentSecurityPolicy(nonce: string, secure: boolean): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite adds its styles without a nonce while developing, and a nonce would switch this off.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // Ark UI positions its parts with style attributes; a nonce cannot cover those.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
