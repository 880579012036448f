import type { PageLink, SitePath } from "./paths.ts";
import { claims, site } from "./site.ts";

/** A link to another site. */
export type ExternalPage = { label: string; url: string };

/** The title of a hover menu. The menu's content is in `menu-content.ts`, outside the first load. */
export type MenuTitle = {
  id: MenuId;
  title: string;
  /** Paths on which the title is marked as current. */
  paths: readonly string[];
};

export type MenuId = "solutions" | "company" | "resources";

const solutions: MenuTitle = {
  id: "solutions",
  title: "Solutions",
  paths: ["/solutions", "/autopilots", "/use-cases"],
};

const company: MenuTitle = {
  id: "company",
  title: "Company",
  paths: ["/company", "/become-a-partner", "/contact-us"],
};

const resources: MenuTitle = {
  id: "resources",
  title: "Resources",
  paths: ["/resources", "/success-stories", "/faqs", "/faq", "/more-info", "/insights"],
};

const docs: ExternalPage = { label: "Docs", url: site.docsUrl };
const platform: PageLink = { label: "Platform", href: "/aioi" };
const pricing: PageLink = { label: "Pricing", href: "/pricing" };
const start: PageLink = { label: "Get started", href: "/pricing" };

/** Links of the header, the drawer and the footer. */
export const navigation = {
  skip: "Skip to content",
  headerLabel: "Main",
  footerLabel: "Footer",
  openMenu: "Open menu",
  drawerTitle: "Menu",
  contactSales: "Contact sales",
  /** In the order of the header. */
  header: [platform, solutions, company, resources, pricing] satisfies (PageLink | MenuTitle)[],
  docs,
  start,
  footer: [
    {
      title: "Platform",
      links: [
        { label: "AIOI platform", href: "/aioi" },
        { label: "AI solutions", href: "/solutions" },
        { label: "Autopilots", href: "/autopilots" },
        pricing,
        { label: "Documentation", url: site.docsUrl },
        { label: "Technical brief", href: "/more-info" },
        { label: "Marketplace", soon: true },
      ],
    },
    {
      title: "Company",
      links: [
        { label: "About", href: "/company#about" },
        { label: "Team", href: "/company#team" },
        { label: "Become a partner", href: "/become-a-partner" },
        { label: "Success stories", href: "/success-stories" },
        { label: "Resources", href: "/resources" },
        { label: "Contact us", href: "/contact-us", dialog: "contactUs" },
      ],
    },
    {
      title: "Legal and help",
      links: [
        { label: "Privacy policy", href: "/privacy-policy" },
        { label: "Terms of service", href: "/terms-of-service" },
        { label: "Cookie policy", href: "/cookie-policy" },
        { label: "FAQ", href: "/faqs" },
        { label: "Sitemap", href: "/sitemap" },
      ],
    },
  ] satisfies {
    title: string;
    links: (PageLink | ExternalPage | { label: string; soon: true })[];
  }[],
  titleBlock: [
    { title: "Reply time", value: `within ${claims.replyHours} hours` },
    { title: "Data centers", value: site.dataCenters.join(" · ") },
    { title: "Support", value: site.supportHours },
  ],
  elsewhere: "Elsewhere",
  newsletter: {
    label: "Newsletter",
    placeholder: "you@company.com",
    submit: "Subscribe to the newsletter",
  },
  soon: {
    mark: "soon",
    title: "Contact sales",
    text: (feature: string) =>
      `${feature} is coming soon. Tell us what you would use it for, and we write to you when it opens.`,
    contact: { label: "Contact us", href: "/contact-us" satisfies SitePath },
  },
  banner: { label: "Announcement", close: "Close the announcement" },
};
