/** Whether the client already has the representation with this ETag (RFC 9110, If-None-Match). */
export function etagMatches(request: Request, etag: string): boolean {
  const tags = request.headers.get("if-none-match") ?? "";
  return tags === "*" || tags.split(",").some((tag) => tag.trim() === etag);
}
