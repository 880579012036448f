import { part } from "../../islands/parts.ts";

/** Puts a frame with a button that copies it around each block of code of an article. */
export default function articleBody(body: HTMLElement): void {
  const frame = part(body, "code-frame");
  if (!(frame instanceof HTMLTemplateElement)) return;
  for (const code of body.querySelectorAll("pre > code:first-of-type")) {
    const block = code.closest("pre");
    block?.before(document.importNode(frame.content, true));
    block?.previousElementSibling?.prepend(block);
  }
}
