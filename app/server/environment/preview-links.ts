import { isId } from "../../articles/contract.ts";
import { parseArticlePath } from "../../articles/kinds.ts";
import { hmac, verifyHmac } from "./hmac.ts";

const token = /^(\d{10})\.([0-9a-f]{64})$/;
const imageOfArticle = /^\/media(\/[^/]+\/[^/]+)\/\d{1,3}$/;

/** What a link shows: an article on its page, or an update, which has none, in the list of updates. */
type PreviewTarget = {
  path: string;
  /** The id of an update. */
  update: string | null;
};

/** A link that may show what is not published. */
export type PreviewLink = PreviewTarget & {
  /** Its parameter `preview`, which opens the article's images too. */
  token: string;
};

/** @returns null for a URL that is no preview link of this site, or one that has expired */
export async function verifyPreviewLink(
  url: URL,
  key: string | null,
  now: number,
): Promise<PreviewLink | null> {
  const value = url.searchParams.get("preview");
  if (value === null || key === null) return null;
  const target = parseTarget(url);
  if (target === null) return null;
  const [, expires = "", signature = ""] = token.exec(value) ?? [];
  if (Number(expires) * 1000 <= now) return null;
  const isSigned = await verifyHmac(key, signedText(target.path, expires), signature);
  return isSigned ? { ...target, token: value } : null;
}

/** Where a preview of an update is shown: in the list of updates. */
export const updatePreviewPath = (id: string): string => `/resources?update=${id}`;

/**
 * Signs a preview link.
 *
 * @param path such as `/insights/some-slug`, or `/resources?update=` and the id of an update
 * @param key the secret links are signed with
 * @param expiresAt milliseconds since 1970
 * @returns the path with the parameter that opens it
 * @throws {TypeError} when the path is neither
 */
export async function previewLink(path: string, key: string, expiresAt: number): Promise<string> {
  const url = new URL(path, "https://site.invalid");
  const target = parseTarget(url);
  if (target?.path !== path) throw new TypeError(`${path} is not the path of an article`);
  const expires = String(Math.floor(expiresAt / 1000));
  const signature = await hmac(key, signedText(path, expires));
  url.searchParams.set("preview", `${expires}.${signature}`);
  return url.pathname + url.search;
}

function parseTarget({ pathname, searchParams }: URL): PreviewTarget | null {
  const path = pathname.replace(imageOfArticle, "$1");
  if (parseArticlePath(path)) return { path, update: null };
  const update = searchParams.get("update");
  if (pathname !== "/resources" || !isId(update)) return null;
  return { path: updatePreviewPath(update), update };
}

const signedText = (path: string, expires: string) => `${path}\n${expires}`;
