import { createIsomorphicFn } from "@tanstack/react-start";

import { pageHead } from "../content/pages.ts";
import type { PagePath } from "../content/paths.ts";
import { siteOrigin } from "../framework/site-origin.ts";

/** Tags of a page, not of every page. */
const metaTags =
  'meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"], [property^="og:"], [property^="article:"])';
const linkTags = 'link:is([rel="canonical"], [rel="alternate"], [rel="prev"], [rel="next"])';

/**
 * The head of a page for its route. The registry of pages holds the words of every page, so the
 * browser fetches it only when a link leads to another page. For the page that a visitor came to,
 * the document holds the head already, and the router is given what it finds there.
 *
 * @param path of the page; the canonical one where there are two
 */
export const headFor = createIsomorphicFn()
  .server((path: PagePath) => pageHead(path, siteOrigin()))
  .client((path: PagePath) => (isInDocument(path) ? headInDocument() : fetchedHead(path)));

async function fetchedHead(path: PagePath) {
  const registry = await import("../content/pages.ts");
  return registry.pageHead(path, siteOrigin());
}

function isInDocument(path: PagePath): boolean {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href === new URL(path, siteOrigin()).href;
}

/** What the document says of its page, in the shape that a route returns. */
export function headInDocument() {
  const { head, title } = document;
  return {
    meta: [
      { title },
      ...Array.from(head.querySelectorAll<HTMLMetaElement>(metaTags), (tag) => ({
        ...attributesOf(tag, "name", "property"),
        content: tag.content,
      })),
    ],
    links: Array.from(head.querySelectorAll<HTMLLinkElement>(linkTags), (tag) =>
      attributesOf(tag, "rel", "href", "title", "type"),
    ),
  };
}

const attributesOf = (tag: Element, ...names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = tag.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
