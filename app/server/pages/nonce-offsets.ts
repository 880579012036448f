/** A drawn page. */
export type Page = {
  /** In UTF-8, blank where the nonce of each answer belongs. */
  html: Uint8Array<ArrayBuffer>;
  /** Where those blanks begin. */
  places: readonly number[];
  etag: string;
  /**
   * From when on it grows old, in milliseconds since 1970: when it was drawn. Infinite for what the
   * build drew, which holds until the next build.
   */
  at: number;
};

const encoder = new TextEncoder();

/** The router notes for the browser when it loaded each part; the page is no other for that. */
export const loadedAt = /\bu:\d{13}\b/g;

/**
 * @param html a complete page
 * @param nonce it was drawn with
 * @returns the page with a blank for each character of the nonce; no page can hold one otherwise
 */
export const withNoncePlaceholder = (html: string, nonce: string): string =>
  html.replaceAll(nonce, "\0".repeat(nonce.length));

/**
 * @param html a complete page
 * @param nonce it was drawn with
 */
export async function toPage(html: string, nonce: string): Promise<Page> {
  const etag = await etagOf(html.replaceAll(nonce, "").replaceAll(loadedAt, ""));
  return pageOf(encoder.encode(withNoncePlaceholder(html, nonce)), nonce.length, {
    etag,
    at: Date.now(),
  });
}

/**
 * @param html of a page, in UTF-8, blank where the nonce belongs
 * @param length of a nonce, in bytes
 * @param made its tag and its time
 */
export function pageOf(
  html: Uint8Array<ArrayBuffer>,
  length: number,
  made: Pick<Page, "etag" | "at">,
): Page {
  const places: number[] = [];
  for (let at = html.indexOf(0); at !== -1; at = html.indexOf(0, at + length)) places.push(at);
  return { html, places, ...made };
}

/**
 * @param lasting what is the same in every answer
 * @returns a tag, weak because two answers differ in their nonce
 */
export async function etagOf(lasting: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(lasting));
  return `W/"${new Uint8Array(digest).toBase64({ alphabet: "base64url" }).slice(0, 22)}"`;
}

/**
 * Bytes are copied and written into faster than text, which would be encoded anew for each visitor.
 *
 * @param page whose blanks are filled in, in a copy
 * @param nonce of this answer
 */
export function injectNonce({ html, places }: Page, nonce: string): Uint8Array<ArrayBuffer> {
  const bytes = html.slice();
  const inserted = encoder.encode(nonce);
  for (const at of places) bytes.set(inserted, at);
  return bytes;
}
