import * as v from "valibot";

import { campaignParams } from "../config/campaign.ts";
import { contactMinimums, fieldLimits, sourceLimits } from "../config/limits.ts";
import type { leadMessages } from "../content/messages.ts";
import { newsletterContent } from "../content/newsletter.ts";
import { autopilotSlugs } from "../content/paths.ts";
import { storedEmail } from "../lib/email-address.ts";
import { optionalText, requiredText, text } from "../lib/text-schemas.ts";

/**
 * Everything a visitor can send, once, for the browser and the Worker (spec section 5). Every
 * message is built from the limit beside it; the order of the entries is the order in which
 * failures are reported.
 */

const emailText = (invalidMessage: string) =>
  v.pipe(
    text(),
    // What is no address becomes empty: the limit of the length counts the stored form.
    v.transform((typed) => storedEmail(typed) ?? ""),
    v.minLength(1, invalidMessage),
    v.maxLength(fieldLimits.email, `Email must be less than ${fieldLimits.email} characters`),
  );

const email = emailText("Invalid email address");

const person = {
  firstName: requiredText("First name", fieldLimits.name),
  lastName: requiredText("Last name", fieldLimits.name),
  email,
};

const getStarted = v.object({
  ...person,
  company: requiredText("Company", fieldLimits.company),
  phone: optionalText("Phone/WhatsApp number", fieldLimits.phone),
  message: optionalText("Message", fieldLimits.message),
});

const hireMe = v.object({
  ...person,
  company: requiredText("Company", fieldLimits.company),
  phone: optionalText("Phone/WhatsApp number", fieldLimits.phone),
  solution: optionalText("Solution", fieldLimits.solution),
  requirements: optionalText("Requirements", fieldLimits.requirements),
  /** Only from the page of an autopilot. No visitor types it, so another one is no form of ours. */
  autopilot: v.optional(v.picklist(autopilotSlugs)),
});

const consultation = v.object({
  ...person,
  company: requiredText("Company", fieldLimits.company, "Company name is required"),
  whatsappNumber: optionalText("WhatsApp number", fieldLimits.phone),
  // Quotes and line breaks double as JSON, as which the queue takes a lead.
  solution: v.optional(
    v.pipe(
      text(),
      v.check(
        (solution) =>
          new TextEncoder().encode(JSON.stringify(solution)).length <= fieldLimits.solutionBytes,
        "Solution must be shorter",
      ),
    ),
    "",
  ),
  requirements: optionalText("Requirements", fieldLimits.requirements),
});

const contactUs = v.object({
  ...person,
  company: requiredText("Company", fieldLimits.company),
  phone: optionalText("Phone/WhatsApp number", fieldLimits.phone),
  message: requiredText("Message", fieldLimits.message),
});

const contactText = (field: string, minimum: number, limit: number) =>
  v.pipe(
    text(),
    v.minLength(minimum, `${field} must be at least ${minimum} characters`),
    v.maxLength(limit, `${field} must be less than ${limit} characters`),
  );

const contactPage = v.object({
  firstName: contactText("First name", contactMinimums.name, fieldLimits.name),
  lastName: contactText("Last name", contactMinimums.name, fieldLimits.name),
  email: emailText(newsletterContent.invalid),
  company: contactText("Company name", contactMinimums.company, fieldLimits.company),
  phone: optionalText("Phone", fieldLimits.phone),
  subject: contactText("Subject", contactMinimums.subject, fieldLimits.subject),
  message: contactText("Message", contactMinimums.message, fieldLimits.message),
});

const partner = v.object({
  firstName: requiredText("First name", fieldLimits.partnerName),
  lastName: requiredText("Last name", fieldLimits.partnerName),
  email,
  phone: requiredText("Phone number", fieldLimits.phone),
  company: requiredText("Company name", fieldLimits.partnerCompany),
  partnerType: requiredText(
    "Partner type",
    fieldLimits.partnerType,
    "Please select a partner type",
  ),
  expectedRevenue: requiredText(
    "Expected revenue",
    fieldLimits.expectedRevenue,
    "Please select expected revenue",
  ),
  message: optionalText("Message", fieldLimits.partnerMessage),
});

const newsletter = v.object({
  email: v.pipe(
    text(),
    v.minLength(1, newsletterContent.empty),
    emailText(newsletterContent.invalid),
  ),
});

/**
 * Every kind of lead, once. A new kind starts here and does not compile before it has messages
 * (content/messages.ts, on which this list depends) and a row (server/store/lead-rows.ts).
 */
export const leadSchemas = {
  getStarted,
  hireMe,
  contactUs,
  consultation,
  partner,
  newsletter,
  contactPage,
} satisfies Record<keyof typeof leadMessages, v.GenericSchema>;

/** Which form a lead came from. */
export type LeadKind = keyof typeof leadSchemas;

/** A form's fields after its rules: trimmed, bounded, complete. */
export type LeadFields<Kind extends LeadKind> = v.InferOutput<(typeof leadSchemas)[Kind]>;

/** The name of a form's field. */
export type LeadFieldName<Kind extends LeadKind> = keyof LeadFields<Kind> & string;

// Where a lead came from never decides whether it is stored: odd values are dropped, not refused.
const sourceText = (limit: number) =>
  v.fallback(v.optional(v.pipe(text(), v.maxLength(limit))), undefined);

const touch = () => sourceText(sourceLimits.touch);

