import { faqGroups } from "../content/faq.ts";
import { pageMetas } from "../content/page-heads.ts";
import { tiers } from "../content/prices.ts";
import { site } from "../content/site.ts";
import {
  breadcrumbNode,
  type DataNode,
  faqNode,
  jsonLd,
  organizationNodes,
  pageNode,
  softwareNode,
} from "../lib/json-ld.ts";

const { origin } = site;

/** What a page is, beside having a place on the site. */
const kinds: Record<string, () => DataNode[]> = {
  "/": () => organizationNodes(site),
  "/pricing": () => [
    softwareNode(
      site,
      tiers.flatMap(({ name, description, monthlyPrice }) =>
        monthlyPrice === null ? [] : [{ name, description, monthlyPrice }],
      ),
    ),
  ],
  "/faqs": () => [faqNode(faqGroups.flatMap(({ items }) => items))],
  "/company": () => [pageNode("AboutPage", { origin, title: "Company", path: "/company" })],
  "/contact-us": () => [
    pageNode("ContactUsPage", { origin, title: "Contact us", path: "/contact-us" }),
  ],
};

/**
 * What machines read about a page.
 *
 * @param asked the page's own path
 * @returns JSON-LD; an empty object for a page that is in no list
 */
export function pageJsonLd(asked: string): string {
  // Both answer with the same page.
  const path = asked === "/faq" ? "/faqs" : asked;
  const head = pageMetas.find((one) => one.path === path);
  if (!head) return "{}";
  const parents = pageMetas
    .filter((one) => one.path !== "/" && (path === one.path || path.startsWith(`${one.path}/`)))
    .toSorted((one, other) => one.path.length - other.path.length);
  const trail = [{ title: site.name, path: "/" }, ...parents];
  return jsonLd([
    ...(kinds[path]?.() ?? []),
    ...(path === "/" ? [] : [breadcrumbNode(origin, trail)]),
  ]);
}
