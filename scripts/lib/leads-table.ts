import writeExcelFile from "write-excel-file/node";

import { cutText } from "../../app/lib/format.ts";
import { type Cell, toCsv } from "./csv.ts";
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
  "dueInOffice",
  "reference",
  "id",
  "submissionId",
  "emailProblem",
  "emailProblemAt",
];

const headingOf = (name: Column) => (name === "emailDisplay" ? "email_display" : name);

export const leadHeadings: readonly string[] = columns.map(headingOf);

/** A lead as a line of a table, each value as it is stored. */
export const leadCells = (lead: Lead): Cell[] => columns.map((name) => cellOf(lead[name]));

function cellOf(value: Lead[Column]): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : value.join(" | ");
}

/** The first line of the CSV. */
export const leadsCsvHead = (): string => toCsv([leadHeadings]);

/** Leads as CSV for programs. */
export const leadsCsv = (leads: readonly Lead[]): string => toCsv(leads.map(leadCells));

/** Excel takes 32,767 UTF-16 code units in a cell, and calls a file with more damaged: a note has room. */
const cellLength = 32_700;

/** `A` as `_x0041_`, which Excel and LibreOffice read as the character (ECMA-376, ST_Xstring). */
const characterCode = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/**
 * A text as the file has it, so that what looks like such a code stays. The library leaves U+FFFD out, which
 * stands for half of an emoji, and looks each text up in an object, which has a `constructor`.
 */
function fileText(text: string): string {
  const written = cutText(text, cellLength).replaceAll(/_(?=x[\dA-F]{4}_)|\uFFFD/gi, characterCode);
  return written in Object.prototype ? characterCode(written) + written.slice(1) : written;
}

/**
 * Leads as a table for people (Excel, LibreOffice): every cell is a text, so that nothing becomes a
 * formula, a number or a date.
 *
 * @param file where it is written
 */
export async function writeLeadsTable(leads: readonly Lead[], file: string): Promise<void> {
  const textCell = (value: Cell) =>
    value === null ? null : { value: fileText(value), type: String };
  const heading = leadHeadings.map((value) => ({
    value,
    type: String,
    fontWeight: "bold" as const,
  }));
  const rows = [heading, ...leads.map((lead) => leadCells(lead).map(textCell))];
  await writeExcelFile(rows, { sheet: "Leads", stickyRowsCount: 1 }).toFile(file);
}