const sourceEntries = v.object({
  page: sourceText(sourceLimits.page),
  opener: sourceText(sourceLimits.opener),
  tier: sourceText(sourceLimits.tier),
  // The first touch of the visit: where it began, and which campaign brought it.
  landing_page: touch(),
  referrer: touch(),
  ...v.entriesFromList(campaignParams, touch()),
  /** Version of the sentence beside the submit button (content/consent.ts). */
  consent: sourceText(sourceLimits.consent),
});

const source = v.fallback(sourceEntries, () => v.parse(sourceEntries, {}));

/** Signals that distinguish persons from programs. None of them decides whether a lead is stored. */
export type SpamSignals = {
  /** The value of a field that no person sees. */
  honeypot: string;
  /** Milliseconds between showing and sending the form; null when not measured. */
  filledMs: number | null;
  /** Turnstile's token, where it is configured; empty when there is none. */
  token: string;
};

const noSpamSignals: SpamSignals = { honeypot: "", filledMs: null, token: "" };

const spamSignals = v.fallback(
  v.object({
    honeypot: v.fallback(v.string(), ""),
    filledMs: v.fallback(v.nullable(v.number()), null),
    token: v.fallback(v.pipe(v.string(), v.maxLength(sourceLimits.token)), ""),
  }),
  noSpamSignals,
);

/** Where on the site a lead was sent from. */
export type LeadSource = v.InferOutput<typeof source>;

/** The field of the sent form that holds the submission, as JSON. */
export const submissionField = "submission";

/**
 * The version of what the browser sends. It changes when an older Worker would store less than was
 * typed, or a newer one could not read an older page's message.
 */
export const wireVersion = 1;

/** The id of a submission, which its retries carry too. */
export const submissionIdSchema = v.pipe(v.string(), v.uuid());

/** A form that was posted without script names none. */
const version = v.optional(v.literal(wireVersion), wireVersion);

// Strict: what this version does not know cannot be stored, and must not be dropped silently.
const toSubmissionSchema = <Kind extends LeadKind, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) =>
  v.strictObject({
    version,
    kind: v.literal(kind),
    submissionId: submissionIdSchema,
    fields: v.strictObject(entries),
    source,
    spamSignals: v.optional(spamSignals, noSpamSignals),
  });

const submissionSchemas = () =>
  Object.values({
    getStarted: toSubmissionSchema("getStarted", getStarted.entries),
    hireMe: toSubmissionSchema("hireMe", hireMe.entries),
    contactUs: toSubmissionSchema("contactUs", contactUs.entries),
    consultation: toSubmissionSchema("consultation", consultation.entries),
    partner: toSubmissionSchema("partner", partner.entries),
    newsletter: toSubmissionSchema("newsletter", newsletter.entries),
    contactPage: toSubmissionSchema("contactPage", contactPage.entries),
  } satisfies Record<LeadKind, unknown>);

/** What the browser sends to the submit endpoint: one filled form, with the id that makes it unique. */
export const submissionSchema = v.variant("kind", /* @__PURE__ */ submissionSchemas());

/**
 * Whether a message was sent by another version of the site, or only breaks the rules of this one.
 *
 * @param input a message that did not pass `submissionSchema`
 * @param issues of that message
 */
export function isOutdated(input: unknown, issues: readonly v.BaseIssue<unknown>[]): boolean {
  const isOther = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) === "version";
  const versioned = v.safeParse(v.object({ version }), input);
  if (versioned.issues?.some(isOther)) return true;
  return issues.some(({ type, expected }) => type === "strict_object" && expected === "never");
}

/** A parsed submission. */
export type Submission = v.InferOutput<typeof submissionSchema>;

/** A submission as it is sent: what the Worker can do without may be missing. */
export type SentSubmission = v.InferInput<typeof submissionSchema>;

/** What a receipt says of a lead that is safe, besides what was sent. */
export type ReceiptFacts = {
  /** As `leadReference` writes it. */
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Whether a mail asks to confirm a newsletter address. */
  needsConfirmation: boolean;
};

/** The receipt of a form that was posted without script, as the address names it. */
export type PostedReceipt = ReceiptFacts & {
  kind: LeadKind;
  /** Where a visitor books a time; null where nothing is booked. */
  bookingUrl: string | null;
  /** The address of the page without its receipt. */
  back: string;
};

/** What the Worker says of a form that was sent with script; its island shows the receipt. */
export type SentReceipt = ReceiptFacts & {
  /** The address that was sent, as people read it: the Worker alone can write domains in their own script. */
  email: string;
  /** Where a visitor books a time; null where nothing is booked. */
  bookingUrl: string | null;
};

/** The result of a submission. Expected failures are values; the browser turns them into words. */
export type LeadResult =
  /** Stored, or queued. The site's own forms get a receipt. */
  | { ok: true; receipt?: SentReceipt }
  /** The email is already subscribed (newsletter). */
  | { ok: false; failure: "duplicate" }
  /** The database refused the row for good. */
  | { ok: false; failure: "refused" }
  /** Too many submissions; `retryInMinutes` is rounded up, at least 1. */
  | { ok: false; failure: "limited"; retryInMinutes: number }
  /** Another version of the site made the call: the page has to be loaded again. */
  | { ok: false; failure: "outdated" }
  /** The fields or the call itself did not pass the rules. */
  | { ok: false; failure: "invalid" }
  /** Neither the database nor the queue took it; the Worker stores it as a dead lead if it can. */
  | { ok: false; failure: "unavailable" };
