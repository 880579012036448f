import { marked, type Token, type Tokens } from "marked";
import { z } from "zod";

import type {
  LandingBlock,
  LandingPage,
  LandingVariant,
} from "../../../app/content/landing-page.ts";
import { planModes } from "../../../app/content/plan.ts";
import { contractTier, tierLimits } from "../../../app/content/tier-limits.ts";
import { isSlug } from "../../../app/articles/contract.ts";
import { type Fault, fieldFaults, lineOfText, needed, readFrontMatter } from "../front-matter.ts";
import { claimNames, withClaims } from "./claim-text.ts";

const tierSlugs = [...Object.values(tierLimits).map(({ slug }) => slug), contractTier.slug];

const campaignHint = "lowercase letters, digits and hyphens, at most 40 characters";

const shortText = (what: string, limit: number) =>
  lineOfText(what).max(limit, `is longer than ${limit} characters`);

const schema = z.strictObject({
  title: shortText("the title in search results and tabs", 60),
  description: shortText("one or two sentences for search results and shared links", 200),
  campaign: z
    .string(needed(campaignHint))
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, needed(campaignHint)),
  form: z.enum(["get-started", "contact"], needed("get-started or contact")),
  tier: z.enum(tierSlugs, needed(tierSlugs.join(", "))).optional(),
  plan: z.enum(planModes, needed(planModes.join(", "))).default("on-premise"),
  split: z.enum(["address", "day"], needed("address or day")).optional(),
  index: z.boolean(needed("true or false")).default(false),
});

/** The longest texts that fit their places. */
const limits = {
  headline: 60,
  lead: 220,
  figure: 9,
  figureText: 80,
  quote: 260,
  fact: 60,
  link: 40,
  promise: 160,
};

const blockKinds = ["hero", "figures", "proof", "form"] as const;

type BlockKind = (typeof blockKinds)[number];

/** A part of a block with the line of the file that it begins on. */
type Part = { token: Token; line: number };

type Section = { kind: BlockKind; variant: LandingVariant; line: number; parts: Part[] };

type Report = (line: number, message: string) => void;

/** A landing page's file. */
export interface LandingFile {
  /** In the order of their lines. */
  faults: Fault[];
  /** Null where it has faults. */
  page: LandingPage | null;
}

/**
 * Reads and checks the file of a landing page (docs/content.md).
 *
 * @param slug the file's name without its ending
 */
export function parseLandingPage(slug: string, content: string): LandingFile {
  const { fields, body, bodyLine, lineOf, faults } = readFrontMatter(content);
  // Without front matter nothing else can be read.
  if (faults.length > 0 && body === "") return { faults, page: null };
  const report: Report = (line, message) => faults.push({ line, message });
  if (!isSlug(slug)) {
    report(1, "the file's name must be lowercase letters, digits and single hyphens");
  }
  const parsed = faults.length > 0 ? null : schema.safeParse(fields);
  if (parsed?.error) faults.push(...fieldFaults(parsed.error, lineOf, "a landing page"));
  const sections = parseSections(body, bodyLine, report);
  const blocks = sections.map((section) => ({
    ...section,
    block: blockParsers[section.kind](section, report),
  }));
  checkOrder(sections, bodyLine, report);
  const hasVariant = sections.some(({ variant }) => variant === "b");
  const front = parsed?.data;
  if (front?.tier !== undefined && front.form === "contact") {
    report(lineOf("tier"), "tier is for form: get-started alone");
  }
  if (front?.split !== undefined && !hasVariant) {
    report(lineOf("split"), "split needs a block of variant b, such as ## Hero, variant b");
  }
  faults.sort((one, other) => one.line - other.line);
  if (!front || faults.length > 0) return { faults, page: null };
  const blocksOf = (variant: LandingVariant) =>
    blocks.flatMap((one) => (one.variant === variant && one.block) || []);
  return {
    faults,
    page: {
      title: front.title,
      description: front.description,
      campaign: front.campaign,
      form: front.form === "contact" ? "contactPage" : "getStarted",
      tier: front.tier ?? null,
      plan: front.plan,
      split: hasVariant ? (front.split ?? "address") : null,
      isIndexed: front.index,
      blocks: blocksOf("a"),
      blocksOfB: hasVariant ? blocksOf("b") : null,
    },
  };
}

const headings = blockKinds.map((kind) => `## ${kind[0]?.toUpperCase()}${kind.slice(1)}`);

/** The blocks of a body, each with what stands below its heading. */
function parseSections(body: string, bodyLine: number, report: Report): Section[] {
  const sections: Section[] = [];
  let line = bodyLine;
  let isUnknown = false;
  for (const token of marked.lexer(body)) {
    // A token may begin with the empty lines before it.
    const start = line + (/^\n*/.exec(token.raw)?.[0].length ?? 0);
    line += token.raw.split("\n").length - 1;
    if (token.type === "space") continue;
    if (token.type === "heading" && token["depth"] < 3) {
      const name = /^(\w+)(?:, variant ([ab]))?$/i.exec(String(token["text"]).trim());
      const kind = blockKinds.find((one) => one === name?.[1]?.toLowerCase());
      isUnknown = kind === undefined || token["depth"] !== 2;
      if (kind === undefined || isUnknown) {
        report(
          start,
          `${token.raw.trim()} is no block: ${headings.join(", ")}, each also with ", variant b"`,
        );
        continue;
      }
      const variant = name?.[2]?.toLowerCase() === "b" ? "b" : "a";
      sections.push({ kind, variant, line: start, parts: [] });
    } else if (sections.length === 0 && !isUnknown) {
      report(start, `the text must begin with ${headings[0]}`);
      isUnknown = true;
    } else if (!isUnknown) sections.at(-1)?.parts.push({ token, line: start });
  }
  return sections;
}

