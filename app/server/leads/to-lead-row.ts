import { minimumFillMs as usualFillMs, sourceLimits } from "../../config/limits.ts";
import { consentText } from "../../content/consent.ts";
import type { LandingVariant } from "../../content/landing-page.ts";
import { landingPageAt } from "../../content/landing-pages.ts";
import { type TrialPlace, trialPlaceOf } from "../../content/trial.ts";
import type { Submission } from "../../leads/contract.ts";
import { fieldsOf, type LeadKind } from "../../leads/form-fields.ts";
import { type LeadColumns, type LeadRow, toRow } from "../store/lead-rows.ts";

/** What the Worker adds to a submission. */
type Received = {
  /** The visitor's country; null when unknown. */
  country: string | null;
  /** When the lead came in (ISO 8601). */
  at: string;
  /** Whether the visitor passed Turnstile; true where it is not configured. */
  isVerified: boolean;
  /** The variant of the landing page that the visitor saw; null or missing for any other page. */
  variant?: LandingVariant | null;
  /** Whether the smoke test sent it. */
  isTest?: boolean;
  /** A form filled in faster is suspicious; null stands for the usual time. */
  minimumFillMs?: number | null;
};

/** The database row of a submission. */
export function toLeadRow(submission: Submission, received: Received): LeadRow {
  const { consent = "", place: _, ...origin } = submission.source;
  const text = consentText(consent, submission.kind === "newsletter" ? "newsletter" : "form");
  const source = {
    form: submission.kind,
    received_at: received.at,
    country: received.country,
    consent_version: text === undefined ? undefined : consent,
    consent_text: text,
    campaign: landingPageAt(origin.page ?? "")?.campaign,
    variant: received.variant,
    ...origin,
    place: getTrialPlace(submission),
  };
  const { kind, fields } = submission;
  return toRow(onOneLine(kind, fields), {
    submission_id: submission.submissionId,
    source: withinLimit(dropEmpty(source)),
    status: getStatus(submission, received),
  });
}

/** Where the trial runs that a lead asks for; null for a lead that asks for none. */
export const getTrialPlace = ({
  kind,
  source: { tier, place },
}: Pick<Submission, "kind" | "source">): TrialPlace | null =>
  kind === "getStarted" ? trialPlaceOf(tier, place) : null;

function getStatus(
  submission: Submission,
  { isVerified, isTest = false, minimumFillMs }: Received,
): LeadColumns["status"] {
  if (isTest) return "test";
  const { honeypot, filledMs } = submission.spamSignals;
  const isTooFast = filledMs !== null && filledMs < (minimumFillMs ?? usualFillMs);
  // Suspicious leads are stored all the same, for a person to look at.
  return honeypot !== "" || isTooFast || !isVerified ? "quarantined" : "new";
}

/**
 * Puts the values of one-line fields on one line: a line break in a name could add a header to a mail,
 * or a row to an export.
 */
function onOneLine(
  kind: LeadKind,
  fields: Submission["fields"],
): Pick<Submission, "kind" | "fields"> {
  const declared = fieldsOf(kind);
  const entries = Object.entries(fields).map(([name, value]) =>
    typeof value === "string" && declared[name]?.control !== "lines"
      ? [name, value.replaceAll(/\s+/g, " ")]
      : [name, value],
  );
  // The same names with values of the same types.
  return { kind, fields: Object.fromEntries(entries) as Submission["fields"] };
}

/**
 * The database accepts 8192 bytes. A source that is too large never costs the lead: entries that do
 * not fit are left out, the last ones first.
 */
function withinLimit(source: Record<string, string>): Record<string, string> {
  const fitting: Record<string, string> = {};
  let bytes = 2;
  for (const [name, value] of Object.entries(source)) {
    // PostgreSQL writes a blank after the colon and one after the comma.
    bytes += encoder.encode(JSON.stringify({ [name]: value })).length + 2;
    if (bytes > sourceLimits.bytes) break;
    fitting[name] = value;
  }
  return fitting;
}

const encoder = new TextEncoder();

function dropEmpty(entries: Record<string, string | null | undefined>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(entries)) if (value) filled[name] = value;
  return filled;
}
