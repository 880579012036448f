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

/** Stands where the nonce belongs, for each of its characters. No page can hold it otherwise. */
const blank = "\0";

/** The router notes for the browser when it loaded each part; the page is no other for that. */
const loadedAt = /\bu:\d{13}\b/g;

/**
 * @param html a complete page
 * @param nonce it was drawn with
 */
export async function toPage(html: string, nonce: string): Promise<Page> {
  const bytes = encoder.encode(html.replaceAll(nonce, blank.repeat(nonce.length)));
  const lasting = html.replaceAll(nonce, "").replaceAll(loadedAt, "");
  return {
    html: bytes,
    places: blanksIn(bytes, nonce.length),
    etag: await etagOf(encoder.encode(lasting)),
    at: Date.now(),
  };
}

/**
 * @param lasting what is the same in every answer
 * @returns a tag, weak because two answers differ in their nonce
 */
export async function etagOf(lasting: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", lasting);
  return `W/"${new Uint8Array(digest).toBase64({ alphabet: "base64url" }).slice(0, 22)}"`;
}

/**
 * @param html of a page, in UTF-8
 * @param length of a nonce, in bytes
 * @returns where the blanks begin
 */
export function blanksIn(html: Uint8Array, length: number): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(0); at !== -1; at = html.indexOf(0, at + length)) places.push(at);
  return places;
}

/**
 * Bytes are copied and written into faster than text, which would be encoded anew for each visitor.
 *
 * @param page whose blanks are filled in, in a copy
 * @param nonce of this answer
 */
export function filledIn({ html, places }: Page, nonce: string): Uint8Array<ArrayBuffer> {
  const bytes = html.slice();
  const inserted = encoder.encode(nonce);
  for (const at of places) bytes.set(inserted, at);
  return bytes;
}
