import { articlePath, pageKinds } from "../../articles/kinds.ts";
import { redirects } from "../../config/redirects.ts";
import { pages } from "../../content/pages.ts";
import { pageOfMarkdown } from "../../lib/markdown-path.ts";

const paths = new Set<string>([...pages.map(({ path }) => path), ...Object.keys(redirects)]);

const prefixes = [
  ...pageKinds.map((kind) => articlePath(kind, "")),
  "/updates/",
  "/authors/",
  "/autopilots/",
  "/use-cases/",
];

/**
 * The path of a page as logs and counts name it, for example `/pricing`, `/insights/*` or `unknown`, and `/pricing.md` for its Markdown. A
 * path can hold anything, a name or an email address too, so only the site's own paths are logged.
 */
export function pageLabel(pathname: string): string {
  const pagePath = pageOfMarkdown(pathname);
  if (pagePath !== null) {
    const label = pageLabel(pagePath);
    return label === "unknown" ? label : `${label}.md`;
  }
  if (paths.has(pathname)) return pathname;
  const prefix = prefixes.find((start) => pathname.startsWith(start));
  return prefix === undefined ? "unknown" : `${prefix}*`;
}
