/** A complete page in the cache. */
export type Page = {
  /** In UTF-8, with a placeholder wherever the nonce of a response belongs. */
  html: Uint8Array<ArrayBuffer>;
  /** Where those placeholders begin, in bytes. */
  nonceOffsets: readonly number[];
  etag: string;
} & Lifetime;

/** In milliseconds since 1970. Infinite for a prerendered page, which is valid until the next build. */
export type Lifetime = {
  /** From then on the page is stale: it is served while it is revalidated. */
  revalidateAt: number;
  /** From then on the page is not served. */
  expiresAt: number;
};

const encoder = new TextEncoder();

/** When the router loaded each match, in the state it sends to the browser. Not part of the ETag. */
export const loadedAt = /\bu:\d{13}\b/g;

/** Replaces each character of the nonce with a NUL, which HTML cannot hold otherwise. */
export const withNoncePlaceholder = (html: string, nonce: string): string =>
  html.replaceAll(nonce, "\0".repeat(nonce.length));

/** @param nonce the one that the page was rendered with */
export async function pageFromHtml(html: string, nonce: string, lifetime: Lifetime): Promise<Page> {
  const etag = await etagOf(html.replaceAll(nonce, "").replaceAll(loadedAt, ""));
  return pageFromBytes(encoder.encode(withNoncePlaceholder(html, nonce)), nonce.length, {
    etag,
    ...lifetime,
  });
}

/**
 * @param html of a page, in UTF-8, with nonce placeholders
 * @param nonceBytes length of a nonce
 */
export function pageFromBytes(
  html: Uint8Array<ArrayBuffer>,
  nonceBytes: number,
  properties: Pick<Page, "etag"> & Lifetime,
): Page {
  const nonceOffsets: number[] = [];
  for (let at = html.indexOf(0); at !== -1; at = html.indexOf(0, at + nonceBytes)) {
    nonceOffsets.push(at);
  }
  return { html, nonceOffsets, ...properties };
}

/**
 * @param content the part of the page that is the same in every response
 * @returns a weak ETag, because two responses differ in their nonce
 */
export async function etagOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(content));
  return `W/"${new Uint8Array(digest).toBase64({ alphabet: "base64url" }).slice(0, 22)}"`;
}

/** Writes the nonce into a copy of the bytes: faster than to replace it in text and to encode that. */
export function injectNonce({ html, nonceOffsets }: Page, nonce: string): Uint8Array<ArrayBuffer> {
  const bytes = html.slice();
  const encoded = encoder.encode(nonce);
  for (const offset of nonceOffsets) bytes.set(encoded, offset);
  return bytes;
}
