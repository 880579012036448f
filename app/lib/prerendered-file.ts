/** The beginning of every prerendered page, without settings of the operator. */
export const prerenderedStart = '<!DOCTYPE html><html lang="en">';

/** Stands in a prerendered page for the origin of the environment that serves it. */
export const prerenderedOrigin = "https://site-origin.invalid";

/**
 * Path of the file of a prerendered page: a line of JSON with its ETag and hashes, then its HTML. Not
 * `.html`, which the platform would serve by itself.
 *
 * @param path of the page, with `?variant=` where it has variants
 */
export const prerenderedFile = (path: string): string =>
  `/_prerendered${path === "/" ? "/home" : path.replace("?variant=", "~")}.page`;

/** The styles of a route, as the build leaves them (scripts/lib/page-styles.ts). */
export type RouteStyles = {
  /** What the pages of this route need of the site's styles. */
  css: string;
  /** What a page needs that has the same elements on every day, without the result of a form. */
  pageCss?: string;
};

/** Path of the styles of the whole site. The same in every build: add a query that names the build. */
export const siteStylesFile = "/assets/site.css";

/**
 * Path of the file with the styles of a route, in JSON.
 *
 * @param name of its module, as `autopilots.$slug`
 */
export const routeStylesFile = (name: string): string => `/_prerendered/styles/${name}.json`;
