/**
 * Loads the whole stylesheet, of which the first page only got its own part. It is inserted before the
 * page's own styles, which must override it, and the inlined part is removed.
 *
 * @throws when it cannot be loaded: other pages cannot be shown without it
 */
export async function loadStylesheet(): Promise<void> {
  const inlined = document.querySelector<HTMLStyleElement>("style[data-sheet]");
  const { sheet, length } = inlined?.dataset ?? {};
  if (!inlined || sheet === undefined) return;
  const link = document.createElement("link");
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel: "stylesheet", href: sheet, onload: resolve, onerror: reject });
    inlined.before(link);
  });
  inlined.textContent = inlined.textContent.slice(Number(length));
}
