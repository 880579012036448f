import type { Element, ElementContent } from "hast";

/** Elements that stand in a line. */
const inline =
  /^(?:a|abbr|b|br|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|wbr)$/;

/**
 * A list of terms as a plain list, because Markdown has none: `Term: what it means` in one line, or what
 * it means below the term.
 */
export function plainList(list: Element): Element {
  const items: { terms: Element[]; meanings: Element[] }[] = [];
  for (const node of list.children.flatMap(withoutGroup)) {
    const last = items.at(-1);
    if (node.tagName === "dt" && (!last || last.meanings.length > 0)) {
      items.push({ terms: [node], meanings: [] });
    } else if (node.tagName === "dt") last?.terms.push(node);
    else if (last) last.meanings.push(node);
    else items.push({ terms: [], meanings: [node] });
  }
  return element(
    "ul",
    items.map(({ terms, meanings }) => element("li", contentOf(terms, meanings))),
  );
}

const withoutGroup = (node: ElementContent): Element[] => {
  if (node.type !== "element") return [];
  return node.tagName === "div" ? node.children.flatMap(withoutGroup) : [node];
};

function contentOf(terms: Element[], meanings: Element[]): ElementContent[] {
  const all = [...terms, ...meanings];
  if (all.every(isOneLine) && meanings.length === 1) {
    const colon = { type: "text", value: ": " } as const;
    const lines = all.flatMap(({ children }, index) =>
      index > 0 ? [colon, ...children] : children,
    );
    return lines;
  }
  return [...terms, ...meanings].map(({ children }) => element("div", children));
}

const isOneLine = ({ children }: Element): boolean =>
  children.every(
    (node) => node.type !== "element" || (inline.test(node.tagName) && isOneLine(node)),
  );

/** A new element of a page that is written as Markdown. */
export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
