import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from "fflate";
import writeExcelFile from "write-excel-file/node";

import { cutText } from "../../app/lib/format.ts";
import { xmlText } from "../../app/lib/xml-text.ts";
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
 * A text as a table holds it. Excel reads `_x0041_` as a character, and `_x005F_` as the underscore that
 * begins no such code (ECMA-376, ST_Xstring).
 */
const tableText = (text: string) =>
  xmlText(cutText(text, cellLength).replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_"));

/** The name of a column: A to Z, then AA. */
const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));

const tableRow = (row: number, cells: readonly Cell[]) => {
  const written = cells.map((value, index) =>
    value === null
      ? ""
      : `<c r="${columnName(index)}${row}" t="inlineStr"><is><t xml:space="preserve">${tableText(value)}</t></is></c>`,
  );
  return `<row r="${row}">${written.join("")}</row>`;
};

const sheetFile = "xl/worksheets/sheet1.xml";
const endOfRows = "</sheetData>";

/** The files of a table that has a heading and no rows, from the library. */
async function emptyTable(): Promise<[name: string, text: string][]> {
  const heading = leadHeadings.map((value) => ({ value, fontWeight: "bold" as const }));
  const table = writeExcelFile([heading], { sheet: "Leads", stickyRowsCount: 1 });
  const files = Object.entries(unzipSync(await table.toBuffer()));
  return files.map(([name, bytes]) => [name, strFromU8(bytes)]);
}

/** The bytes of a table. The library takes all rows at once, so they are added to the file that it writes. */
async function* tableBytes(rows: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const bytes: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    bytes.push(chunk);
  });
  for (const [name, text] of await emptyTable()) {
    const file = new ZipDeflate(name);
    zip.add(file);
    if (name === sheetFile) {
      const [before = "", after = ""] = text.split(endOfRows);
      file.push(strToU8(before));
      for await (const some of rows) {
        file.push(strToU8(some));
        yield* bytes.splice(0);
      }
      file.push(strToU8(endOfRows + after), true);
    } else file.push(strToU8(text), true);
  }
  zip.end();
  yield* bytes;
}

/**
 * Leads as a table for people (Excel, LibreOffice): every cell is a text, so that nothing becomes a
 * formula, a number or a date. No more than a page of leads is in memory.
 *
 * @param file what it held stays until the table is whole
 * @returns how many leads it has
 */
export async function writeLeadsTable(
  pages: AsyncIterable<readonly Lead[]> | Iterable<readonly Lead[]>,
  file: string,
): Promise<number> {
  let count = 0;
  async function* rows() {
    for await (const leads of pages) {
      yield leads.map((lead) => tableRow((count += 1) + 1, leadCells(lead))).join("");
    }
  }
  const part = `${file}.part`;
  try {
    await pipeline(tableBytes(rows()), createWriteStream(part));
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return count;
}
