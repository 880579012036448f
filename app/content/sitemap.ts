import { helpBand, type Overview } from "./overviews.ts";
import type { PageLink } from "./routes.ts";

const pages: readonly PageLink[] = [
  { label: "Home", href: "/" },
  { label: "AI solutions", href: "/solutions" },
  { label: "Platform", href: "/aioi" },
  { label: "Pricing", href: "/pricing" },
  { label: "Company", href: "/company" },
  { label: "Privacy and sovereignty", href: "/use-cases/privacy-sovereignty" },
  { label: "Best model", href: "/use-cases/best-model" },
  { label: "Edge AI", href: "/use-cases/edge-ai" },
  { label: "DevOps acceleration", href: "/use-cases/devops-acceleration" },
];

/** Words and links of `/sitemap` (spec section 2). */
export const sitemapOverview: Overview = {
  label: "Sitemap",
  headline: ["Every page,", "in six groups."],
  lead: "If a page is not here, it does not exist.",
  facts: [
    {
      title: "Main Pages",
      text: "What AIOI is, what it solves and what it costs.",
      links: pages,
    },
    {
      title: "AI Autopilots",
      text: "Six agents, one job each.",
      links: [
        { label: "All autopilots", href: "/autopilots" },
        { label: "BDR", href: "/autopilots#bdr" },
        { label: "Akito", href: "/autopilots#akito" },
        { label: "Marketer", href: "/autopilots#marketer" },
        { label: "Document validator", href: "/autopilots#document-validator" },
        { label: "Patent filer", href: "/autopilots#patent-filer" },
        { label: "Customer experience", href: "/autopilots#customer-experience" },
      ],
    },
    {
      title: "Resources",
      text: "What there is to read.",
      links: [
        { label: "Resources and insights", href: "/resources" },
        { label: "Success stories", href: "/success-stories" },
        { label: "FAQ", href: "/faqs" },
      ],
    },
    {
      title: "Actions",
      text: "Ways to reach a person.",
      links: [
        { label: "Contact us", href: "/contact-us" },
        { label: "Become a partner", href: "/become-a-partner" },
      ],
    },
    {
      title: "Legal",
      text: "The small print, in short sentences.",
      links: [
        { label: "Privacy policy", href: "/privacy-policy" },
        { label: "Terms of service", href: "/terms-of-service" },
        { label: "Cookie policy", href: "/cookie-policy" },
      ],
    },
    {
      title: "Technical",
      text: "For engineers and for machines.",
      links: [
        { label: "Technical brief", href: "/more-info" },
        { label: "Sitemap", href: "/sitemap" },
      ],
    },
  ],
  band: helpBand,
};
