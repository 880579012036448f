import { tsrStartManifest } from "tanstack-start-manifest:v";

import { cssForHtml } from "../../lib/css-for-html.ts";

/** The mono face comes with the whole sheet: until then its fallback takes the same room. */
const lateFace = /@font-face\s*\{[^{}]*sometype-mono[^{}]*\}/g;

/**
 * The sheet that all pages share, as the build made it, and what of it may be sent with a page; none
 * while developing.
 */
function sharedSheet(): { href: string; css: string; early: string } | null {
  const { routes, inlineCss } = tsrStartManifest();
  const [link] = routes["__root__"]?.css ?? [];
  const href = typeof link === "string" ? link : link?.href;
  const css = href === undefined ? undefined : inlineCss?.styles[href];
  if (href === undefined || css === undefined) return null;
  return { href, css, early: css.replaceAll(lateFace, "") };
}

let shared: ReturnType<typeof sharedSheet> | undefined;

/**
 * Puts a page's styles in their place, of the shared sheet only those rules that the page can use,
 * and says where the whole sheet is: the browser fetches it when the script starts
 * (`load-styles.ts`).
 *
 * @param html a complete page, with a mark where its styles belong
 * @param place the mark, within a `style` element
 * @param css the shared sheet and what the page has of its own
 */
export function withPageStyles(html: string, place: string, css: string): string {
  shared ??= sharedSheet();
  const end = html.indexOf(place);
  if (shared === null || end === -1 || !css.startsWith(shared.css)) {
    return html.replace(place, () => css);
  }
  const styles = cssForHtml(shared.early, html);
  const tag = html.lastIndexOf("<style", end);
  const attributes = html.slice(tag + "<style".length, end);
  const mark = `data-sheet="${shared.href}" data-length="${styles.length}"`;
  const own = css.slice(shared.css.length);
  return `${html.slice(0, tag)}<style ${mark}${attributes}${styles}${own}${html.slice(end + place.length)}`;
}
