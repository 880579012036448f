import { toHex } from "../environment/hmac.ts";

const encoder = new TextEncoder();

/** How much of its hash tells one representation of a resource from the next. */
const etagBytes = 11;

/** @returns a strong ETag */
export async function createEtag(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", content);
  return `"${toHex(new Uint8Array(digest, 0, etagBytes))}"`;
}

/**
 * Whether the client already has the representation with this ETag (RFC 9110, If-None-Match). The
 * comparison is weak: Cloudflare weakens the ETag of what it compresses.
 */
export function etagMatches(request: Request, etag: string): boolean {
  const tags = request.headers.get("if-none-match") ?? "";
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return tags === "*" || tags.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/** A text with an ETag; 304 where the client already has it. */
export async function textResponse(
  request: Request,
  text: string,
  headers: Record<string, string>,
): Promise<Response> {
  const bytes = encoder.encode(text);
  const etag = await createEtag(bytes);
  const isNotModified = etagMatches(request, etag);
  return new Response(isNotModified || request.method === "HEAD" ? null : bytes, {
    status: isNotModified ? 304 : 200,
    headers: { ...headers, etag },
  });
}
