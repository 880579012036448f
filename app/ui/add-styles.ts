const added = new Set<string>();

/**
 * Adds the styles of what is fetched late, once. They come with its script: no page that is cut down to
 * its own styles has them (docs/decisions/0011).
 */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
