/** Whether the request says that it has what carries this tag already (RFC 9110, If-None-Match). */
export function etagMatches(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  return known === "*" || known.split(",").some((one) => one.trim() === etag);
}
