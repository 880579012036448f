// A client that is still sending when the answer comes sees a broken connection instead of the
// answer, so what is too large is read away before it is refused, up to this.
const discardLimitBytes = 32 * 1024 * 1024;

/**
 * Reads a request's body up to a limit, whatever its Content-Length says, so that nothing behind
 * this point can be made to buffer more.
 *
 * @param request as it arrived
 * @param limitBytes largest body that is accepted
 * @returns a request with the whole body at hand, or null when the body is larger
 */
export async function withBoundedBody(
  request: Request,
  limitBytes: number,
): Promise<Request | null> {
  if (request.body === null) return request;
  const chunks: BlobPart[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length <= limitBytes) chunks.push(value);
    else if (length > discardLimitBytes) {
      await reader.cancel();
      break;
    }
  }
  if (length > limitBytes) return null;
  // A page has no use for a body, and the platform allows none in a request made anew.
  const { method } = request;
  if (method === "GET" || method === "HEAD") {
    return new Request(request.url, { method, headers: request.headers });
  }
  // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the request's own
  return new Request(request, { body: await new Blob(chunks).arrayBuffer() });
}
