/**
 * Rewrites a page as Chrome's translation does, now and whatever comes later: each text node becomes two
 * `<font>` elements around other text. Runs in the page. The words stay, with a blank that no-break, so
 * that tests find them.
 */
export function translatePage(): void {
  const skipped =
    "script, style, noscript, textarea, template, title, [translate=no], .notranslate";
  const translate = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { parentElement: parent, data } = text;
      if (!parent || data.trim() === "" || parent.closest(`${skipped}, font`)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
      inner.append(`${data}\u00A0`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    translate(document.body);
    document.documentElement.lang = "de";
    document.documentElement.classList.add("translated-ltr");
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === "characterData") translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState !== "loading") start();
  // The document is read, and none of its modules has run.
  else document.addEventListener("readystatechange", start, { once: true });
}
