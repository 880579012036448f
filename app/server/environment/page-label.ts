import { articlePath, pageKinds } from "../../articles/kinds.ts";
import { redirects } from "../../config/redirects.ts";
import { pages } from "../../content/pages.ts";

const paths = new Set<string>([...pages.map(({ path }) => path), ...Object.keys(redirects)]);

const prefixes = [
  ...pageKinds.map((kind) => articlePath(kind, "")),
  "/updates/",
  "/authors/",
  "/autopilots/",
  "/use-cases/",
];

/**
 * The path of a page as logs and counts name it, for example `/pricing`, `/insights/*` or `unknown`. A
 * path can hold anything, a name or an email address too, so only the site's own paths are logged.
 */
export function pageLabel(pathname: string): string {
  if (paths.has(pathname)) return pathname;
  const prefix = prefixes.find((start) => pathname.startsWith(start));
  return prefix === undefined ? "unknown" : `${prefix}*`;
}
