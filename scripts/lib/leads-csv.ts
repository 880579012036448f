import { cleanText } from "../../app/lib/clean-text.ts";
import type { Lead } from "./read-leads.ts";

type Column = Exclude<keyof Lead, "source">;

const columns: readonly Column[] = [
  "receivedAt",
  "kind",
  "status",
  "name",
  "email",
  "phone",
  "company",
  "solution",
  "selectedAutopilots",
  "message",
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
  "id",
  "submissionId",
];

/**
 * Leads as CSV (RFC 4180, UTF-8 with a byte order mark, so that Excel reads the letters). Every cell is
 * quoted, and one that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function leadsCsv(leads: readonly Lead[]): string {
  const lines = [columns, ...leads.map((lead) => columns.map((column) => lead[column]))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

/**
 * A formula begins with = + - @, also in their full-width forms and after blanks. A spreadsheet that
 * separates by semicolons or tabs does not respect our quotes, so the text after one of them, or after
 * a line break, is treated as the beginning of a cell.
 */
const formula = /(^|[;\t\n|])((?:[^\S\t\n]|["'])*)(?=[=+\-@＝＋－＠])/g;

function cell(value: Lead[Column] | string): string {
  if (value === null) return '""';
  if (typeof value === "number") return `"${value}"`;
  const text = Array.isArray(value) ? value.join(" | ") : value;
  const safe = cleanText(text).replaceAll(formula, "$1'$2");
  return `"${safe.replaceAll('"', '""')}"`;
}
