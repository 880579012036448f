/**
 * The id in a request's log entries, headers and error page: Cloudflare's, where the header has its
 * format. Another value could be written by the visitor, and the id gets into logs and HTML.
 */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  return /^[0-9a-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}
