// A client that is still sending when the answer comes sees a broken connection instead of the
// answer, so what is too large is read away before it is refused, up to this.
const discardLimitBytes = 32 * 1024 * 1024;

/**
 * Reads a request's body up to a limit, whatever its Content-Length says, so that nothing behind
 * this point can be made to buffer more.
 *
 * @param request as it arrived
 * @param limitBytes largest body that is accepted
 * @returns a request with the whole body at hand, or the HTTP status that refuses it: 413 when the
 *   body is larger, 400 when it breaks off or is framed wrongly
 */
export async function withBodyLimit(
  request: Request,
  limitBytes: number,
): Promise<Request | 400 | 413> {
  if (request.body === null) return request;
  const chunks: BlobPart[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const read = await reader.read().catch(() => null);
    if (read === null) return 400;
    const { done, value } = read;
    if (done) break;
    length += value.byteLength;
    if (length <= limitBytes) chunks.push(value);
    else if (length > discardLimitBytes) {
      await reader.cancel();
      break;
    }
  }
  if (length > limitBytes) return 413;
  // A page has no use for a body, and the platform allows none in a request made anew.
  const { method } = request;
  if (method === "GET" || method === "HEAD") {
    return new Request(request.url, { method, headers: request.headers });
  }
  // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the request's own
  return new Request(request, { body: await new Blob(chunks).arrayBuffer() });
}
