const person = { firstName: "Maya", lastName: "Okonjo", company: "Northgate Clinics" };

/** Each form on a page that holds it, with its fields filled in but for the email address, and its table. */
export const sevenForms: readonly {
  kind: string;
  path: string;
  table: string;
  fields: Record<string, string>;
}[] = [
  {
    kind: "getStarted",
    path: "/pricing",
    table: "hire_me_queries",
    fields: { ...person, phone: "+1 555 0100", message: "Two clinics, one in Ontario." },
  },
  {
    kind: "hireMe",
    path: "/solutions",
    table: "hire_me_queries",
    fields: { ...person, solution: "Edge AI", requirements: "Nothing may leave the building." },
  },
  {
    kind: "contactUs",
    path: "/company",
    table: "hire_me_queries",
    fields: { ...person, message: "Who signs the answer?" },
  },
  {
    kind: "consultation",
    path: "/pricing",
    table: "hire_me_queries",
    fields: { ...person, whatsappNumber: "+1 555 0101", requirements: "Four hours in March." },
  },
  {
    kind: "partner",
    path: "/become-a-partner",
    table: "aigency_consultation_queries",
    fields: {
      ...person,
      phone: "+1 555 0102",
      partnerType: "Reseller",
      expectedRevenue: "$1M+",
      message: "We sell in Ontario.",
    },
  },
  {
    kind: "contactPage",
    path: "/contact-us",
    table: "hire_me_queries",
    fields: {
      ...person,
      phone: "",
      subject: "An air-gapped pilot",
      message: "We would like to begin in March.",
    },
  },
  { kind: "newsletter", path: "/newsletter", table: "newsletter_subscriptions", fields: {} },
];
