/**
 * Fetches the styles that the first page had no use for. They come before the page's own, which
 * would lose against them otherwise, and replace the part of them that the page was sent with.
 *
 * @throws when they cannot be fetched: without them no other page can be drawn
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
