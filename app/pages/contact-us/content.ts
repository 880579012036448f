import { claims } from "../../content/claims.ts";
import { office } from "../../content/office.ts";
import { site } from "../../content/site.ts";

/** Content of `/contact-us` (spec section 2). */
export const contactUsContent = {
  label: "Get in Touch",
  headline: ["Let", "'", "s Build Something Amazing Together"],
  lead: `In writing, a person answers within ${claims.replyHours} hours on any day of the week. On the phone, at once, while the office is open.`,
  /** Of the people below: by phone. */
  phone: {
    name: "By phone",
    text: `${site.supportSentence}, ${office.city}. Closed on Saturdays and Sundays.`,
  },
  people: {
    before: {
      name: "In writing",
      text: `Within ${claims.replyHours} hours, seven days a week. A named specialist replies.`,
    },
    after: [
      {
        name: "Calls, signatures, installs",
        text: "Working days only. What you ask for on a Saturday begins on Monday.",
      },
      {
        name: site.securityEmail,
        text: "For vulnerability reports. Read every day; a person answers within two working days.",
      },
    ],
  },
  form: {
    title: "Send us a message",
    promise: ["An AI specialist replies", `within ${claims.replyHours} hours.`],
  },
  information: {
    title: "Contact Information",
    items: [
      {
        title: "Email",
        content: site.email,
        href: `mailto:${site.email}`,
        description: "Send us an email anytime",
      },
      {
        title: "Phone",
        content: site.phone,
        href: `tel:${site.phone.replaceAll(" ", "")}`,
        description: site.supportSentence,
      },
      { title: "Address", content: site.address, description: "Our headquarters" },
    ],
  },
  reasons: {
    title: "Why Contact Us?",
    items: [
      {
        title: "Quick Response",
        description: `A reply within ${claims.replyHours} hours, seven days.`,
      },
      { title: "Expert Team", description: "Direct access to AI specialists." },
      {
        title: "Custom Solutions",
        description: "Personalized recommendations for your boundary.",
      },
    ],
  },
} as const;