function checkOrder(sections: readonly Section[], bodyLine: number, report: Report): void {
  const main = sections.filter(({ variant }) => variant === "a");
  for (const kind of ["hero", "form"] as const) {
    if (!main.some((section) => section.kind === kind)) {
      report(bodyLine, `the block ## ${kind === "hero" ? "Hero" : "Form"} is missing`);
    }
  }
  for (const [index, { kind, variant, line }] of sections.entries()) {
    const name = `## ${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    const before = sections.slice(0, index);
    if (before.some((one) => one.kind === kind && one.variant === variant)) {
      report(line, `${name}${variant === "b" ? ", variant b" : ""} stands here a second time`);
    }
    if (variant === "b" && !main.some((one) => one.kind === kind)) {
      report(line, `${name}, variant b has no block ${name} that it replaces`);
    }
  }
  const hero = main.findIndex(({ kind }) => kind === "hero");
  const form = main.findIndex(({ kind }) => kind === "form");
  if (hero > 0) report(main[hero]?.line ?? bodyLine, "## Hero must be the first block");
  if (form >= 0 && form < main.length - 1) {
    report(main[form]?.line ?? bodyLine, "## Form must be the last block");
  }
}

/** Reads the parts of a block one after the other. */
class PartReader {
  readonly #parts: Part[];
  readonly #line: number;
  readonly #report: Report;

  constructor({ parts, line }: Section, report: Report) {
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

const tokensOf = (part: Part | null): readonly Token[] =>
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

/** The items of a list, each with its tokens. */
function getItems(part: Part | null): { line: number; tokens: readonly Token[] }[] {
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
function parseFigure(
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

const headlineMissing = "write the headline here: ### and a sentence";

const blockParsers: Record<BlockKind, (section: Section, report: Report) => LandingBlock | null> = {
  hero(section, report) {
    const reader = new PartReader(section, report);
    const headline = reader.need("heading", headlineMissing);
    const lead = headline && reader.need("paragraph", "write one or two sentences here");
    if (!headline || !lead) return null;
    reader.end();
    return {
      kind: "hero",
      headline: reader.text(headline.line, tokensOf(headline), limits.headline),
      lead: reader.text(lead.line, tokensOf(lead), limits.lead),
    };
  },

  figures(section, report) {
    const reader = new PartReader(section, report);
    const list = reader.need("list", "write two to four numbers here, as: - **97%** accuracy");
    if (!list) return null;
    const figures = getItems(list).map((item) => parseFigure(item, reader, report));
    if (figures.length < 2 || figures.length > 4) {
      report(list.line, `${figures.length} numbers: write two to four`);
    }
    const source = reader.need("paragraph", "write below the list where the numbers come from");
    if (!source) return null;
    reader.end();
    return {
      kind: "figures",
      figures,
      source: reader.text(source.line, tokensOf(source), limits.lead),
    };
  },

  proof(section, report) {
    const reader = new PartReader(section, report);
    const list = reader.need("list", "write the number here, as: - **97%** accuracy");
    const quote = list && reader.need("blockquote", "write the quotation here: > and the sentence");
    const link =
      quote && reader.need("paragraph", "link the story here: [Read it](/success-stories/slug)");
    if (!list || !quote || !link) return null;
    reader.end();
    const [first, ...rest] = getItems(list);
    if (!first) return null;
    const { value: number, text: numberText } = parseFigure(first, reader, report);
    const facts = rest.map(({ line, tokens }): [string, string] => {
      const [name = "", ...value] = reader.text(line, tokens, limits.fact).split(": ");
      if (value.length === 0) report(line, "write a fact as: - Runs in: the clinic’s network");
      return [name, value.join(": ")];
    });
    return {
      kind: "proof",
      number,
      numberText,
      ...parseQuotation(quote, reader, report),
      facts,
      ...parseStoryLink(link, reader, report),
    };
  },

  form(section, report) {
    const reader = new PartReader(section, report);
    const headline = reader.need("heading", headlineMissing);
    const promise = headline && reader.need("paragraph", "write here what happens next");
    if (!headline || !promise) return null;
    reader.end();
    return {
      kind: "form",
      headline: reader.text(headline.line, tokensOf(headline), limits.headline),
      promise: reader.text(promise.line, tokensOf(promise), limits.promise),
    };
  },
};

/** A quotation: the sentence, then `— Name, role` in a paragraph of its own. */
function parseQuotation(part: Part, reader: PartReader, report: Report) {
  const [sentence, name] = tokensOf(part).filter(({ type }) => type === "paragraph");
  const inside = (token: Token | undefined) => tokensOf(token ? { token, line: part.line } : null);
  const quote = reader.text(part.line, inside(sentence), limits.quote);
  const { line } = part;
  const [, speaker = "", role = ""] =
    /^[—–-] ?([^,]+), (.+)$/.exec(reader.text(line, inside(name), limits.lead)) ?? [];
  if (speaker === "") {
    report(line, "say whose words they are, after an empty line: > — Name, role");
  }
  return { quote, speaker, role };
}

function parseStoryLink(part: Part, reader: PartReader, report: Report) {
  const [link, ...more] = tokensOf(part);
  const href = link?.type === "link" ? String(link["href"]) : "";
  const [, story = ""] = /^\/success-stories\/([a-z0-9-]+)$/.exec(href) ?? [];
  if (story === "" || more.length > 0 || !link || !("tokens" in link)) {
    report(part.line, "link the story here, and nothing else: [Read it](/success-stories/slug)");
    return { link: "", story: "" };
  }
  return { link: reader.text(part.line, link.tokens ?? [], limits.link), story };
}
