import type { Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterMap,
  html as parse5Html,
  parseFragment,
  type TreeAdapter,
} from "parse5";

import { maxBodyLength } from "../../config/cache-lifetimes.ts";

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
export function parseHtml(text: string): Root {
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
