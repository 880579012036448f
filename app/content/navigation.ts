/** Links of the header and the footer. Only pages that exist stand here: a dead link does not compile. */
export const navigation = {
  skip: "Skip to content",
  headerLabel: "Main",
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
  titleBlock: {
    replyTime: "Reply time",
    dataCenters: "Data centers",
    support: "Support",
  },
} as const;
