import { formatBusinessDays } from "../lib/format.ts";
import type { leadMessages } from "./messages.ts";
import { claims } from "./claims.ts";
import { site } from "./site.ts";

/** What a lead of each kind is called in mails to the team. */
export const leadNames: Record<keyof typeof leadMessages, string> = {
  getStarted: "Get Started",
  hireMe: "Hire Me",
  contactUs: "Contact Us",
  consultation: "Consultation",
  partner: "Partner application",
  contactPage: "Contact page",
  newsletter: "Newsletter",
};

const replyWithin = `The visitor was promised a reply within ${claims.replyHours} hours.`;

/** What the site promised to who sent a lead of each kind. */
export const replyPromises: Record<keyof typeof leadMessages, string> = {
  getStarted: replyWithin,
  hireMe: replyWithin,
  contactUs: replyWithin,
  contactPage: replyWithin,
  consultation: `The visitor was promised a reply in under ${claims.consultingReplyHours} hours.`,
  partner: `The visitor was promised a reply within ${formatBusinessDays(claims.partnerReplyDays)}.`,
  newsletter: "The visitor was promised no reply.",
};

/** Words of the mails that the site sends. */
export const mailContent = {
  lead: {
    intro: `New lead on the ${site.name} website.`,
    source: "Where it came from",
    /** What an address is, beyond itself. */
    emailNotes: {
      byHand: "Answer by hand: the mail of this site cannot reach it",
      free: "At a free mail service",
      throwaway: "At a service for throw-away addresses",
    },
  },
  test: {
    subject: (name: string) => `TEST: ${name}`,
    intro: `This is a test of the notifications of the ${site.name} website, sent by \`npm run notify:test\`. Nobody waits for an answer, and no lead is stored.`,
    route: ({ line, text }: { line: number; text: string }) =>
      `line ${line} of LEAD_ROUTES: ${text}`,
    fallback: "none of LEAD_ROUTES; LEAD_EMAIL_TO",
  },
  digest: {
    subject: (count: number) =>
      count === 1 ? "1 lead in quarantine" : `${count} leads in quarantine`,
    intro:
      "These leads look like spam and nobody was notified of them. Check each one: `npm run leads -- --status quarantined --limit 100 --json` shows them whole.",
  },
  /** Leads beyond the mails of ten minutes. */
  joined: {
    subject: (count: number) => `${count} more leads`,
    intro:
      "These leads came faster than they are mailed one by one. Each visitor was promised a reply as usual. `npm run leads -- --status new --limit 100 --json` shows them whole.",
  },
  acknowledgement: {
    subject: (reference: string) => `${site.name} has your message: ${reference}`,
    reference: (reference: string) => `Your reference is ${reference}.`,
    reason: (host: string) =>
      `You get this mail because your address was entered in a form on ${host}. If that was not you, ignore it.`,
  },
  confirmation: {
    subject: "Please confirm your subscription",
    intro: `Your address was entered for the newsletter of ${site.name}. To receive it, confirm that the address is yours.`,
    link: "Confirm my subscription",
    expiry: "The link works for 7 days. If you did not ask for the newsletter, do nothing.",
    unsubscribe: "Unsubscribe",
  },
} as const;
