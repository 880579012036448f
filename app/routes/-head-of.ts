import { site } from "../content/site.ts";
import { type PageMeta, pageMeta } from "../lib/page-meta.ts";

/**
 * The head of a page, fetched with the page: titles of other pages are not carried along.
 *
 * @param load imports the page's file in `content/heads/`
 */
export const headOf = (load: () => Promise<{ head: PageMeta }>) =>
  withFile(load, async () => pageMeta(site, (await load()).head));

/**
 * @param load imports the file that the head is made of
 * @param head of a route
 * @returns the head, which tells of its file
 */
export const withFile = <Head extends object>(load: () => Promise<unknown>, head: Head) =>
  Object.assign(head, { load });

/**
 * Fetches the page's file before its head is asked for.
 *
 * @param head of a route; one that tells of no file is left alone
 */
export function preloadHead(head: unknown): void {
  if (typeof head !== "function" || !("load" in head) || typeof head.load !== "function") return;
  Promise.resolve(head.load()).catch(() => undefined); // who asks for the head is told
}
