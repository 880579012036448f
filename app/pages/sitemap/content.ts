import type { ExternalPage } from "../../content/navigation.ts";
import { pages, type SitemapGroup } from "../../content/pages.ts";
import type { PageLink } from "../../content/paths.ts";
import { site } from "../../content/site.ts";

/** A link of the sitemap: a page, a file that opens in a new tab, or another site. */
export type SitemapLink = PageLink | (PageLink & { newTab: true }) | ExternalPage;

/** Words of `/sitemap` around the links. */
export const sitemapContent = {
  label: "Sitemap",
  headline: ["Every page,", "in six groups."],
  lead: "Every fixed page of this site. Stories, insights and updates are listed under\u00a0Resources.",
} as const;

/** A group with its pages, and with links that are no pages of this site after them. */
const group = (title: SitemapGroup, ...others: SitemapLink[]) => ({
  title,
  links: [
    ...pages.flatMap(({ path, sitemap }): SitemapLink[] => {
      if (sitemap?.group !== title) return [];
      const { label, redirect } = sitemap;
      return [{ label, href: path }, ...(redirect ? [redirect] : [])];
    }),
    ...others,
  ],
});

/** The six groups (spec section 2), by the quarter each stands in. */
export const sitemapQuarters = [
  [group("Main Pages")],
  [group("AI Autopilots")],
  [group("Resources", { label: "Documentation", url: site.docsUrl }), group("Actions")],
  [
    group("Legal"),
    group("Technical", { label: "Sitemap for machines", href: "/sitemap.xml", newTab: true }),
  ],
];
