import { site } from "../../content/site.ts";
import { xmlText } from "../../lib/xml-text.ts";

/** What a body is made of, from its top to its end. */
export type Part =
  | { heading: string }
  | { paragraph: string }
  /** Labels and values, as a table. */
  | { rows: readonly Row[] }
  /** A number of a week beside that of the week before; the text says the difference in words. */
  | { weeks: { columns: readonly [string, string, string]; rows: readonly WeekRow[] } }
  | { link: { label: string; href: string } };

/** A value with an address is pressed as a whole, as an email address or a phone number is. */
export type Row = readonly [label: string, value: string, href?: string];

export type WeekRow = { label: string; last: string; before: string; inWords: string };

const lineBreak = /\r\n?|[\n\u2028\u2029]/g;

/** Indents the further lines of a value, so that none of them looks like a line of the mail's own. */
const indented = (text: string) => text.replaceAll(lineBreak, "\n    ");

/** A lead may have nothing for a table. */
const withoutEmpty = (parts: readonly Part[]) =>
  parts.filter((part) => !("rows" in part) || part.rows.length > 0);

/** The body of a mail, or an attachment, as plain text. */
export function toText(parts: readonly Part[]): string {
  const blocks = withoutEmpty(parts).map((part) => {
    if ("heading" in part) return `${part.heading}\n${"-".repeat(part.heading.length)}`;
    if ("paragraph" in part) return part.paragraph;
    if ("weeks" in part) {
      return part.weeks.rows.map(({ label, inWords }) => `${label}: ${inWords}`).join("\n");
    }
    if ("link" in part) return `${part.link.label}: ${part.link.href}`;
    return part.rows.map(([label, value]) => `${label}: ${indented(value)}`).join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** With elements, because Outlook knows no `white-space`. */
const brokenLines = (text: string) => xmlText(text).replaceAll(lineBreak, "<br>");

const anchor = (href: string, text: string) => `<a href="${xmlText(href)}">${xmlText(text)}</a>`;

/** What is no part of a typed link: blanks, quotes, brackets, and the stops of scripts without blanks. */
const outsideLinks = String.raw`\s<>"'()\[\]{}\p{Pi}\p{Pf}\u3001-\u3011\uFF01-\uFF1F`;

/** Brackets that a link itself has opened. */
const bracketed = [String.raw`\([^${outsideLinks}]*\)`, String.raw`\[[^${outsideLinks}]*\]`].join(
  "|",
);

/** A typed link, which ends before what stands behind it in a sentence, or our own address. */
const typedLinks = new RegExp(
  String.raw`https?://(?:[^${outsideLinks}]|${bracketed})*(?:[^${outsideLinks}.,;:!?]|${bracketed})|(?<![\w.+\-])${RegExp.escape(site.email)}`,
  "giu",
);

/** A text whose links can be pressed. */
function textHtml(text: string): string {
  let end = 0;
  let html = "";
  for (const { 0: link, index } of text.matchAll(typedLinks)) {
    const href = link.includes("://") ? link : `mailto:${link}`;
    html += brokenLines(text.slice(end, index)) + anchor(href, link);
    end = index + link.length;
  }
  return html + brokenLines(text.slice(end));
}

function toHtml(parts: readonly Part[]): string {
  const blocks = withoutEmpty(parts).map((part) => {
    if ("heading" in part) return `<h2 style="${headingStyle}">${xmlText(part.heading)}</h2>`;
    if ("weeks" in part) return weeksTable(part.weeks);
    if ("paragraph" in part) return `<p>${textHtml(part.paragraph)}</p>`;
    if ("link" in part) return `<p>${anchor(part.link.href, part.link.label)}</p>`;
    const rows = part.rows.map(
      ([label, value, href]) =>
        `<tr><th align="left" valign="top" width="34%" style="font-size:14px;font-weight:normal">${xmlText(label)}</th> <td valign="top" style="white-space:pre-wrap">${href === undefined ? textHtml(value) : anchor(href, value)}</td></tr>`,
    );
    return `<table width="100%" cellpadding="4" style="table-layout:fixed">${rows.join("\n")}</table>`;
  });
  // Many programs drop or replace the body: width, padding and font stand on a table. Without its tags
  // the HTML reads as its text, so something stands between two cells, rows and blocks.
  const sheet = `<table width="100%" style="${sheetStyle}"><tr><td style="${pageStyle}">${blocks.join("\n")}</td></tr></table>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${sheet}</body></html>`;
}

/** Mail programs that know a dark scheme choose the colors; nothing here sets one. */
const head =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
const sheetStyle = "table-layout:fixed;max-width:600px;margin:0 auto";
/** What was typed may be one long word. */
const pageStyle =
  "padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;word-break:break-word";
const headingStyle = "margin:32px 0 8px;font-size:18px;line-height:1.3";
const tableStyle = "table-layout:fixed;border-collapse:collapse;font-size:15px;line-height:1.4";
const cellStyle = "padding:6px 0 6px 8px;border-top:1px solid #8884;vertical-align:top";
const labelStyle = `${cellStyle};padding-left:0;font-weight:normal`;
const numberStyle = `${cellStyle};font-variant-numeric:tabular-nums`;

function weeksTable({ columns, rows }: Extract<Part, { weeks: unknown }>["weeks"]): string {
  const [label, last, before] = columns.map(xmlText);
  const names = `<tr><th align="left" style="padding:0">${label}</th> <th align="right" width="27%" style="padding:0">${last}</th> <th align="right" width="27%" style="padding:0">${before}</th></tr>`;
  const numbers = rows.map(
    (row) =>
      `<tr><th align="left" style="${labelStyle}">${xmlText(row.label)}</th> <td align="right" style="${numberStyle}">${xmlText(row.last)}</td> <td align="right" style="${numberStyle}">${xmlText(row.before)}</td></tr>`,
  );
  return `<table width="100%" style="${tableStyle}">${names}\n${numbers.join("\n")}</table>`;
}

/** The same words for programs that show HTML, and for those that do not. */
export const toBody = (parts: readonly Part[]) => ({ text: toText(parts), html: toHtml(parts) });
