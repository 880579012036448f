import type { SitePath } from "../../content/paths.ts";
import { claims, site } from "../../content/site.ts";

/** Content of the hydrated parts of `/company`: header and form (spec section 2). */
export const companyContent = {
  hero: {
    label: "Company",
    headline: ["We draw the line", "and stay to run it."],
    lead: `AIOI began in ${site.founded} with one question: what would AI look like if the data never had to move?`,
    contact: "Contact us",
    partner: { label: "Become a partner", href: "/become-a-partner" satisfies SitePath },
  },
  contact: {
    label: "Contact",
    title: "Send us a message",
    promise: ["An AI specialist replies", `within ${claims.replyHours} hours.`],
    facts: [
      { name: "Phone", value: site.phone, href: `tel:${site.phone.replaceAll(" ", "")}` },
      { name: "Answered", value: site.supportSentence },
      { name: "Email", value: site.email, href: `mailto:${site.email}` },
      { name: "Address", value: site.address },
    ],
    action: { label: "All ways to reach us", href: "/contact-us" satisfies SitePath },
  },
} as const;
