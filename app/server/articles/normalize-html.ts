/** A body that may be shown, and the pictures in it that other hosts hold. */
export type SanitizedBody = {
  html: string;
  chapters: { id: string; title: string }[];
  /** A table of two columns at the very beginning is taken out: its rows stand beside the text. */
  facts: { name: string; value: string }[];
  pictures: string[];
};

const token = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*) ?\/?>|[^<]+|</g;
const attribute = / ([a-z]+)="([^"<>]*)"/g;

const empty = new Set(["br", "hr", "img"]);

/** An open element: what closes it, and for a chapter's heading where its text begins. */
type Open = { tag: string; close: string; heading?: { level: string; textFrom: number } };

/**
 * Takes filtered HTML apart tag by tag and puts it together anew: every element closed in order,
 * nothing closed that was not open, `h1` one level down.
 *
 * @param filtered what the allow-list left over; what is not a plain tag in it becomes text
 * @param pictureAddress address on this site for the picture with this number
 */
export function normalizeHtml(
  filtered: string,
  pictureAddress: (number: number) => string,
): SanitizedBody {
  const out: string[] = [];
  const open: Open[] = [];
  const chapters: SanitizedBody["chapters"] = [];
  const pictures: string[] = [];

  const close = () => {
    const element = open.pop();
    if (!element) return;
    if (element.heading) finishHeading(out, element.heading, chapters);
    out.push(element.close);
  };

  for (const [text, slash, name, attributes = ""] of filtered.matchAll(token)) {
    if (name === undefined) {
      out.push(text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
      continue;
    }
    const tag = name === "h1" ? "h2" : name;
    if (slash === "/") {
      if (open.some((element) => element.tag === tag)) {
        while (open.at(-1)?.tag !== tag) close();
        close();
      }
    } else if (tag === "img") {
      out.push(pictureTag(attributes, pictures, pictureAddress));
    } else if (empty.has(tag)) out.push(`<${tag}>`);
    else open.push(opened(tag, attributes, out));
  }
  while (open.length > 0) close();
  const html = out.join("").trim();
  const table = leadingTable.exec(html)?.[0] ?? "";
  const facts = [...table.matchAll(factRow)].map(([, name = "", value = ""]) => ({
    name: plainText(name),
    value: plainText(value),
  }));
  return facts.length === 0
    ? { html, chapters, facts, pictures }
    : { html: html.slice(table.length).trim(), chapters, facts, pictures };
}

const cell = String.raw`\s*<t[hd][^>]*>((?:(?!</?t[hdr]\b)[\s\S])*)</t[hd]>\s*`;
const factRow = new RegExp(`<tr>${cell}${cell}</tr>`, "g");
const leadingTable = new RegExp(
  String.raw`^<div class="wide"[^>]*><table>\s*(?:<tbody>)?\s*(?:<tr>${cell}${cell}</tr>\s*)+(?:</tbody>)?\s*</table></div>`,
);

function opened(tag: string, attributes: string, out: string[]): Open {
  switch (tag) {
    case "table":
      // Focusable, because a wide table is scrolled sideways on a phone.
      out.push('<div class="wide" role="group" aria-label="Table" tabindex="0"><table>');
      return { tag, close: "</table></div>" };
    case "pre":
      out.push('<pre tabindex="0">');
      return { tag, close: "</pre>" };
    case "a":
      out.push(`<a${valued(attributes)} rel="noopener">`);
      return { tag, close: "</a>" };
    case "h2":
      // The id comes with the text.
      return { tag, close: "</h2>", heading: { level: tag, textFrom: out.push("") } };
    default:
      out.push(`<${tag}${valued(attributes)}>`);
      return { tag, close: `</${tag}>` };
  }
}

/** The filter leaves the name of an attribute whose value it refuses. */
function valued(attributes: string): string {
  return [...attributes.matchAll(attribute)].map(([text]) => text).join("");
}

function finishHeading(
  out: string[],
  { level, textFrom }: NonNullable<Open["heading"]>,
  chapters: SanitizedBody["chapters"],
): void {
  const title = plainText(out.slice(textFrom).join(""));
  // Prefixed, so that no heading can take an id of the page's own.
  const name = `part-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`.replace(/-+$/, "");
  const taken = chapters.filter(({ id }) => id === name || id.startsWith(`${name}_`)).length;
  const id = taken === 0 ? name : `${name}_${taken + 1}`;
  out[textFrom - 1] = `<${level} id="${id}">`;
  if (title !== "") chapters.push({ id, title });
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function pictureTag(
  attributes: string,
  pictures: string[],
  pictureAddress: (number: number) => string,
): string {
  const {
    src = "",
    alt = "",
    width,
    height,
  } = Object.fromEntries(
    [...attributes.matchAll(attribute)].map(([, name, value]) => [name, value]),
  );
  const address = plainText(src);
  const isOwn = isOwnPath(address);
  if (!isOwn && !isPicture(address)) return "";
  const shown = isOwn ? src : pictureAddress(pictures.push(address) - 1);
  const size = [width, height].every((value) => /^\d{1,5}$/.test(value ?? ""))
    ? ` width="${width}" height="${height}"`
    : "";
  return `<img src="${shown}" alt="${alt}"${size} loading="lazy" decoding="async">`;
}

/** Whether an address is a path of this site; browsers read a backslash as a slash. */
export const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);

/**
 * Whether a picture may be fetched from there: over HTTPS, on its usual port, without a password, from
 * a host with a public name. A number or a name of an inner network is none.
 */
export function isPicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    password === "" &&
    /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) &&
    !/\.(?:local|localhost|internal|intranet|lan|home\.arpa)$/.test(hostname)
  );
}
