import { toCsv, textCell } from "./csv.ts";
import { type Lead, typedProperties } from "./read-leads.ts";

type Column = Exclude<keyof Lead, "source">;

const columns: readonly Column[] = [
  "receivedAt",
  "kind",
  "status",
  ...typedProperties.flatMap((name) => (name === "email" ? [name, "emailDisplay" as const] : name)),
  "tier",
  "page",
  "ctaId",
  "country",
  "utmSource",
  "utmMedium",
  "campaign",
  "landingPage",
  "referrer",
  "owner",
  "note",
  "contactedAt",
  "hoursToContact",
  "dueAt",
  "reference",
  "id",
  "submissionId",
  "emailProblem",
  "emailProblemAt",
];

const headingOf = (name: Column) => (name === "emailDisplay" ? "email_display" : name);

/** Leads as CSV with a byte order mark, so that Excel reads the letters. No cell is a formula. */
export function leadsCsv(leads: readonly Lead[]): string {
  return `\uFEFF${toCsv([columns.map(headingOf), ...leads.map((lead) => columns.map((name) => cell(lead[name])))])}`;
}

function cell(value: Lead[Column]): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  return textCell(Array.isArray(value) ? value.join(" | ") : value);
}
