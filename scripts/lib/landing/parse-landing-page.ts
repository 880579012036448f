import { marked } from "marked";
import { z } from "zod";

import type { Industry, LandingPage, LandingVariant } from "../../../app/content/landing-page.ts";
import { planModes } from "../../../app/content/plan.ts";
import { contractTier, tierLimits } from "../../../app/content/tier-limits.ts";
import { isSlug } from "../../../app/articles/contract.ts";
import { type Fault, fieldFaults, lineOfText, needed, readFrontMatter } from "../front-matter.ts";
import { blockParsers } from "./block-parsers.ts";
import { withClaims } from "./claim-text.ts";
import { type IndustryBlocks, industryParsers } from "./industry-parsers.ts";
import {
  type BlockKind,
  blockKinds,
  headingOf,
  type IndustryKind,
  industryKinds,
  limits,
  PartReader,
  type Report,
  type Section,
  tokensOf,
} from "./part-reader.ts";

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
  plan: z.enum(planModes, needed(planModes.join(", "))).optional(),
  split: z.enum(["address", "day"], needed("address or day")).optional(),
  industry: shortText("the industry’s name", limits.label).optional(),
  order: z.int(needed("a whole number")).optional(),
  summary: shortText("one or two sentences for lists", 120).optional(),
  figure: shortText("the figure of its story, in a few words", 60).optional(),
  agents: shortText("what the agents work on", 21).optional(),
  stays: shortText("what never leaves, in one word", 12).optional(),
  register: shortText("a machine between models and agents", 14).optional(),
  outside: shortText("the two lines of a sheet of document, parted by a comma", 22).optional(),
});

type Front = z.infer<typeof schema>;

/** Fields that an industry's page needs, and those that it may have; no other page has them. */
const industryFields = ["order", "summary", "figure", "agents", "stays"] as const;
const planFields = ["register", "outside"] as const;

/** A landing page's file. */
interface LandingFile {
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
  const front = parsed?.data;
  const blocks = sections.map((section) => ({
    ...section,
    block: isBlock(section) ? blockParsers[section.kind](new PartReader(section, report)) : null,
  }));
  const industry = readIndustry(front, sections, { report, lineOf, bodyLine });
  checkOrder(sections, bodyLine, report);
  const hasVariant = sections.some(({ variant }) => variant === "b");
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
      plan: front.plan ?? "on-premise",
      split: hasVariant ? (front.split ?? "address") : null,
      industry,
      blocks: blocksOf("a"),
      blocksOfB: hasVariant ? blocksOf("b") : null,
    },
  };
}

const isBlock = (section: Section): section is Section<BlockKind> =>
  blockKinds.some((kind) => kind === section.kind);

const isOfIndustry = (section: Section): section is Section<IndustryKind> => !isBlock(section);

type Place = { report: Report; lineOf: (field: string) => number; bodyLine: number };

/** What only an industry's page has; of any other page, what it must not have is a fault. */
function readIndustry(
  front: Front | undefined,
  sections: readonly Section[],
  { report, lineOf, bodyLine }: Place,
): Industry | null {
  if (front === undefined) return null;
  if (front.industry === undefined) {
    for (const field of [...industryFields, ...planFields]) {
      if (front[field] !== undefined) report(lineOf(field), `${field} needs the field industry`);
    }
    for (const { kind, line } of sections.filter(isOfIndustry)) {
      report(line, `${headingOf(kind)} needs the field industry`);
    }
    return null;
  }
  const line = lineOf("industry");
  for (const field of industryFields) {
    if (front[field] === undefined) report(line, `an industry needs the field ${field}`);
  }
  if (front.tier === undefined) report(line, "an industry needs form: get-started and a tier");
  if (front.plan !== undefined) report(lineOf("plan"), "an industry has a plan of its own");
  for (const { variant, line: at } of sections) {
    if (variant === "b") report(at, "an industry has no variants: write a campaign beside it");
  }
  const read = <Kind extends IndustryKind>(kind: Kind): IndustryBlocks[Kind] | null => {
    const section = sections.find((one) => one.kind === kind);
    if (!section) report(bodyLine, `the block ${headingOf(kind)} is missing`);
    return section ? industryParsers[kind](new PartReader(section, report)) : null;
  };
  for (const kind of ["figures", "proof"] as const) {
    const isThere = sections.some((one) => one.kind === kind);
    if (!isThere) report(bodyLine, `the block ${headingOf(kind)} is missing`);
  }
  const [systems, ports, desks] = [read("systems"), read("ports"), read("desks")];
  const [tasks, clauses] = [read("tasks"), read("clauses")];
  const [document, buying] = [read("document"), read("buying")];
  if (!systems || !ports || !desks || !tasks || !clauses || !document || !buying) return null;
  const { industry: name, order = 0, summary = "", figure = "", agents = "", stays = "" } = front;
  const [first, second] = front.outside?.split(", ") ?? [];
  const outside = first && second ? ([first, second] as const) : null;
  if (front.outside !== undefined && outside === null) {
    report(lineOf("outside"), "outside has two lines, as: framework, call-off");
  }
  const plan = { ...systems, ...ports, ...desks, agents, stays };
  const numbered = (text: string, field: string) =>
    withClaims(text, (claim) => report(lineOf(field), `there is no number {${claim}}`));
  return {
    name,
    order,
    summary: numbered(summary, "summary"),
    figure: numbered(figure, "figure"),
    plan: { ...plan, register: front.register ?? null, outside },
    tasks,
    clauses,
    document,
    buying,
  };
}

const kinds = [...blockKinds, ...industryKinds];
const headings = blockKinds.map(headingOf);

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
      const kind = kinds.find((one) => one === name?.[1]?.toLowerCase());
      isUnknown = kind === undefined || token["depth"] !== 2;
      if (kind === undefined || isUnknown) {
        report(
          start,
          `${token.raw.trim()} is no block: ${headings.join(", ")}, each also with ", variant b"; of an industry also ${industryKinds.map(headingOf).join(", ")}`,
        );
        continue;
      }
      const variant = name?.[2]?.toLowerCase() === "b" ? "b" : "a";
      sections.push({ kind, variant, line: start, parts: [] });
    } else if (sections.length === 0 && !isUnknown) {
      report(start, `the text must begin with ${headings[0]}`);
      isUnknown = true;
    } else if (!isUnknown)
      sections.at(-1)?.parts.push({ token, line: start, tokens: tokensOf(token) });
  }
  return sections;
}

function checkOrder(sections: readonly Section[], bodyLine: number, report: Report): void {
  const main = sections.filter(({ variant }) => variant === "a");
  for (const kind of ["hero", "form"] as const) {
    if (!main.some((section) => section.kind === kind)) {
      report(bodyLine, `the block ${headingOf(kind)} is missing`);
    }
  }
  for (const [index, { kind, variant, line }] of sections.entries()) {
    const name = headingOf(kind);
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
