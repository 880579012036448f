/** A cell of a file for other programs; null is an empty cell. */
export type Cell = string | null;

/**
 * CSV for programs (RFC 4180): no byte order mark, quotes where a value needs them, every line ends with
 * CRLF. Values are as they are stored, so a spreadsheet would take some of them for formulas: people get
 * a table instead (`leads-table.ts`).
 */
export function toCsv(lines: readonly (readonly Cell[])[]): string {
  return lines.map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}

/** PostgreSQL reads a line that is `\\.` alone as the end of the data, so a backslash is quoted too. */
const special = /[",\r\n\\]|^\s|\s$/;

const csvCell = (value: Cell) => {
  const text = value ?? "";
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
