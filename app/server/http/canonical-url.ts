import { redirects } from "../../config/redirects.ts";

/**
 * Redirects a URL that is not canonical or names a page that has moved (spec section 2, "Redirects"),
 * both in one hop. The query string stays. So does the fragment: browsers append it where the
 * location has none.
 *
 * @returns null where the URL is canonical
 */
export function redirectFor({ pathname, search }: URL): Response | null {
  const path = canonicalPath(pathname);
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
 * A canonical path is in lower case, escapes only what it must, ends with neither a slash nor what
 * stood behind it in a text, and holds no double slash: a location that begins with two slashes leads
 * to another host.
 */
function canonicalPath(pathname: string): string {
  const decoded = pathname
    .replaceAll(/%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi, decodeURIComponent)
    .replaceAll(/[/\\]+/g, "/");
  // The case of escapes is not changed: %E2 and %e2 are equal, and caches may hold either.
  return trimPath(decoded).replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.length > 1 ? part : part.toLowerCase(),
  );
}

/**
 * What a mail or a text has behind an address, and what programs take for its end: white space, stops,
 * brackets and quotation marks, in lower case as they stand in a path. No page's address ends in one.
 */
const trailing = [
  ".",
  ",",
  ";",
  ":",
  "!",
  ")",
  "]",
  "'",
  ...[" ", "\t", "\n", "\r", '"', ">", ")", "]", "'", ",", ";", ":", "!", "*"].map(
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`,
  ),
  ...["\u00A0", "\u00BB", "\u200B", "\u2019", "\u201D", "\u2026", "\u202F", "\u3002", "\uFF09"].map(
    (sign) => encodeURIComponent(sign).toLowerCase(),
  ),
];

/** By hand: a regular expression that looks for the end takes quadratic time on long runs. */
function trimPath(path: string): string {
  let end = path.length;
  for (;;) {
    if (end > 1 && path[end - 1] === "/") end -= 1;
    else {
      const found = trailing.find(
        (one) => end > one.length && path.slice(end - one.length, end).toLowerCase() === one,
      );
      if (found === undefined) return path.slice(0, end);
      end -= found.length;
    }
  }
}

/** Whether the escapes of a path are valid UTF-8. No page has another path. */
export function isDecodable(pathname: string): boolean {
  try {
    // `startsWith` uses the result, because the build removes a call whose result is unused.
    return decodeURIComponent(pathname).startsWith("/");
  } catch {
    return false;
  }
}

/** Whether a page can have this path: every page's is written with these characters alone. */
export const isPagePath = (pathname: string) => /^[a-z0-9/-]+$/.test(pathname);
