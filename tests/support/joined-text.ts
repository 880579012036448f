import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** What begins a line of its own in every browser, also in one that knows HTML 4 alone. */
const lines = new Set(
  "address blockquote body br caption center dd div dl dt fieldset form h1 h2 h3 h4 h5 h6 head hr html legend li ol option optgroup p pre select table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** Controls, which are drawn, and what is written letter by letter: code, and the number of a footnote. */
const unread = new Set(
  "input select textarea script style template title code samp pre sup".split(" "),
);

/** A character that ends a word or a sentence, and one that begins a word. */
const wordEnd = /[\p{L}\p{N}.,:;!?%)\]”’+]$/u;
const wordBegin = /^[\p{L}\p{N}$€#([“‘]/u;

const isHiddenInput = (node: Node) =>
  "attrs" in node && node.attrs.some(({ name, value }) => name === "type" && value === "hidden");

/**
 * Words of a page that only its styles keep apart: in a browser without them, in a saved copy and in what a
 * reader or a search engine takes, they run together.
 *
 * @returns each pair as it would be read
 */
export function joinedText(html: string): string[] {
  const joined: string[] = [];
  /** The words since the last space or line. */
  let before = "";
  /** Whether an element has begun or ended since. */
  let isOther = false;

  const visit = (node: Node): void => {
    if (node.nodeName === "#text" && "value" in node) {
      if (node.value === "") return;
      if (isOther && wordEnd.test(before) && wordBegin.test(node.value)) {
        joined.push(`${before.slice(-30)}|${node.value.slice(0, 30)}`);
      }
      before = node.value;
      isOther = false;
      return;
    }
    if (!("childNodes" in node)) return;
    const isLine = lines.has(node.nodeName);
    if (node.nodeName === "input" && isHiddenInput(node)) return;
    const isHidden = unread.has(node.nodeName);
    if (isLine || isHidden) before = "";
    isOther = true;
    if (!isHidden) for (const child of node.childNodes) visit(child);
    if (isLine || isHidden) before = "";
    isOther = true;
  };

  visit(parse(html));
  return joined;
}
