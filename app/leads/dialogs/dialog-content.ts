import { formatBusinessDays } from "../../lib/format.ts";
import { claims } from "../../content/claims.ts";

/** Titles, descriptions and promises of the lead dialogs (spec section 2). */

/** The two short lines beside a submit button. */
type DialogContent = { title: string; description?: string; promise: readonly [string, string] };

const reply = `We reply within ${claims.replyHours} hours.`;

/** The texts around each lead form, by dialog. */
export const dialogContent = {
  getStarted: {
    title: "Get Started",
    promise: [`${claims.trialDays}-day free trial, no credit card.`, reply],
  },
  hireMe: {
    title: "Contact sales",
    promise: ["An AI specialist answers", `within ${claims.replyHours} hours.`],
  },
  contactUs: {
    title: "Contact us",
    promise: ["Direct access to AI specialists.", reply],
  },
  partner: {
    title: "Apply to Partner Program",
    description: `Tell us how you work with your customers. We respond within ${formatBusinessDays(claims.partnerReplyDays)}.`,
    promise: ["We respond within", `${formatBusinessDays(claims.partnerReplyDays)}.`],
  },
  consultation: {
    title: "Request consultation",
    description:
      "Fill out the form below and we'll get back to you with a customized solution for your needs.",
    promise: [
      `Response in under ${claims.consultingReplyHours} hours,`,
      "24/7, remote or on-site.",
    ],
  },
} as const satisfies Record<string, DialogContent>;
