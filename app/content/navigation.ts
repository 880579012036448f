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

type Entry = PageLink | MenuTitle;

export type MenuId = "solutions" | "company" | "resources";

const solutions: MenuTitle = {
  id: "solutions",
  title: "Solutions",
  paths: ["/solutions", "/autopilots", "/use-cases", "/for"],
};

const company: MenuTitle = {
  id: "company",
  title: "Company",
  paths: ["/company", "/become-a-partner", "/contact-us"],
};

const resources: MenuTitle = {
  id: "resources",
  title: "Resources",
  paths: [
    "/resources",
    "/success-stories",
    "/insights",
    "/authors",
    "/compare",
    "/more-info",
    "/faqs",
    "/faq",
    "/newsletter",
    "/search",
  ],
};

const documentation: ExternalPage = { label: "Documentation", url: site.docsUrl };
const platform: PageLink = { label: "Platform", href: "/aioi" };
const pricing: PageLink = { label: "Pricing", href: "/pricing" };
const trust: PageLink = { label: "Trust", href: "/trust" };
const compare: PageLink = { label: "Compare", href: "/compare" };
const quickstart: PageLink = { label: "Quickstart", href: "/quickstart" };

/** Words and links of the header and the drawer; those of menus and footer are outside the first load. */
export const navigation = {
  skip: "Skip to content",
  headerLabel: "Main",
  footerLabel: "Footer",
  openMenu: "Open menu",
  drawerTitle: "Menu",
  contactSales: "Contact sales",
  /** In the order of the header. */
  header: [platform, solutions, pricing, trust, resources, company] satisfies Entry[],
  /** In the order of the drawer. */
  drawer: [
    platform,
    solutions,
    pricing,
    trust,
    compare,
    quickstart,
    resources,
    company,
  ] satisfies Entry[],
  quickstart,
  documentation,
  start: "Get started",
  newsletter: {
    label: "Newsletter",
    placeholder: "you@company.com",
    submit: "Subscribe to the newsletter",
  },
  banner: { label: "Announcement", close: "Close the announcement" },
};

/** Whether a page belongs to a menu. */
export const isInMenu = ({ paths }: MenuTitle, path: string): boolean =>
  paths.some((start) => path === start || path.startsWith(`${start}/`));
