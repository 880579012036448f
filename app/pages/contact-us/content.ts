import { claims, site } from "../../content/site.ts";

/** Content of `/contact-us` (spec section 2). */
export const contactUsContent = {
  label: "Get in Touch",
  headline: "Let’s Build Something Amazing Together",
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
