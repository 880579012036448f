import { claims } from "../../content/claims.ts";
import { formatOpening } from "../../content/deadlines.ts";
import { office, site, support } from "../../content/site.ts";

const officeHours = `office hours, ${office.city} (${support.timeZone})`;

/** Where the phone is answered in a visitor's zone. */
type PhoneHours = {
  opens: string | undefined;
  closes: string | undefined;
  isOpen: boolean;
  /** Milliseconds since 1970. */
  nextOpens: number;
  zone: string;
};

/** Content of `/contact-us` (spec section 2). */
export const contactUsContent = {
  label: "Get in Touch",
  headline: ["Let", "'", "s Build Something Amazing Together"],
  lead: `In writing, a person answers within ${claims.replyHours} hours on any day of the week. On the phone, at once, while the office is open.`,
  week: {
    label: "When do you write?",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    phone: ["phone", "answered"],
    zones: { office: officeHours, visitor: (city: string) => `your hours, ${city}` },
    sentence: (times: { writtenBy: string; answeredBy: string; isOpen: boolean }) =>
      [
        `Written ${times.writtenBy}. Answered by ${times.answeredBy}.`,
        times.isOpen
          ? "The office is open then."
          : "The office is closed then; the specialist on duty writes.",
      ] as const,
  },
  /** Of the people below: by phone. */
  phone: {
    name: "By phone",
    text: `${site.supportSentence}, ${office.city}. Closed on Saturdays and Sundays.`,
    visitor: ({ opens, closes, isOpen, nextOpens, zone }: PhoneHours) =>
      `${site.supportSentence}: ${opens} to ${closes} where you are. ${
        isOpen ? "It is open now." : `It opens on ${formatOpening(nextOpens, zone)}.`
      }`,
  },
  people: {
    before: {
      name: "In writing",
      text: `Within ${claims.replyHours} hours, seven days a week. An AI specialist signs the answer.`,
    },
    after: [
      {
        name: "Calls, signatures, engineers",
        text: "Working days only. What you ask for on a Saturday begins on Monday.",
      },
      {
        name: site.securityEmail,
        text: "Read every day. A person answers within two working days.",
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
