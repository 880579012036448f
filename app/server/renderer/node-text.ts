import type { ElementContent } from "hast";

/** What an element says, as one text; of an image, that there is one. */
export const textOf = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  return node.tagName === "img" ? "image" : node.children.map(textOf).join("");
};

export const hasText = (node: ElementContent) => textOf(node).trim() !== "";

export const isNamed = (node: ElementContent, tagName: string) =>
  node.type === "element" && node.tagName === tagName;

/** The text of an element, without what stands for its images. */
export const getText = (node: ElementContent): string =>
  node.type === "text"
    ? node.value
    : node.type === "element"
      ? node.children.map(getText).join("")
      : "";

/** On one line. */
export const plainText = (text: string) => text.replaceAll(/\s+/g, " ").trim();
