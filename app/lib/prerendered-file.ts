/** The beginning of every prerendered page, without settings of the operator. */
export const prerenderedStart = '<!DOCTYPE html><html lang="en">';

/** Stands in a prerendered page for the origin of the environment that serves it. */
export const prerenderedOrigin = "https://site-origin.invalid";

/**
 * Path of the file of a prerendered page: a line of JSON with its hashes, then its HTML. Not
 * `.html`, which the platform would serve by itself.
 *
 * @param path of the page, with `?variant=` where it has variants
 */
export const prerenderedFile = (path: string): string =>
  `/_prerendered${path === "/" ? "/home" : path.replace("?variant=", "~")}.page`;

/**
 * Path of the file with the styles of a route. The same in every build: add a query that names the build.
 *
 * @param name of its module, as `autopilots.$slug`; `index.lower` for what stands far below the first view
 */
export const routeStylesFile = (name: string): string => `/assets/styles/${name}.css`;
