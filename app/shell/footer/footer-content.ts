import { industryLinks } from "../../content/industries.ts";
import { type ExternalPage, navigation } from "../../content/navigation.ts";
import type { PageLink, SitePath } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";

/** Links and facts of the footer. */
export const footerContent = {
  columns: [
    {
      title: "Platform",
      links: [
        { label: "AIOI platform", href: "/aioi" },
        { label: "AI solutions", href: "/solutions" },
        { label: "Autopilots", href: "/autopilots" },
        ...industryLinks.map(({ label, href }) => ({ label, href })),
        { label: "Marketplace", soon: true },
      ],
    },
    {
      title: "Buy and try",
      links: [
        { label: "Pricing", href: "/pricing" },
        { label: "Compare", href: "/compare" },
        navigation.quickstart,
        { label: "Technical brief", href: "/more-info" },
        { label: "Trust", href: "/trust" },
        { label: "Documents to sign", href: "/trust#documents" },
        navigation.documentation,
        { label: "Contact us", href: "/contact-us" },
      ],
    },
    {
      title: "Company, legal and help",
      links: [
        { label: "About", href: "/company#about" },
        { label: "Team", href: "/company#team" },
        { label: "Become a partner", href: "/become-a-partner" },
        { label: "Success stories", href: "/success-stories" },
        { label: "Resources", href: "/resources" },
        { label: "Privacy policy", href: "/privacy-policy" },
        { label: "Terms of service", href: "/terms-of-service" },
        { label: "Cookie policy", href: "/cookie-policy" },
        { label: "Accessibility", href: "/accessibility" },
        { label: "FAQ", href: "/faqs" },
        { label: "Search", href: "/search" },
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
  soon: {
    mark: "soon",
    title: "Contact sales",
    text: (feature: string) =>
      `${feature} is coming soon. Tell us what you would use it for, and we write to you when it opens.`,
    contact: { label: "Contact us", href: "/contact-us" satisfies SitePath },
  },
};
