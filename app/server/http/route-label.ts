import { articlePath, pageKinds } from "../../articles/kinds.ts";
import { reports } from "../../config/monitoring.ts";
import { redirects } from "../../config/redirects.ts";
import { pages } from "../../content/pages.ts";
import { newsletterPaths } from "../leads/newsletter-links.ts";
import { purgePath } from "../pages/purge.ts";

const paths = new Set<string>([
  ...pages.map(({ path }) => path),
  ...Object.keys(redirects),
  "/healthz",
  "/readyz",
  "/vitals",
  reports.path,
  purgePath,
  "/funnel",
  "/page-view",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/_serverFn/submitLead",
  ...Object.values(newsletterPaths),
]);

const prefixes = [
  ...pageKinds.map((kind) => articlePath(kind, "")),
  "/updates/",
  "/autopilots/",
  "/use-cases/",
  "/feeds/",
  "/media/",
  "/og/",
  "/assets/",
  "/_serverFn/",
];

/**
 * A path as the log names it, for example `/pricing`, `/insights/*` or `unknown`. A path can hold
 * anything, a name or an email address too, so only the site's own paths are logged.
 */
export function routeLabel(pathname: string): string {
  if (paths.has(pathname)) return pathname;
  const prefix = prefixes.find((start) => pathname.startsWith(start));
  return prefix === undefined ? "unknown" : `${prefix}*`;
}
