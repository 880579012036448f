import { parseArticlePath } from "../../articles/kinds.ts";

const encoder = new TextEncoder();

const token = /^(\d{10})\.([0-9a-f]{64})$/;

/**
 * Whether the URL of a request is a preview link that this site signed and that has not expired.
 *
 * @param key the secret links are signed with; null where there are no previews
 * @param now milliseconds since 1970
 */
export async function isPreviewLink(url: URL, key: string | null, now: number): Promise<boolean> {
  const value = url.searchParams.get("preview");
  if (value === null || key === null || !parseArticlePath(url.pathname)) return false;
  const [, expires = "", signature = ""] = token.exec(value) ?? [];
  if (Number(expires) * 1000 <= now) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await hmacKey(key), bytes, signed(url.pathname, expires));
}

/**
 * Signs a preview link.
 *
 * @param path of the article, such as `/insights/some-slug`
 * @param key the secret links are signed with
 * @param expiresAt milliseconds since 1970
 * @returns the path with the parameter that opens it
 * @throws {TypeError} when the path is not an article's
 */
export async function previewLink(path: string, key: string, expiresAt: number): Promise<string> {
  if (!parseArticlePath(path)) throw new TypeError(`${path} is not the path of an article`);
  const expires = String(Math.floor(expiresAt / 1000));
  const digest = await crypto.subtle.sign("HMAC", await hmacKey(key), signed(path, expires));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `${path}?preview=${expires}.${hex.join("")}`;
}

function signed(path: string, expires: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`${path}\n${expires}`);
}

function hmacKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
}
