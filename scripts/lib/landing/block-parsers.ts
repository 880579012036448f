import type { Token } from "marked";

import type { LandingBlock } from "../../../app/content/landing-page.ts";
import {
  type BlockKind,
  getItems,
  limits,
  parseFact,
  parseFigure,
  parseLink,
  PartReader,
  tokensOf,
  type Part,
  type Report,
  type Section,
} from "./part-reader.ts";

/** Said of a block without a headline. */
export const headlineMissing = "write the headline here: ### and a sentence";

/** Reads the blocks of every landing page. */
export const blockParsers: Record<
  BlockKind,
  (section: Section<BlockKind>, report: Report) => LandingBlock | null
> = {
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
    const words = [...tokensOf(source)];
    const last = words.at(-1)?.type === "link" ? words.splice(-1) : [];
    return {
      kind: "figures",
      figures,
      source: reader.text(source.line, words, limits.lead),
      link: last.length > 0 ? parseLink(source.line, last, reader, report) : null,
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
    const facts = rest.map((item) => parseFact(item, reader, report));
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
  const { label, href } = parseLink(part.line, tokensOf(part), reader, report);
  const [, story = ""] = /^\/success-stories\/([a-z0-9-]+)$/.exec(href) ?? [];
  if (story === "" && href !== "") {
    report(part.line, "link the story here: [Read it](/success-stories/slug)");
  }
  return { link: label, story };
}
