import { formatBusinessDays } from "../../lib/format.ts";
import { claims } from "../../content/claims.ts";
import { site, support } from "../../content/site.ts";

/** Content of `/contact-us` (spec section 2). */
export const contactUsContent = {
  label: "Get in Touch",
  headline: ["Let", "'", "s Build Something Amazing Together"],
  lead: `A person answers within ${claims.replyHours} hours when you write, on weekends too, and at once when you call in office hours.`,
  week: {
    label: "When do you write?",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    noon: "noon",
    phone: ["phone", `answered, ${support.timeZone}`],
    written: "written",
    answered: "answered by",
  },
  people: [
    {
      name: "An AI specialist",
      text: `answers within ${claims.replyHours} hours, from our headquarters`,
    },
    { name: "Noor Hathersage’s engineers", text: "join when a deployment sketch is needed" },
    {
      name: "Mei Calloway",
      text: `answers partners herself, in ${formatBusinessDays(claims.partnerReplyDays)}`,
    },
    { name: site.securityEmail, text: "for security reports, read every day" },
  ],
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
      { title: "Quick Response", description: `A reply within ${claims.replyHours} hours.` },
      { title: "Expert Team", description: "Direct access to AI specialists." },
      {
        title: "Custom Solutions",
        description: "Personalized recommendations for your boundary.",
      },
    ],
  },
} as const;
