import { hmac, toHex, verifyHmac } from "../ops/hmac.ts";
import { parseArticlePath } from "../../articles/kinds.ts";

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
  return verifyHmac(key, signedText(url.pathname, expires), bytes);
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
  const signature = toHex(await hmac(key, signedText(path, expires)));
  return `${path}?preview=${expires}.${signature}`;
}

const signedText = (path: string, expires: string) => `${path}\n${expires}`;
