/**
 * Whether the client already has the representation with this ETag (RFC 9110, If-None-Match). The
 * comparison is weak: Cloudflare weakens the ETag of what it compresses.
 */
export function etagMatches(request: Request, etag: string): boolean {
  const tags = request.headers.get("if-none-match") ?? "";
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return tags === "*" || tags.split(",").some((tag) => opaque(tag) === opaque(etag));
}
