import * as v from "valibot";

import { campaignParams } from "../config/campaign.ts";
import { sourceLimits } from "../config/limits.ts";
import { type TrialPlace, trialPlaces } from "../content/trial.ts";
import { cleanText } from "../lib/clean-text.ts";
import { storedEmail } from "../lib/email-address.ts";
import {
  fieldsOf,
  type formFields,
  type FormField,
  type LeadFieldName,
  type LeadKind,
} from "./form-fields.ts";

/** Everything a visitor can send, for the browser and the Worker; the fields are those of `form-fields.ts`. */

/** Text that a visitor typed, without what nobody sees. */
const text = () => v.pipe(v.string(), v.transform(cleanText));

const jsonBytes = (typed: string) => new TextEncoder().encode(JSON.stringify(typed)).length;

/** The rule of a field; every message is built from the limit beside it. */
function toRule({ label, called = label, control, required, choices = [], ...field }: FormField) {
  const { min, max = Infinity, maxBytes, missing, invalid = "Invalid email address" } = field;
  const atMost = v.maxLength<string, number, string>(
    max,
    `${called} must be less than ${max} characters`,
  );
  if (control === "hidden") return v.optional(v.picklist(choices));
  if (control === "email") {
    return v.pipe(
      text(),
      v.minLength(1, missing ?? invalid),
      // What is no address becomes empty: the limit of the length counts the stored form.
      v.transform((typed) => storedEmail(typed) ?? ""),
      v.minLength(1, invalid),
      atMost,
    );
  }
  if (maxBytes !== undefined) {
    const isShort = (typed: string) => jsonBytes(typed) <= maxBytes;
    return v.optional(v.pipe(text(), v.check(isShort, `${called} must be shorter`)), "");
  }
  // Text that may be missing is then empty.
  if (!required) return v.optional(v.pipe(text(), atMost), "");
  const tooShort =
    min === undefined
      ? (missing ?? `${called} is required`)
      : `${called} must be at least ${min} characters`;
  return v.pipe(text(), v.minLength(min ?? 1, tooShort), atMost);
}

type Rule<Field> = Field extends { control: "hidden"; choices: readonly (infer Choice)[] }
  ? v.OptionalSchema<v.GenericSchema<Choice>, undefined>
  : Field extends { required: true }
    ? v.GenericSchema<string>
    : v.OptionalSchema<v.GenericSchema<string>, "">;

type Rules<Kind extends LeadKind> = {
  -readonly [Name in LeadFieldName<Kind>]: Rule<(typeof formFields)[Kind][Name]>;
};

function toSchema<Kind extends LeadKind>(kind: Kind) {
  const rules = Object.entries(fieldsOf(kind)).map(([name, field]) => [name, toRule(field)]);
  // `Rule` says what `toRule` returns for each field.
  return v.object(Object.fromEntries(rules) as Rules<Kind>);
}

/** Every kind of lead, with its rules. */
export const leadSchemas = {
  getStarted: /* @__PURE__ */ toSchema("getStarted"),
  hireMe: /* @__PURE__ */ toSchema("hireMe"),
  contactUs: /* @__PURE__ */ toSchema("contactUs"),
  consultation: /* @__PURE__ */ toSchema("consultation"),
  partner: /* @__PURE__ */ toSchema("partner"),
  newsletter: /* @__PURE__ */ toSchema("newsletter"),
  contactPage: /* @__PURE__ */ toSchema("contactPage"),
} satisfies Record<LeadKind, v.GenericSchema>;

/** A form's fields after its rules: trimmed, bounded, complete. */
export type LeadFields<Kind extends LeadKind> = v.InferOutput<(typeof leadSchemas)[Kind]>;

// Where a lead came from never decides whether it is stored: odd values are dropped, not refused.
const sourceText = (limit: number) =>
  v.fallback(v.optional(v.pipe(text(), v.maxLength(limit))), undefined);

const touch = () => sourceText(sourceLimits.touch);

const sourceEntries = v.object({
  page: sourceText(sourceLimits.page),
  opener: sourceText(sourceLimits.opener),
  tier: sourceText(sourceLimits.tier),
  /** Where a trial without a tier is to run. */
  place: v.fallback(v.optional(v.picklist(trialPlaces)), undefined),
  // The first touch of the visit: where it began, and which campaign brought it.
  landing_page: touch(),
  referrer: touch(),
  ...v.entriesFromList(campaignParams, touch()),
  /** Version of the sentence beside the submit button (content/consent.ts). */
  consent: sourceText(sourceLimits.consent),
});

const source = v.fallback(sourceEntries, () => v.parse(sourceEntries, {}));

/** Signals that distinguish persons from programs. None of them decides whether a lead is stored. */
type SpamSignals = {
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
const toSubmissionSchema = <Kind extends LeadKind>(kind: Kind, entries: Rules<Kind>) =>
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
    getStarted: toSubmissionSchema("getStarted", leadSchemas.getStarted.entries),
    hireMe: toSubmissionSchema("hireMe", leadSchemas.hireMe.entries),
    contactUs: toSubmissionSchema("contactUs", leadSchemas.contactUs.entries),
    consultation: toSubmissionSchema("consultation", leadSchemas.consultation.entries),
    partner: toSubmissionSchema("partner", leadSchemas.partner.entries),
    newsletter: toSubmissionSchema("newsletter", leadSchemas.newsletter.entries),
    contactPage: toSubmissionSchema("contactPage", leadSchemas.contactPage.entries),
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
  const [other] = v.safeParse(v.object({ version }), input).issues ?? [];
  if (other && v.getDotPath(other) === "version") return true;
  // Of a field that is not known nothing is expected.
  return issues.some(({ expected }) => expected === "never");
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
  /** Of a request for the documents: whether a mail brings them too, or the receipt alone. */
  documents?: "mailed" | "here";
  /** Where the trial runs that was asked for; null without one. */
  place: TrialPlace | null;
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
