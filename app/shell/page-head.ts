import { pageHead } from "../content/pages.ts";
import type { PagePath } from "../content/paths.ts";
import { siteOrigin } from "../content/site-origin.ts";

/**
 * The head of a page for its route.
 *
 * @param path of the page; the canonical one where there are two
 */
export const headFor = (path: PagePath) => pageHead(path, siteOrigin());
