// A client that is still sending when the response arrives sees a broken connection instead. So a body
// that is too large is read and discarded before it is refused, up to this limit.
const maxDiscardedBytes = 32 * 1024 * 1024;

/**
 * Reads a request's body up to a limit, whatever its Content-Length says, so that no later code
 * buffers more.
 *
 * @returns a request with the complete body, or the HTTP status that refuses it: 413 when the body is
 *   larger, 400 when it is cut off or framed wrongly
 */
export async function withBodyLimit(
  request: Request,
  maxBytes: number,
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
    if (length <= maxBytes) chunks.push(value);
    else if (length > maxDiscardedBytes) {
      await reader.cancel();
      break;
    }
  }
  if (length > maxBytes) return 413;
  // Pages ignore the body of a GET, and the platform allows none in a new GET request.
  const { method } = request;
  if (method === "GET" || method === "HEAD") {
    return new Request(request.url, { method, headers: request.headers });
  }
  // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the request has a method with a body
  return new Request(request, { body: await new Blob(chunks).arrayBuffer() });
}
