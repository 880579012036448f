import { tsrStartManifest } from "tanstack-start-manifest:v";

import { stylesFor } from "../lib/styles-for.ts";

/** The sheet that all pages share, as the build made it; none while developing. */
function sharedSheet(): { href: string; css: string } | null {
  const { routes, inlineCss } = tsrStartManifest();
  const [link] = routes["__root__"]?.css ?? [];
  const href = typeof link === "string" ? link : link?.href;
  const css = href === undefined ? undefined : inlineCss?.styles[href];
  return href === undefined || css === undefined ? null : { href, css };
}

let shared: ReturnType<typeof sharedSheet> | undefined;

/**
 * Leaves only those rules of the shared sheet in a page that the page can use, and says where the
 * whole sheet is: the browser fetches it when the script starts (`load-styles.ts`).
 *
 * @param html a complete page with its styles inlined
 */
export function withPageStyles(html: string): string {
  shared ??= sharedSheet();
  const start = shared === null ? -1 : html.indexOf(shared.css);
  if (shared === null || start === -1) return html;
  const styles = stylesFor(shared.css, html);
  const tag = html.lastIndexOf("<style", start);
  const attributes = html.slice(tag + "<style".length, start);
  const mark = `data-sheet="${shared.href}" data-length="${styles.length}"`;
  return `${html.slice(0, tag)}<style ${mark}${attributes}${styles}${html.slice(start + shared.css.length)}`;
}
