import { site } from "../content/site.ts";
import { type PageHead, pageHead } from "../lib/page-head.ts";

/**
 * The head of a page, fetched with the page: titles of other pages are not carried along.
 *
 * @param load imports the page's file in `content/heads/`
 */
export const headOf = (load: () => Promise<{ head: PageHead }>) => async () =>
  pageHead(site, (await load()).head);
