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

/**
 * A text as the library takes it. Excel reads `_x0041_` as a character, and `_x005F_` as the underscore that
 * begins no such code (ECMA-376, ST_Xstring). The library looks each text up in an object, which has a
 * `constructor` of its own, and leaves U+0000 out when it writes.
 */
function libraryText(text: string): string {
  const written = cutText(text, cellLength).replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
  return written in Object.prototype ? `${written}\0` : written;
}

/**
 * Leads as a table for people (Excel, LibreOffice): every cell is a text, so that nothing becomes a
 * formula, a number or a date.
 *
 * @param file where it is written
 */
export async function writeLeadsTable(leads: readonly Lead[], file: string): Promise<void> {
  const textCell = (value: Cell) =>
    value === null ? null : { value: libraryText(value), type: String };
  const heading = leadHeadings.map((value) => ({
    value,
    type: String,
    fontWeight: "bold" as const,
  }));
  const rows = [heading, ...leads.map((lead) => leadCells(lead).map(textCell))];
  await writeExcelFile(rows, { sheet: "Leads", stickyRowsCount: 1 }).toFile(file);
}
