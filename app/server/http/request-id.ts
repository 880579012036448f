/**
 * The id that ties a request's log entries together and that the visitor sees. Cloudflare's own,
 * unless somebody else wrote that header: the id gets into the log and into a page.
 *
 * @param headers of the request
 */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  return /^[0-9a-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}
