import { cleanText } from "../../app/lib/clean-text.ts";

/** CSV (RFC 4180): every cell is quoted, every line ends with CRLF. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

/**
 * A formula begins with = + - @, also in their full-width forms and after blanks. A spreadsheet that
 * separates by semicolons or tabs does not respect our quotes, so the text after one of them, or after
 * a line break, is treated as the beginning of a cell.
 */
const formula = /(^|[;\t\n|])((?:[^\S\t\n]|["'])*)(?=[=+\-@＝＋－＠])/g;

/** Text that a spreadsheet would take for a formula begins with an apostrophe. */
export const textCell = (text: string): string => cleanText(text).replaceAll(formula, "$1'$2");

/** Begins like a text, or has no sign with which a formula calls or links anything. */
const harmlessAddress = /^(?:[a-z\d_]|[\w.=+-]+@[\w.-]+$)/i;

/**
 * An email address for a mail program, to which an apostrophe would make it another one: it stays as it
 * is, and one that could be a formula that does something stands in angle brackets, as in a mail's header.
 */
export const addressCell = (email: string): string =>
  harmlessAddress.test(email) ? email : `<${email}>`;
