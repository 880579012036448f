/** Puts a frame with a button that copies it around each block of code of an article. */
export function frameCode(): void {
  const frame = document.querySelector<HTMLTemplateElement>("template[data-code-frame]");
  if (!frame) return;
  for (const code of document.querySelectorAll(".article-body pre > code:first-of-type")) {
    const block = code.closest("pre");
    block?.before(document.importNode(frame.content, true));
    block?.previousElementSibling?.prepend(block);
  }
}
