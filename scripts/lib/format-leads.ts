import type { Lead } from "./read-leads.ts";

/** The columns of the terminal's table: heading, maximum number of characters, text. */
const columns: readonly [heading: string, maxWidth: number, text: (lead: Lead) => string][] = [
  ["received", 17, ({ receivedAt }) => `${new Date(receivedAt).toISOString().slice(0, 16)}Z`],
  // `npm run smoke` sends leads with the status `test`, which nobody should call.
  ["kind", 33, ({ status, kind }) => `${status === "test" ? "TEST " : ""}${kind}`],
  ["status", 11, ({ status }) => status ?? ""],
  ["name", 28, ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ")],
  ["email", 40, ({ emailDisplay }) => emailDisplay],
  ["email problem", 32, ({ emailProblem }) => emailProblem ?? ""],
  ["phone", 20, ({ phone }) => phone ?? ""],
  ["company", 28, ({ company }) => company ?? ""],
  ["solution", 24, ({ solution }) => solution ?? ""],
  ["autopilots", 28, ({ selectedAutopilots }) => listed(selectedAutopilots)],
  ["campaign", 20, ({ campaign }) => campaign ?? ""],
  ["country", 7, ({ country }) => country ?? ""],
  ["owner", 16, ({ owner }) => owner ?? ""],
  ["reference", 14, ({ reference }) => reference ?? ""],
  ["message", 48, ({ message }) => message ?? ""],
];

const listed = (slugs: string[] | null) => (slugs === null ? "" : `[${slugs.join(", ")}]`);

/** A table of leads for a terminal, one line for each. */
export function formatLeads(leads: readonly Lead[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...leads.map((lead) => columns.map(([, maxWidth, text]) => shorten(text(lead), maxWidth))),
  ];
  const widths = columns.map((_, column) =>
    Math.max(...lines.map((line) => charactersOf(line[column] ?? "").length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - charactersOf(cell).length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Puts a text on one line, without characters with which a visitor could control a terminal. */
function shorten(text: string, length: number): string {
  const characters = charactersOf(text.replace(/[\p{C}\s]+/gu, " ").trim());
  return characters.length <= length
    ? characters.join("")
    : `${characters.slice(0, length - 1).join("")}…`;
}

/**
 * JSON that may be shown in a terminal: JSON itself escapes only the control characters below U+0020.
 *
 * @param value anything that JSON can hold
 */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[\u007F-\u009F\p{Cf}\u2028\u2029]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
      ).join(""),
  );
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
