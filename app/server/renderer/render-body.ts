import type { Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toParse5 } from "hast-util-to-parse5";
import { type DefaultTreeAdapterTypes, serialize } from "parse5";

import { maxBodyLength } from "../../config/cache-lifetimes.ts";
import type { BodyRequest, SanitizedBody } from "./body-contract.ts";
import { bodySchema } from "./body-schema.ts";
import { parseHtml } from "./parse-html.ts";
import { renderMarkdown } from "./render-markdown.ts";
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
