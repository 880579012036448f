import type { LandingBlock } from "../../../app/content/landing-page.ts";
import {
  type BlockKind,
  getItems,
  limits,
  parseFact,
  parseFigure,
  parseLink,
  type PartReader,
  tokensOf,
  type Part,
} from "./part-reader.ts";

/** Said of a block without a headline. */
export const headlineMissing = "write the headline here: ### and a sentence";

/** Reads the blocks of every landing page. */
export const blockParsers: Record<BlockKind, (reader: PartReader) => LandingBlock | null> = {
  hero(reader) {
    const headline = reader.need("heading", headlineMissing);
    const lead = headline && reader.need("paragraph", "write one or two sentences here");
    if (!headline || !lead) return null;
    reader.end();
    return {
      kind: "hero",
      headline: reader.text(headline, limits.headline),
      lead: reader.text(lead, limits.lead),
    };
  },

  figures(reader) {
    const list = reader.need("list", "write two to four numbers here, as: - **97%** accuracy");
    if (!list) return null;
    const figures = getItems(list).map((item) => parseFigure(item, reader));
    if (figures.length < 2 || figures.length > 4) {
      reader.report(list.line, `${figures.length} numbers: write two to four`);
    }
    const source = reader.need("paragraph", "write below the list where the numbers come from");
    if (!source) return null;
    reader.end();
    const words = [...source.tokens];
    const last = words.at(-1)?.type === "link" ? words.splice(-1) : [];
    return {
      kind: "figures",
      figures,
      source: reader.text({ line: source.line, tokens: words }, limits.lead),
      link: last.length > 0 ? parseLink({ line: source.line, tokens: last }, reader) : null,
    };
  },

  proof(reader) {
    const list = reader.need("list", "write the number here, as: - **97%** accuracy");
    const quote = list && reader.need("blockquote", "write the quotation here: > and the sentence");
    const link =
      quote && reader.need("paragraph", "link the story here: [Read it](/success-stories/slug)");
    if (!list || !quote || !link) return null;
    reader.end();
    const [first, ...rest] = getItems(list);
    if (!first) return null;
    const { value: number, text: numberText } = parseFigure(first, reader);
    const facts = rest.map((item) => parseFact(item, reader));
    return {
      kind: "proof",
      number,
      numberText,
      ...parseQuotation(quote, reader),
      facts,
      ...parseStoryLink(link, reader),
    };
  },

  form(reader) {
    const headline = reader.need("heading", headlineMissing);
    const promise = headline && reader.need("paragraph", "write here what happens next");
    if (!headline || !promise) return null;
    reader.end();
    return {
      kind: "form",
      headline: reader.text(headline, limits.headline),
      promise: reader.text(promise, limits.promise),
    };
  },
};

/** A quotation: the sentence, then `— Name, role` in a paragraph of its own. */
function parseQuotation({ line, tokens }: Part, reader: PartReader) {
  const [sentence, name] = tokens.filter(({ type }) => type === "paragraph");
  const quote = reader.text({ line, tokens: tokensOf(sentence) }, limits.quote);
  const signature = reader.text({ line, tokens: tokensOf(name) }, limits.lead);
  const [, speaker = "", role = ""] = /^[—–-] ?([^,]+), (.+)$/.exec(signature) ?? [];
  if (speaker === "") {
    reader.report(line, "say whose words they are, after an empty line: > — Name, role");
  }
  return { quote, speaker, role };
}

function parseStoryLink(part: Part, reader: PartReader) {
  const { label, href } = parseLink(part, reader);
  const [, story = ""] = /^\/success-stories\/([a-z0-9-]+)$/.exec(href) ?? [];
  if (story === "" && href !== "") {
    reader.report(part.line, "link the story here: [Read it](/success-stories/slug)");
  }
  return { link: label, story };
}
