import type { Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toParse5 } from "hast-util-to-parse5";
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  html as parse5Html,
  parseFragment,
  serialize,
  type TreeAdapter,
} from "parse5";
import { Marked } from "marked";
import { fromParse5 } from "hast-util-from-parse5";

import { maxBodyLength } from "../../config/cache-lifetimes.ts";
import type { BodyRequest, SanitizedBody } from "./body-contract.ts";
import { bodySchema } from "./body-schema.ts";
import { addSiteMarkup } from "./site-markup.ts";

/**
 * Makes the body that an editor wrote safe to show: Markdown is converted, the HTML is parsed as a
 * browser parses it, an allow-list library filters the tree, and the tree is written anew with what our
 * pages need (ids of chapters, lazy images, tables that scroll). A body that is too long, nested too
 * deeply or too intricate is shown as its text. Time and memory grow linearly with its length.
 *
 * @returns HTML that stays within the element around it
 */
export function renderBody({ content, format, ...images }: BodyRequest): SanitizedBody {
  try {
    const filtered = written(sanitized(parseBody(content, format)));
    // Once more as a browser will read it: it nests what stood in an element that is gone in another way.
    const tree = sanitized(parseHtml(filtered));
    const found = addSiteMarkup(tree, images);
    return { html: written(tree).trim(), ...found, isTextOnly: false };
  } catch (thrown) {
    // Beyond one of the limits, or too deep for the stack.
    if (!(thrown instanceof RangeError)) throw thrown;
    return textOnly(content);
  }
}

/**
 * Parses a body as an editor wrote it.
 *
 * @throws {RangeError} with a sentence where it is beyond one of the limits
 */
export function parseBody(content: string, format: BodyRequest["format"]): Root {
  const text = withinLimit(printable(content));
  return parseHtml(format === "markdown" ? withinLimit(renderMarkdown(text)) : text);
}

function withinLimit(text: string): string {
  if (text.length > maxBodyLength) throw new RangeError("the body is too long");
  return text;
}

// The sanitizer returns a root for a root, and the document of a root has children.
const sanitized = (tree: Root) => sanitize(tree, bodySchema) as Root;
const written = (tree: Root) => serialize(toParse5(tree) as DefaultTreeAdapterTypes.Document);

/** Without control characters. */
const printable = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  text.replaceAll(/[\u0000-\u0008\u000B\u000E-\u001F\u007F]/g, "");

/** The text of a body, in one paragraph. */
function textOnly(content: string): SanitizedBody {
  const text = printable(content.slice(0, maxBodyLength))
    .replaceAll(/<[^<>]*>?/g, " ")
    .replaceAll(">", "&gt;")
    .trim();
  return { html: `<p>${text}</p>`, chapters: [], facts: [], images: [], isTextOnly: true };
}

/** About ten times the steps that a body of 256 KiB takes which a person has written. */
const maxInlineSteps = 20_000_000;

/** A line that opens a hundred quotations and lists at once. */
const nestedTooDeeply = /^[ \t]*(?:(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])[ \t]*){100}/m;

/**
 * Converts Markdown to HTML, which is not safe to show yet: raw HTML stays as it is.
 *
 * @throws {RangeError} where the text is nested deeper than anybody writes, or made so that the
 *   library's time would grow with the square of a paragraph's length
 */
export function renderMarkdown(text: string): string {
  if (nestedTooDeeply.test(text)) throw new RangeError("the body is nested too deeply");
  let steps = 0;
  const marked = new Marked({
    // GitHub's Markdown: CommonMark and tables.
    gfm: true,
    tokenizer: {
      // The library calls this first at each position of a paragraph, with the rest of the paragraph.
      escape(rest) {
        steps += rest.length;
        if (steps > maxInlineSteps) throw new RangeError("the paragraphs are too intricate");
        return false;
      },
    },
  });
  return marked.parse(text, { async: false });
}

/** Deeper than anything an editor writes. */
const maxDepth = 100;

/**
 * How long the parsed elements may be as HTML. A browser's parser opens `<a title="…"><p>` again in each
 * paragraph that follows, so a body of 256 KiB can mean gigabytes.
 */
const maxMarkup = 4 * maxBodyLength;

/** Where a body stands. */
const around = defaultTreeAdapter.createElement("div", parse5Html.NS.HTML, []);

/**
 * Parses HTML as a browser parses it inside a `div`, in time and memory that grow linearly with its
 * length.
 *
 * @param text of any kind
 * @throws {RangeError} with a sentence where it is nested deeper than anybody writes, or made so that the
 *   tree would be many times as large as a body may be
 */
function parseHtml(text: string): Root {
  const fragment = parseFragment(around, text, { treeAdapter: boundedAdapter() });
  const tree = fromParse5(fragment);
  // A fragment becomes a root.
  return tree.type === "root" ? tree : { type: "root", children: [] };
}

/** The parser's own way to build a tree, which stops where the tree grows without measure. */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let markup = 0;
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      markup += 2 * name.length + "<></>".length;
      for (const attribute of attributes) markup += attribute.name.length + attribute.value.length;
      if (markup > maxMarkup) throw new RangeError("the body is too intricate");
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > maxDepth) throw new RangeError("the body is nested too deeply");
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
