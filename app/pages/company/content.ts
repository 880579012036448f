import type { SitePath } from "../../content/paths.ts";
import { claims, site } from "../../content/site.ts";

/** Words of `/company` that answer to script: its head and its form (spec section 2). */
export const companyContent = {
  hero: {
    label: "Company",
    headline: ["We draw the line", "and stay to run it."],
    lead: `AIOI began in ${site.founded} with one question: what would AI look like if the data never had to move?`,
    contact: "Contact us",
    partner: { label: "Become a partner", href: "/become-a-partner" satisfies SitePath },
  },
  contact: {
    title: "Send us a message",
    promise: ["An AI specialist replies", `within ${claims.replyHours} hours.`],
    elsewhere: {
      title: "Rather call or visit?",
      text: `The phone is answered ${site.supportHours}.`,
      action: { label: "All ways to reach us", href: "/contact-us" satisfies SitePath },
    },
  },
} as const;
