import type { ExternalPage } from "../../content/navigation.ts";
import { autopilotSlugs, type AutopilotSlug, type PageLink } from "../../content/paths.ts";
import { site } from "../../content/site.ts";

/** A link of the sitemap: a page, a file that opens in a new tab, or another site. */
export type SitemapLink = PageLink | (PageLink & { newTab: true }) | ExternalPage;

const autopilotNames: Record<AutopilotSlug, string> = {
  bdr: "BDR",
  akito: "Akito",
  marketer: "Marketer",
  "document-validator": "Document validator",
  "patent-filer": "Patent filer",
  "customer-experience": "Customer experience",
};

/** Words of `/sitemap` around the links. */
export const sitemapContent = {
  label: "Sitemap",
  headline: ["Every page,", "in six groups."],
  lead: "If a page is not here, it does not exist.",
} as const;

type SitemapGroup = { title: string; links: readonly SitemapLink[] };

const mainPages: SitemapGroup = {
  title: "Main Pages",
  links: [
    { label: "Home", href: "/" },
    { label: "Platform", href: "/aioi" },
    { label: "AI solutions", href: "/solutions" },
    { label: "Automations", href: "/automations" },
    { label: "Privacy and sovereignty", href: "/use-cases/privacy-sovereignty" },
    { label: "Best model", href: "/use-cases/best-model" },
    { label: "Edge AI", href: "/use-cases/edge-ai" },
    { label: "DevOps acceleration", href: "/use-cases/devops-acceleration" },
    { label: "Pricing", href: "/pricing" },
    { label: "Company", href: "/company" },
    { label: "About me", href: "/about-me" },
  ],
};

const autopilots: SitemapGroup = {
  title: "AI Autopilots",
  links: [
    { label: "All autopilots", href: "/autopilots" },
    ...autopilotSlugs.map((slug): PageLink => ({
      label: autopilotNames[slug],
      href: `/autopilots/${slug}`,
    })),
  ],
};

const resources: SitemapGroup = {
  title: "Resources",
  links: [
    { label: "Resources and insights", href: "/resources" },
    { label: "Success stories", href: "/success-stories" },
    { label: "FAQ", href: "/faq" },
    { label: "Documentation", url: site.docsUrl },
  ],
};

const actions: SitemapGroup = {
  title: "Actions",
  links: [
    { label: "Contact us", href: "/contact-us" },
    { label: "Request a demo", href: "/request-demo" },
    { label: "Become a partner", href: "/become-a-partner" },
    { label: "Promotion", href: "/promotion" },
    { label: "Newsletter", href: "/newsletter" },
  ],
};

const legal: SitemapGroup = {
  title: "Legal",
  links: [
    { label: "Privacy policy", href: "/privacy-policy" },
    { label: "Terms of service", href: "/terms-of-service" },
    { label: "Cookie policy", href: "/cookie-policy" },
  ],
};

const technical: SitemapGroup = {
  title: "Technical",
  links: [
    { label: "Technical brief", href: "/more-info" },
    { label: "Sitemap", href: "/sitemap" },
    { label: "Sitemap for machines", href: "/sitemap.xml", newTab: true },
  ],
};

/** The six groups (spec section 2), by the quarter each stands in. */
export const sitemapQuarters: readonly (readonly SitemapGroup[])[] = [
  [mainPages],
  [autopilots],
  [resources, actions],
  [legal, technical],
];
