import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Element, ElementContent } from "hast";
import { imageSize } from "image-size";
import { find as findAttribute, html } from "property-information";

import {
  isFetchableImage,
  isOwnPath,
  isBucketImage,
  splitSize,
} from "../../../app/lib/image-source.ts";
import { bodySchema, linkSchemes } from "../../../app/server/renderer/body-schema.ts";
import { parseBody } from "../../../app/server/renderer/render-body.ts";
import { getMessage } from "../error-details.ts";
import type { Fault } from "../front-matter.ts";
import type { ArticleFile } from "./article-file.ts";

const maxImageBytes = 8 * 1024 * 1024;
const maxBodyBytes = 256 * 1024;

/** Types of images, by the format that their first bytes indicate. */
const imageTypes: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
};

/** An image beside the file. */
export interface ArticleImage {
  /** The path as written in the file. */
  source: string;
  content: Buffer;
  extension: string;
  type: string;
  width: number;
  height: number;
}

export interface CheckedBody {
  faults: Fault[];
  /** What the site removes before it shows the body. */
  removed: Fault[];
  images: ArticleImage[];
  words: number;
}

/**
 * Reads an image beside the file.
 *
 * @throws Error with a sentence where it cannot be used
 */
export function readImage(folder: string, source: string): ArticleImage {
  let content: Buffer;
  try {
    content = readFileSync(resolve(folder, decodeURI(source)));
  } catch {
    throw new Error(`the picture ${source} is not there`);
  }
  let size: ReturnType<typeof imageSize> | null = null;
  try {
    size = imageSize(content);
  } catch {
    // An image without a size is a fault; see below.
  }
  const type = imageTypes[size?.type ?? ""];
  if (size === null || type === undefined) {
    throw new Error(`the picture ${source} is no AVIF, WebP, PNG, JPEG or GIF`);
  }
  if (content.byteLength > maxImageBytes) throw new Error(`the picture ${source} exceeds 8 MB`);
  const { width, height } = size;
  return { source, content, extension: size.type ?? "", type, width, height };
}

/**
 * Checks a body as the site will read it.
 *
 * @param folder of the file; images are looked for there
 */
export function checkBody(
  { body, bodyLine }: Pick<ArticleFile, "body" | "bodyLine">,
  folder: string,
): CheckedBody {
  const checked: CheckedBody = { faults: [], removed: [], images: [], words: 0 };
  const find = lineFinder(body, bodyLine);
  const fault = (line: number, message: string) => checked.faults.push({ line, message });
  if (Buffer.byteLength(body) > maxBodyBytes) fault(bodyLine, "the body exceeds 256 KiB");
  let tree: ReturnType<typeof parseBody>;
  try {
    tree = parseBody(body, "markdown");
  } catch (thrown) {
    fault(bodyLine, `${getMessage(thrown)}: the site would show its text alone`);
    return checked;
  }
  const walk = (nodes: readonly ElementContent[]) => {
    for (const node of nodes) {
      if (node.type === "text") checked.words += countWords(node.value);
      if (node.type !== "element") continue;
      if (node.tagName === "img") checkImage(node);
      else checkElement(node);
      if (node.tagName !== "script" && node.tagName !== "style") walk(node.children);
    }
  };
  const checkElement = ({ tagName, properties }: Element) => {
    if (!bodySchema.tagNames.includes(tagName)) {
      checked.removed.push({ line: find(`<${tagName}`), message: `<${tagName}>` });
      return;
    }
    for (const [property, value] of Object.entries(properties)) {
      const name = attributeName(property);
      // The converter adds these: the language of a block of code, the alignment of a column.
      if ((tagName === "code" && name === "class") || name === "align") continue;
      if (!isAllowed(tagName, property)) {
        checked.removed.push({ line: find(`${name}=`), message: `${name} of <${tagName}>` });
      } else if (name === "href" && !isAllowedLink(String(value))) {
        checked.removed.push({
          line: find(String(value)),
          message: `the link to ${String(value)}`,
        });
      }
    }
  };
  const checkImage = ({ properties }: Element) => {
    const valueOf = (name: string) => String(properties[name] ?? "");
    const [source, width = valueOf("width"), height = valueOf("height")] = splitSize(
      valueOf("src"),
    );
    const line = find(source);
    for (const name of Object.keys(properties)) {
      if (isAllowed("img", name)) continue;
      checked.removed.push({ line, message: `${attributeName(name)} of <img>` });
    }
    if (valueOf("alt").trim() === "") {
      fault(line, `the picture ${source} has no alternative text: ![what it shows](${source})`);
    }
    if (/^https?:/i.test(source) && !isFetchableImage(source)) {
      fault(
        line,
        `the picture ${source} cannot be fetched: it needs an https address with a public name`,
      );
    } else if (isFetchableImage(source) || isBucketImage(source) || isOwnPath(source)) {
      if (width === "" || height === "") {
        fault(
          line,
          `the picture ${source} has no size: write its width and height as ${source}#640x480`,
        );
      }
    } else if (!checked.images.some((image) => image.source === source)) {
      try {
        checked.images.push(readImage(folder, source));
      } catch (thrown) {
        fault(line, getMessage(thrown));
      }
    }
  };
  for (const [index, text] of body.split("\n").entries()) {
    if (text.startsWith("# ") && !isInCode(body, index)) {
      fault(bodyLine + index, "a heading with one # is the title's: begin with ##");
    }
  }
  walk(tree.children.filter((node) => node.type !== "doctype"));
  return checked;
}

/** Whether an element that is allowed may have a property. */
const isAllowed = (tagName: string, property: string) =>
  bodySchema.attributes[tagName]?.includes(property) === true;

/** `class` for `className`. */
const attributeName = (property: string) => findAttribute(html, property).attribute;

const countWords = (text: string) => text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;

function isAllowedLink(url: string): boolean {
  const [start = ""] = url.split(/[/?#]/, 1);
  const colon = start.indexOf(":");
  return colon < 0 || linkSchemes.includes(start.slice(0, colon).toLowerCase());
}

/** Whether a line of a body stands in a fenced block of code. */
function isInCode(body: string, line: number): boolean {
  const fences = body
    .split("\n")
    .slice(0, line)
    .filter((text) => /^(?:```|~~~)/.test(text));
  return fences.length % 2 === 1;
}

/**
 * Finds the lines of texts that follow one another in a body. A text that is not found word for word
 * counts as on the line of the one before it.
 */
function lineFinder(body: string, bodyLine: number): (text: string) => number {
  const lower = body.toLowerCase();
  let found = 0;
  let from = 0;
  return (text) => {
    const at = lower.indexOf(text.toLowerCase(), from);
    if (at >= 0) {
      found = at;
      from = at + 1;
    }
    return bodyLine + (body.slice(0, found).match(/\n/g)?.length ?? 0);
  };
}
