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

/** JSON-LD nodes of pages that have more than a breadcrumb. */
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

/** The JSON-LD of a page; an empty object for a page without an entry. */
export function pageJsonLd(requested: string): string {
  // Both paths show the same page.
  const path = requested === "/faq" ? "/faqs" : requested;
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
