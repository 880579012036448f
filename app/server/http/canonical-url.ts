import { redirects } from "../../config/redirects.ts";

/**
 * Where an address leads when it is not written the way the site writes it, or names a page that has
 * moved (spec section 2, "Redirects"). One hop settles both. The query is kept, and so is the
 * fragment: browsers carry it over where the destination has none.
 *
 * @returns the redirect, or null where the address is the page's own
 */
export function redirectFor({ pathname, search }: URL): Response | null {
  const path = settled(pathname);
  const moved = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (!moved && path === pathname) return null;
  const [to, hash] = (moved?.to ?? path).split("#");
  const location = `${to}${search}${hash === undefined ? "" : `#${hash}`}`;
  return new Response(null, {
    status: moved?.status ?? 308,
    headers: { location, "cache-control": "public, max-age=3600" },
  });
}

/**
 * One way to write every address: lower case, nothing escaped that need not be, no slash or space at
 * the end, no slash doubled. The last matters most: a location that begins with two slashes leads to
 * another host.
 */
function settled(pathname: string): string {
  const path = pathname
    .replaceAll(/%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi, decodeURIComponent)
    .replaceAll(/[/\\]+/g, "/")
    .replace(/(?<=.)(?:\/|%20)+$/, "")
    // Escapes keep their case: %E2 and %e2 are the same, and caches may know one of them.
    .replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length > 1 ? part : part.toLowerCase()));
  return path;
}

/**
 * @param pathname of a request
 * @returns whether its escapes stand for text; what does not is no address of anything
 */
export function isDecodable(pathname: string): boolean {
  try {
    // Used, because the build takes a call whose result is not for one without effect.
    return decodeURIComponent(pathname).startsWith("/");
  } catch {
    return false;
  }
}
