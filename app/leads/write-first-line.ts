import type { LeadFieldName, LeadKind } from "./contract.ts";

/**
 * Writes a first line into a text field of a form, in place of the one that the page wrote before.
 *
 * @param kind of the form; where the page has none, nothing happens
 * @param lines all first lines that the page writes, `line` among them
 */
export function writeFirstLine<Kind extends LeadKind>(
  kind: Kind,
  name: LeadFieldName<Kind>,
  line: string,
  lines: readonly string[],
): void {
  const field = document.getElementById(`${kind}-${name}`);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = withFirstLine(field.value, line, lines);
  if (field.value === line) field.dataset["suggestion"] = line;
}

/** The text with the line before what a visitor wrote. */
export function withFirstLine(text: string, line: string, lines: readonly string[]): string {
  const [first = "", ...rest] = text.split("\n");
  return [line, ...(lines.includes(first) ? rest : [text])].join("\n").trimEnd();
}
