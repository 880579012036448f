import * as v from "valibot";

import { fieldLimits, sourceLimits } from "../config/limits.ts";
import { newsletterWords } from "../content/newsletter.ts";
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

const email = v.pipe(
  text(),
  v.rfcEmail("Invalid email address"),
  v.regex(hostWithDot, "Invalid email address"),
  v.maxLength(fieldLimits.email, `Email must be less than ${fieldLimits.email} characters`),
);

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
});

const consultation = v.object({
  ...person,
  company: requiredText("Company", fieldLimits.company, "Company name is required"),
  whatsappNumber: optionalText("WhatsApp number", fieldLimits.phone),
  solution: optionalText("Solution", fieldLimits.solution),
  requirements: optionalText("Requirements", fieldLimits.requirements),
});

const newsletter = v.object({
  email: v.pipe(
    text(),
    v.minLength(1, "Please enter your email address"),
    v.rfcEmail(newsletterWords.invalid),
    v.regex(hostWithDot, newsletterWords.invalid),
    v.maxLength(fieldLimits.email, `Email must be less than ${fieldLimits.email} characters`),
  ),
});

/** The rules of each form, by kind. A new form starts here. */
export const leadSchemas = { getStarted, hireMe, consultation, newsletter };

/** Which form a lead came from. */
export type LeadKind = keyof typeof leadSchemas;

/** A form's fields after its rules: trimmed, bounded, complete. */
export type LeadFields<Kind extends LeadKind> = v.InferOutput<(typeof leadSchemas)[Kind]>;

/** The name of a form's field. */
export type LeadFieldName<Kind extends LeadKind> = keyof LeadFields<Kind> & string;

// Where a lead came from never decides whether it is kept: odd values are dropped, not refused.
const sourceText = (limit: number) =>
  v.fallback(v.optional(v.pipe(text(), v.maxLength(limit))), undefined);

const source = v.fallback(
  v.object({
    page: sourceText(sourceLimits.page),
    opener: sourceText(sourceLimits.opener),
    tier: sourceText(sourceLimits.tier),
  }),
  { page: undefined, opener: undefined, tier: undefined },
);

/** Where on the site a lead was sent from. */
export type LeadSource = v.InferOutput<typeof source>;

const submissionOf = <Kind extends LeadKind>(kind: Kind, fields: (typeof leadSchemas)[Kind]) =>
  v.object({ kind: v.literal(kind), submissionId: v.pipe(v.string(), v.uuid()), fields, source });

/** What the browser sends through the door: one filled form, with the id that makes it unique. */
export const submissionSchema = v.variant("kind", [
  submissionOf("getStarted", getStarted),
  submissionOf("hireMe", hireMe),
  submissionOf("consultation", consultation),
  submissionOf("newsletter", newsletter),
]);

/** A parsed submission. */
export type Submission = v.InferOutput<typeof submissionSchema>;
