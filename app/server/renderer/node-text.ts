import type { ElementContent } from "hast";

/** What an element says, as one text. */
export const textOf = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  return node.tagName === "img" ? "image" : node.children.map(textOf).join("");
};

export const hasText = (node: ElementContent) => textOf(node).trim() !== "";

export const isNamed = (node: ElementContent, tagName: string) =>
  node.type === "element" && node.tagName === tagName;
