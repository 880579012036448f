/**
 * The id in a request's log entries, headers and error page: Cloudflare's, where the header has its
 * format. Any other value may come from the visitor, and logs and HTML hold the id.
 */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  return /^[0-9a-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}
