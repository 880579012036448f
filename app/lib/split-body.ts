/** Elements without an end. */
const empty = /^(?:br|hr|img|wbr|col)$/;

const tag = /<(\/?)([a-z][a-z\d]*)(?:\s(?:[^"<>]|"[^"]*")*)?>/g;

/**
 * Parts the sanitized HTML of a body before a chapter.
 *
 * @param id of the chapter's heading
 * @returns null where the heading stands inside another element
 */
export function splitBody(html: string, id: string): [string, string] | null {
  const at = html.indexOf(`<h2 id="${id}"`);
  if (at <= 0) return null;
  const before = html.slice(0, at);
  let depth = 0;
  for (const [, end, name = ""] of before.matchAll(tag)) {
    if (!empty.test(name)) depth += end === "/" ? -1 : 1;
  }
  return depth === 0 ? [before, html.slice(at)] : null;
}
