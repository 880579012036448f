import type { Element, ElementContent } from "hast";

import { hasText, textOf } from "./node-text.ts";

const control = /^(?:input|select|textarea)$/;

/** What names something or is a value in a table: the words of a control in it are part of it. */
const naming = /^(?:h[1-6]|th|td|dt|caption|summary|figcaption)$/;

/** A sentence holds words of its own beside a control; a list of controls holds one in each item. */
const sentence = /^(?:p|dd|li)$/;

/** Whether something to type or choose in stands in an element. */
export const holdsControl = ({ children }: Element): boolean =>
  children.some(
    (node) => node.type === "element" && (control.test(node.tagName) || holdsControl(node)),
  );

/**
 * What a visitor without script reads of the controls in an element, in their places. Elsewhere a control
 * is no content: what it does needs script, or is done on the page alone.
 */
export function wordsOfControls({ tagName, children }: Element) {
  const hasOwnText =
    naming.test(tagName) ||
    (sentence.test(tagName) &&
      children.some((node) => node.type === "text" && /\p{L}/u.test(node.value)));
  const isAlone = tagName === "li" && children.filter(hasText).length === 1;
  return (node: ElementContent): ElementContent[] =>
    hasOwnText || (isAlone && !isOffer(node)) ? wordsOf(node) : [node];
}

/** A button that opens a dialog or sends a form. */
const isOffer = (node: ElementContent): boolean =>
  node.type === "element" &&
  (node.properties["command"] !== undefined || node.properties["type"] === "submit");

function wordsOf(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const { tagName, properties, children } = node;
  switch (tagName) {
    case "button":
    case "textarea":
      return children;
    case "input":
      return /^(?:text|number)?$/.test(properties["type"] ?? "")
        ? [{ type: "text", value: String(properties["value"] ?? "") }]
        : [node];
    case "select":
      return [{ type: "text", value: chosenOption(node) }];
    case "span":
    case "b":
    case "strong":
    case "em":
      return [{ ...node, children: children.flatMap(wordsOf) }];
    default:
      return [node];
  }
}

/** The option that a page has chosen, or its first one. */
function chosenOption({ children }: Element): string {
  const options = children.filter((node) => node.type === "element");
  const chosen = options.find(({ properties }) => properties["selected"] !== undefined);
  const option = chosen ?? options[0];
  return option ? textOf(option) : "";
}
