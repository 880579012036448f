import { claims, site } from "./site.ts";

/** Links of the header and the footer. Only pages that exist stand here: a dead link does not compile. */
export const navigation = {
  skip: "Skip to content",
  headerLabel: "Main",
  footerLabel: "Footer",
  header: [{ label: "Pricing", to: "/pricing" }],
  contactSales: "Contact sales",
  footer: [
    {
      title: "Platform",
      links: [
        { label: "Home", to: "/" },
        { label: "Pricing", to: "/pricing" },
      ],
    },
    {
      title: "Company",
      links: [{ label: "Contact us", to: "/contact-us" }],
    },
  ],
  reachUs: {
    title: "Reach us",
    links: [
      { label: site.email, href: `mailto:${site.email}` },
      { label: site.phone, href: `tel:${site.phone.replaceAll(" ", "")}` },
    ],
  },
  titleBlock: [
    { title: "Reply time", value: `within ${claims.replyHours} hours` },
    { title: "Data centers", value: site.dataCenters.join(" · ") },
    { title: "Support", value: site.supportHours },
    { title: "Address", value: site.address },
  ],
} as const;
