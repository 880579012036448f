import { articlePath, pageKinds } from "../../articles/kinds.ts";
import { redirects } from "../../config/redirects.ts";
import { pages } from "../../content/pages.ts";

const known = new Set<string>([
  ...pages.map(({ path }) => path),
  ...Object.keys(redirects),
  "/healthz",
  "/readyz",
  "/vitals",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/_serverFn/submitLead",
]);

const families = [
  ...pageKinds.map((kind) => articlePath(kind, "")),
  "/autopilots/",
  "/use-cases/",
  "/feeds/",
  "/media/",
  "/assets/",
  "/_serverFn/",
];

/**
 * What the log calls an address. Anybody can put anything into one, a name or an e-mail address too,
 * so only addresses of the site's own are named; of others nothing is kept.
 *
 * @param pathname of a request
 * @returns for example `/pricing`, `/insights/*` or `unknown`
 */
export function routeLabel(pathname: string): string {
  if (known.has(pathname)) return pathname;
  const family = families.find((start) => pathname.startsWith(start));
  return family === undefined ? "unknown" : `${family}*`;
}
