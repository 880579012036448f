import { site } from "../content/site.ts";
import { type PageHead, pageHead } from "../lib/page-head.ts";

/**
 * The head of a page, fetched with the page: titles of other pages are not carried along.
 *
 * @param load imports the page's file in `content/heads/`
 */
export const headOf = (load: () => Promise<{ head: PageHead }>) =>
  Object.assign(async () => pageHead(site, (await load()).head), { load });

/**
 * Fetches the page's file before its head is asked for.
 *
 * @param head of a route; anything but what `headOf` made is left alone
 */
export function preloadHead(head: unknown): void {
  if (typeof head !== "function" || !("load" in head) || typeof head.load !== "function") return;
  Promise.resolve(head.load()).catch(() => undefined); // who asks for the head is told
}
