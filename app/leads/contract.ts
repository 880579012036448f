import * as v from "valibot";

import { contactMinimums, fieldLimits, sourceLimits } from "../config/limits.ts";
import { newsletterContent } from "../content/newsletter.ts";
import { autopilotSlugs } from "../content/paths.ts";
import { cleanText } from "../lib/clean-text.ts";

/**
 * Everything a visitor can send, once, for the browser and the Worker (spec section 5). Every
 * message is built from the limit beside it; the order of the entries is the order in which
 * failures are reported.
 */

const text = () => v.pipe(v.string(), v.transform(cleanText));

const requiredText = (field: string, limit: number, requiredMessage = `${field} is required`) =>
  v.pipe(
    text(),
    v.minLength(1, requiredMessage),
    v.maxLength(limit, `${field} must be less than ${limit} characters`),
  );

const optionalText = (field: string, limit: number) =>
  v.optional(
    v.pipe(text(), v.maxLength(limit, `${field} must be less than ${limit} characters`)),
    "",
  );

// RFC 5322 also allows a bare host name, which no visitor of a public site can mean.
const hostWithDot = /\.[a-z0-9-]{2,}$/i;

const emailText = (invalidMessage: string) =>
  v.pipe(
    text(),
    v.rfcEmail(invalidMessage),
    v.regex(hostWithDot, invalidMessage),
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
  solution: optionalText("Solution", fieldLimits.solution),
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
  message: contactText("Message", contactMinimums.message, fieldLimits.contactMessage),
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
    v.minLength(1, "Please enter your email address"),
    emailText(newsletterContent.invalid),
  ),
});

/** The rules of each form, by kind. A new form starts here. */
export const leadSchemas = {
  getStarted,
  hireMe,
  contactUs,
  consultation,
  partner,
  newsletter,
  contactPage,
};

/** Which form a lead came from. */
export type LeadKind = keyof typeof leadSchemas;

/** A form's fields after its rules: trimmed, bounded, complete. */
export type LeadFields<Kind extends LeadKind> = v.InferOutput<(typeof leadSchemas)[Kind]>;

/** The name of a form's field. */
export type LeadFieldName<Kind extends LeadKind> = keyof LeadFields<Kind> & string;

// Where a lead came from never decides whether it is kept: odd values are dropped, not refused.
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
  utm_source: touch(),
  utm_medium: touch(),
  utm_campaign: touch(),
  utm_term: touch(),
  utm_content: touch(),
  gclid: touch(),
  fbclid: touch(),
  msclkid: touch(),
});

const source = v.fallback(sourceEntries, () => v.parse(sourceEntries, {}));

// What tells a person from a program. Neither part ever decides whether a lead is kept.
const screen = v.fallback(
  v.object({
    /** A field no person sees. */
    trap: v.fallback(v.string(), ""),
    /** Milliseconds between showing and sending the form; null when nobody measured. */
    filledMs: v.fallback(v.nullable(v.number()), null),
    /** Of the challenge, where one is configured; empty when it gave none. */
    token: v.fallback(v.pipe(v.string(), v.maxLength(sourceLimits.token)), ""),
  }),
  { trap: "", filledMs: null, token: "" },
);

/** Where on the site a lead was sent from. */
export type LeadSource = v.InferOutput<typeof source>;

const submissionOf = <Kind extends LeadKind>(kind: Kind, fields: (typeof leadSchemas)[Kind]) =>
  v.object({
    kind: v.literal(kind),
    submissionId: v.pipe(v.string(), v.uuid()),
    fields,
    source,
    screen,
  });

/** What the browser sends through the door: one filled form, with the id that makes it unique. */
export const submissionSchema = v.variant("kind", [
  submissionOf("getStarted", getStarted),
  submissionOf("hireMe", hireMe),
  submissionOf("contactUs", contactUs),
  submissionOf("consultation", consultation),
  submissionOf("partner", partner),
  submissionOf("contactPage", contactPage),
  submissionOf("newsletter", newsletter),
]);

/** A parsed submission. */
export type Submission = v.InferOutput<typeof submissionSchema>;

/** A submission as it is sent: what the Worker can do without may be missing. */
export type SentSubmission = v.InferInput<typeof submissionSchema>;
