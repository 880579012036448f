import { confirmDays } from "../../config/limits.ts";
import type { AnsweredKind } from "../../content/deadlines.ts";
import { policy, site } from "../../content/site.ts";
import type { SitePath } from "../../content/paths.ts";

/** What to read until the answer comes. */
type Meanwhile = { title: string; action: string; href: SitePath };

type AfterSending = { steps: readonly string[]; meanwhile: Meanwhile };

const steps = [
  "A named specialist replies.",
  "You get a sketch of your boundary and a price.",
  "You decide. Until then nothing is billed.",
];

const pricing: AfterSending = {
  steps,
  meanwhile: { title: "The platform on one page", action: "Read, 3 min", href: "/more-info" },
};

const contact: AfterSending = {
  steps,
  meanwhile: { title: "What crosses your wall", action: "Read Trust", href: "/trust" },
};

/** What happens after each form. */
export const afterSending: Record<AnsweredKind, AfterSending> = {
  getStarted: pricing,
  hireMe: pricing,
  contactUs: contact,
  contactPage: contact,
  consultation: {
    steps: [
      "A named engineer replies.",
      "You get a plan with its hours and its price.",
      "You decide. Until then nothing is billed.",
    ],
    meanwhile: {
      title: "Four ways to run AI, and what each costs",
      action: "Compare",
      href: "/compare",
    },
  },
  partner: {
    steps: [
      "A named member of the partner team replies.",
      "You get the terms and your margin.",
      "You decide. Until then nothing is signed.",
    ],
    meanwhile: { title: "The partner program", action: "Read", href: "/become-a-partner" },
  },
};

/** The words of a receipt. */
export const receiptContent = {
  /** Accessible name of every receipt. */
  name: "Receipt",
  received: "Received",
  answerBy: "We answer by",
  officeOpen: "office open",
  onDuty: "on duty",
  sent: "What you sent",
  next: "What happens next",
  reference: "Reference",
  about: "About",
  from: "From",
  answerTo: "Answer to",
  copy: "Copy",
  copied: "Copied",
  showAll: "Show all",
  meanwhile: "Meanwhile",
  done: "Done",
  writeAnother: "Write another",
  stored: `Stored once, for ${policy.leadMonths} months.`,
  erase: {
    link: "Erase it",
    href: "/trust#this-website" satisfies SitePath,
    after: " with the reference above.",
  },
} as const;

/** The words of a newsletter's receipt. */
export const newsletterReceiptContent = {
  unconfirmed: {
    title: "Check your inbox.",
    /** @param email undefined where the page does not know it */
    text: (email: string | undefined) =>
      `${email === undefined ? "We are sending you a mail." : `We are sending a mail to ${email}.`} Open the link in it within ${confirmDays} days to confirm the address. If no mail comes, write to ${site.email}.`,
  },
  /** No mail of ours reaches the address, so its owner writes first. */
  unreachable: {
    title: "Please write to us first.",
    text: (email: string | undefined) =>
      `Our mail cannot reach ${email ?? "this address"}. Write to ${site.email} from it, and we confirm it by hand.`,
  },
  subscribed: {
    title: "You are on the list.",
    text: (email: string | undefined) =>
      `${email === undefined ? "You get" : `${email} gets`} the next issue, when there is something to say.`,
  },
  reference: "reference",
  last: { label: "Read the last one", href: "/newsletter" satisfies SitePath },
  another: "Another address",
} as const;
