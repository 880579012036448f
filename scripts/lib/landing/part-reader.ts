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

/** A line of the file, and what it holds. */
type Line = { line: number; tokens: readonly Token[] };

/** A part of a block with the line of the file that it begins on. */
export type Part = Line & { token: Token };

export type Section<Kind = BlockKind | IndustryKind> = {
  kind: Kind;
  variant: LandingVariant;
  line: number;
  parts: Part[];
};

export type Report = (line: number, message: string) => void;

/** Reads the parts of a block one after the other. */
export class PartReader {
  readonly line: number;
  readonly report: Report;
  readonly #parts: Part[];

  constructor({ parts, line }: Pick<Section, "parts" | "line">, report: Report) {
    this.line = line;
    this.report = report;
    this.#parts = [...parts];
  }

  /** The next part; where it is of another type, a fault says what is missing, and null is returned. */
  need(type: string, missing: string): Part | null {
    const [next] = this.#parts;
    if (next?.token.type === type) return this.#parts.shift() ?? null;
    this.report(next?.line ?? this.line, missing);
    return null;
  }

  /** Reports what is left over. */
  end(): void {
    const [rest] = this.#parts;
    if (rest) this.report(rest.line, "this block has nothing more: delete what follows here");
  }

  /** The words of a line, within their limit; what is not words is a fault. */
  text({ line, tokens }: Line, limit: number): string {
    const words = tokens.map((token) => {
      if (token.type === "text" || token.type === "escape") return String(token["text"]);
      const found = token.raw.trim();
      this.report(line, `${found} stands where only words may: no bold, links or HTML`);
      return "";
    });
    const text = typographic(
      withClaims(words.join(""), (name) =>
        this.report(line, `there is no number {${name}}: ${claimNames.join(", ")}`),
      ),
    );
    if (text.length > limit) {
      this.report(line, `${text.length} characters are too many here: at most ${limit}`);
    }
    if (/nothing leaves(?! unless)/i.test(text)) {
      this.report(line, "“nothing leaves” needs “unless”: say who may approve what leaves");
    }
    return text;
  }
}

/** What stands inside a token. */
export const tokensOf = (token: Token | undefined): readonly Token[] =>
  token && "tokens" in token ? (token.tokens ?? []) : [];

/** One line with typographic apostrophes and quotation marks. */
const typographic = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/(?<=^|[\s(])"/g, "“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");

/** A link that stands alone: `[Open the BAA](/trust#documents)`. */
export function parseLink({ line, tokens }: Line, reader: PartReader): LandingLink {
  const [link, ...more] = tokens;
  const href = link?.type === "link" ? String(link["href"]) : "";
  if (!/^(?:\/(?!\/)|#)/.test(href) || more.length > 0 || !link || !("tokens" in link)) {
    reader.report(
      line,
      "write a link to a page of this site here, and nothing else: [Read it](/trust)",
    );
    return { label: "", href: "" };
  }
  return { label: reader.text({ line, tokens: tokensOf(link) }, limits.link), href };
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
export function getItems(part: Part | null): Line[] {
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
export function parseFigure(item: Line, reader: PartReader): { value: string; text: string } {
  const missing = "write the number between two stars, then what it counts: - **97%** accuracy";
  const limit = { name: limits.figure, text: limits.figureText };
  const { name: value, text } = parseNamed(item, reader, limit, missing);
  if (value !== "" && !/\d/.test(value)) reader.report(item.line, `${value} is no number`);
  if (value !== "" && text === "") reader.report(item.line, `say what ${value} counts`);
  return { value, text };
}

/** A list item such as `**ward** letter, drafted`: a name, and what follows it. */
export function parseNamed(
  { line, tokens }: Line,
  reader: PartReader,
  limit: { name: number; text: number },
  missing = "write the name between two stars, then a few words: - **ward** letter, drafted",
): { name: string; text: string } {
  const [first, ...rest] = tokens;
  if (first?.type !== "strong" || !("tokens" in first)) {
    reader.report(line, missing);
    return { name: "", text: "" };
  }
  return {
    name: reader.text({ line, tokens: tokensOf(first) }, limit.name),
    text: reader.text({ line, tokens: rest }, limit.text),
  };
}

/** A list item such as `Runs in: clinics`. */
export function parseFact(
  { line, tokens }: Line,
  reader: PartReader,
): [name: string, value: string] {
  const [name = "", ...value] = reader.text({ line, tokens }, limits.fact).split(": ");
  if (value.length === 0) reader.report(line, "write a fact as: - Runs in: the clinic’s network");
  return [name, value.join(": ")];
}
