import { confirmDays } from "../config/limits.ts";
import { formatBusinessDays } from "../lib/format.ts";
import type { leadMessages } from "./messages.ts";
import { claims } from "./claims.ts";
import { documentContent } from "./documents.ts";
import { site } from "./site.ts";
import { deletedOnDay, trialDays } from "./trial.ts";
import { tryIt } from "./try-it.ts";

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
    /** Before the subject of a mail to the second address; a reply shows it to the visitor. */
    late: "Open: ",
    lateIntro: `Nobody has marked this lead of the ${site.name} website as contacted, and three quarters of its time are over.`,
    due: (when: string) => `The answer is due by ${when}.`,
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
  /** To a visitor who asked for a trial. */
  trial: {
    ours: {
      subject: `Your ${trialDays} days on our machines`,
      first: "It comes in a second mail from a specialist, who signs it.",
      days: (tier: string) => [
        `You try ${tier} on a machine of ours: nothing to install. Day 1 is the day you sign in. The trial ends by itself on day ${trialDays}. Nothing is billed. On day ${deletedOnDay} we delete what you put in.`,
        tryIt.onYours,
      ],
    },
    yours: {
      subject: `Your ${trialDays} days on your machines`,
      first: `The mail asks five things: servers, GPUs, network, who holds the keys, and a day that suits you. Calls are ${site.supportHours}.`,
      days: (tier: string) => [
        `You try ${tier} on your own machines. The engineer installs it with you in an hour. Day 1 is the day your machine first answers. The trial ends by itself on day ${trialDays}. Nothing is billed.`,
        `What you built stays on your machine. On day ${deletedOnDay} we delete your account with us, the only thing of yours that we hold beside this request.`,
      ],
    },
    have: (firstStep: string, when: string) => `We have your request. ${firstStep} by ${when}.`,
  },
  /** Leads beyond the mails of ten minutes. */
  joined: {
    subject: (count: number) => `${count} more leads`,
    intro:
      "These leads came faster than they are mailed one by one. Each visitor was promised a reply as usual. `npm run leads -- --status new --limit 100 --json` shows them whole.",
  },
  acknowledgement: {
    answerBy: (when: string) => `We answer by ${when}.`,
    subject: (reference: string) => `${site.name} has your message: ${reference}`,
    reference: (reference: string) => `Your reference is ${reference}.`,
    reason: (host: string) =>
      `You get this mail because your address was entered in a form on ${host}. If that was not you, ignore it.`,
  },
  /** To who has asked for the documents. */
  documents: {
    subject: (reference: string) =>
      `${documentContent.all} documents of ${site.name}: ${reference}`,
    intro: `${documentContent.all} documents, each behind its link. Nothing is tracked when you open one.`,
  },
  confirmation: {
    subject: "Please confirm your subscription",
    intro: `Your address was entered for the newsletter of ${site.name}. To receive it, confirm that the address is yours.`,
    link: "Confirm my subscription",
    expiry: `The link works for ${confirmDays} days. If you did not ask for the newsletter, do nothing.`,
    unsubscribe: "Unsubscribe",
  },
} as const;
