import { sha256 } from "../environment/hmac.ts";

const encoder = new TextEncoder();

/** How much of its hash tells one representation of a resource from the next. */
const etagLength = 22;

/** @returns a strong ETag */
export async function createEtag(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${(await sha256(content)).slice(0, etagLength)}"`;
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
