import { useMatches } from "@tanstack/react-router";

import { faqGroups } from "../content/faq.ts";
import { indexedPages, pages } from "../content/pages.ts";
import type { PagePath } from "../content/paths.ts";
import { tiers } from "../content/tiers.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { site } from "../content/site.ts";
import { useDocument } from "../lib/document-context.ts";
import {
  breadcrumbNode,
  type DataNode,
  faqNode,
  jsonLd,
  organizationNodes,
  pageNode,
  softwareNode,
} from "../lib/json-ld.ts";

/** The page's JSON-LD: what its loader says of it, as of an article, else what its path does. */
export function JsonLdScript({ path }: { path: string }) {
  const { nonce } = useDocument();
  const ofLoader = useMatches()
    .flatMap(({ headScripts }) => headScripts ?? [])
    .find((script) => script?.type === "application/ld+json");
  const json = ofLoader?.children ?? pageJsonLd(path, siteOrigin());
  return json === null ? null : (
    <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />
  );
}

type Page = (typeof pages)[number];

/** What a page is, besides having a place on the site. */
const nodesByPath: Partial<Record<PagePath, (page: Page, origin: string) => DataNode[]>> = {
  "/": (_, origin) => organizationNodes({ ...site, origin }),
  "/pricing": (_, origin) => [
    softwareNode(
      { ...site, origin },
      tiers.flatMap(({ name, description, monthlyPrice }) =>
        monthlyPrice === null ? [] : [{ name, description, monthlyPrice }],
      ),
    ),
  ],
  "/faqs": () => [faqNode(faqGroups.flatMap(({ items }) => items))],
  "/company": (page, origin) => [pageNode("AboutPage", { origin, ...page })],
  "/contact-us": (page, origin) => [pageNode("ContactPage", { origin, ...page })],
};

/**
 * What machines read about a page.
 *
 * @param origin of the site
 * @returns JSON-LD; null for a path that search engines may not list
 */
export function pageJsonLd(path: string, origin: string): string | null {
  const canonicalPath = pages.find((one) => one.path === path)?.canonicalPath;
  const page = indexedPages.find((one) => one.path === canonicalPath);
  if (!page) return null;
  const parents = indexedPages
    .filter((one) => one.path !== "/" && `${page.path}/`.startsWith(`${one.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length);
  const trail = [{ title: site.name, path: "/" }, ...parents];
  return jsonLd({
    "@graph": [
      ...(nodesByPath[page.path]?.(page, origin) ?? []),
      ...(page.path === "/" ? [] : [breadcrumbNode(origin, trail)]),
    ],
  });
}
