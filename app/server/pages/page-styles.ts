import { tsrStartManifest } from "tanstack-start-manifest:v";

import { cssForHtml } from "../../lib/css-for-html.ts";

/** The mono font comes with the whole stylesheet; until then its fallback has the same metrics. */
const deferredFont = /@font-face\s*\{[^{}]*sometype-mono[^{}]*\}/g;

/** The stylesheet that all pages share, and the part of it that pages may inline; none in development. */
function sharedStylesheet(): { href: string; css: string; inlinable: string } | null {
  const { routes, inlineCss } = tsrStartManifest();
  const [link] = routes["__root__"]?.css ?? [];
  const href = typeof link === "string" ? link : link?.href;
  const css = href === undefined ? undefined : inlineCss?.styles[href];
  if (href === undefined || css === undefined) return null;
  return { href, css, inlinable: css.replaceAll(deferredFont, "") };
}

let shared: ReturnType<typeof sharedStylesheet> | undefined;

/**
 * Inlines a page's styles: its own, and the rules of the shared stylesheet that its HTML can use. An
 * attribute names the whole stylesheet, which the browser fetches when the script starts
 * (`load-styles.ts`).
 *
 * @param html a complete page, with a placeholder for its styles
 * @param placeholder the text of a `style` element
 * @param css the shared stylesheet, followed by the page's own styles
 */
export function withPageStyles(html: string, placeholder: string, css: string): string {
  shared ??= sharedStylesheet();
  const end = html.indexOf(placeholder);
  if (shared === null || end === -1 || !css.startsWith(shared.css)) {
    return html.replace(placeholder, () => css);
  }
  const styles = cssForHtml(shared.inlinable, html);
  const start = html.lastIndexOf("<style", end);
  const attributes = html.slice(start + "<style".length, end);
  const source = `data-sheet="${shared.href}" data-length="${styles.length}"`;
  const own = css.slice(shared.css.length);
  return `${html.slice(0, start)}<style ${source}${attributes}${styles}${own}${html.slice(end + placeholder.length)}`;
}
