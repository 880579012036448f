import type { PageLink } from "./paths.ts";
import { site } from "./site.ts";

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

const docs: PageLink = { label: "Docs", href: "/quickstart" };
const documentation: ExternalPage = { label: "Documentation", url: site.docsUrl };
const platform: PageLink = { label: "Platform", href: "/aioi" };
const pricing: PageLink = { label: "Pricing", href: "/pricing" };

/** Words and links of the header and the drawer; those of menus and footer are outside the first load. */
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
  documentation,
  start: "Get started",
  newsletter: {
    label: "Newsletter",
    placeholder: "you@company.com",
    submit: "Subscribe to the newsletter",
  },
  banner: { label: "Announcement", close: "Close the announcement" },
};
