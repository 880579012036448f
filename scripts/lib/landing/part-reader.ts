import type { Token, Tokens } from "marked";

import type { LandingLink, LandingVariant } from "../../../app/content/landing-page.ts";
import { claimNames, withClaims } from "./claim-text.ts";

/** The longest texts that fit their places. */
export const limits = {
  headline: 60,
  lead: 220,
  figure: 10,
  figureText: 80,
  result: 40,
  note: 22,
  port: 10,
  interfaceWord: 11,
  desks: 32,
  label: 18,
  clause: 26,
  quote: 260,
  fact: 60,
  link: 40,
  promise: 160,
};

/** The blocks of every landing page. */
export const blockKinds = ["hero", "figures", "proof", "form"] as const;

export type BlockKind = (typeof blockKinds)[number];

/** The blocks that only an industry's page has, and all of them. */
export const industryKinds = [
  "systems",
  "ports",
  "desks",
  "tasks",
  "clauses",
  "document",
  "buying",
] as const;

export type IndustryKind = (typeof industryKinds)[number];

/** A block's name as its heading has it. */
export const headingOf = (kind: BlockKind | IndustryKind) =>
  `## ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** A part of a block with the line of the file that it begins on. */
export type Part = { token: Token; line: number };

export type Section<Kind = BlockKind | IndustryKind> = {
  kind: Kind;
  variant: LandingVariant;
  line: number;
  parts: Part[];
};

export type Report = (line: number, message: string) => void;

/** Reads the parts of a block one after the other. */
export class PartReader {
  readonly #parts: Part[];
  readonly #line: number;
  readonly #report: Report;

  constructor({ parts, line }: Pick<Section, "parts" | "line">, report: Report) {
    this.#parts = [...parts];
    this.#line = line;
    this.#report = report;
  }

  /** The next part if it is of a type. */
  take(type: string): Part | null {
    if (this.#parts[0]?.token.type !== type) return null;
    return this.#parts.shift() ?? null;
  }

  /** The next part; where it is of another type, a fault says what is missing, and null is returned. */
  need(type: string, missing: string): Part | null {
    const part = this.take(type);
    if (part === null) this.#report(this.#parts[0]?.line ?? this.#line, missing);
    return part;
  }

  /** Reports what is left over. */
  end(): void {
    const [rest] = this.#parts;
    if (rest) this.#report(rest.line, "this block has nothing more: delete what follows here");
  }

  /** A text within its limit. */
  text(line: number, tokens: readonly Token[], limit: number): string {
    const text = plainText(line, tokens, this.#report);
    if (text.length > limit) {
      this.#report(line, `${text.length} characters are too many here: at most ${limit}`);
    }
    if (/nothing leaves(?! unless)/i.test(text)) {
      this.#report(line, "“nothing leaves” needs “unless”: say who may approve what leaves");
    }
    return text;
  }
}

/** What a part holds. */
export const tokensOf = (part: Part | null): readonly Token[] =>
  part && "tokens" in part.token ? (part.token.tokens ?? []) : [];

/** The words of a line; what is not words is a fault. */
function plainText(line: number, tokens: readonly Token[], report: Report): string {
  const text = tokens
    .map((token) => {
      if (token.type === "text" || token.type === "escape") return String(token["text"]);
      report(line, `${token.raw.trim()} stands where only words may: no bold, links or HTML`);
      return "";
    })
    .join("");
  return typographic(
    withClaims(text, (name) =>
      report(line, `there is no number {${name}}: ${claimNames.join(", ")}`),
    ),
  );
}

/** One line with typographic apostrophes and quotation marks. */
const typographic = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/(?<=^|[\s(])"/g, "“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");

/** A link that stands alone: `[Open the BAA](/trust#documents)`. */
export function parseLink(
  line: number,
  tokens: readonly Token[],
  reader: PartReader,
  report: Report,
): LandingLink {
  const [link, ...more] = tokens;
  const href = link?.type === "link" ? String(link["href"]) : "";
  if (!/^(?:\/(?!\/)|#)/.test(href) || more.length > 0 || !link || !("tokens" in link)) {
    report(line, "write a link to a page of this site here, and nothing else: [Read it](/trust)");
    return { label: "", href: "" };
  }
  return { label: reader.text(line, link.tokens ?? [], limits.link), href };
}

/** The rows of a table, each with the texts of its cells. */
export function getRows(part: Part | null): { line: number; cells: (readonly Token[])[] }[] {
  if (part?.token.type !== "table") return [];
  return (part.token as Tokens.Table).rows.map((row, index) => ({
    // Below the head and its line.
    line: part.line + 2 + index,
    cells: row.map(({ tokens }) => tokens),
  }));
}

/** The items of a list, each with its tokens. */
export function getItems(part: Part | null): { line: number; tokens: readonly Token[] }[] {
  if (part?.token.type !== "list") return [];
  let { line } = part;
  return (part.token as Tokens.List).items.map(({ raw, tokens }) => {
    const item = {
      line,
      tokens: tokens.flatMap((token) => ("tokens" in token && token.tokens) || [token]),
    };
    line += raw.split("\n").length - 1;
    return item;
  });
}

/** A list item such as `**97%** diagnosis accuracy`. */
export function parseFigure(
  { line, tokens }: ReturnType<typeof getItems>[number],
  reader: PartReader,
  report: Report,
): { value: string; text: string } {
  const [first, ...rest] = tokens;
  if (first?.type !== "strong" || !("tokens" in first)) {
    report(line, "write the number between two stars, then what it counts: - **97%** accuracy");
    return { value: "", text: "" };
  }
  const value = reader.text(line, first.tokens ?? [], limits.figure);
  const text = reader.text(line, rest, limits.figureText);
  if (!/\d/.test(value)) report(line, `${value} is no number`);
  if (text === "") report(line, `say what ${value} counts`);
  return { value, text };
}

/** A list item such as `**ward** letter, drafted`: a name, and what follows it. */
export function parseNamed(
  { line, tokens }: ReturnType<typeof getItems>[number],
  reader: PartReader,
  report: Report,
  limit: { name: number; text: number },
): { name: string; text: string } {
  const [first, ...rest] = tokens;
  if (first?.type !== "strong" || !("tokens" in first)) {
    report(line, "write the name between two stars, then a few words: - **ward** letter, drafted");
    return { name: "", text: "" };
  }
  return {
    name: reader.text(line, first.tokens ?? [], limit.name),
    text: reader.text(line, rest, limit.text),
  };
}

/** A list item such as `Runs in: clinics`. */
export function parseFact(
  { line, tokens }: ReturnType<typeof getItems>[number],
  reader: PartReader,
  report: Report,
): [name: string, value: string] {
  const [name = "", ...value] = reader.text(line, tokens, limits.fact).split(": ");
  if (value.length === 0) report(line, "write a fact as: - Runs in: the clinic’s network");
  return [name, value.join(": ")];
}
