import { inflateSync } from "node:zlib";

/** What a program reads of a PDF as Chromium writes it: objects in the open, streams deflated. */
type ReadPdf = {
  title: string;
  /** Whether it has a tree of tags, for people who do not see it. */
  isTagged: boolean;
  /** The text of each page without its white space: a line's end is no word's end in a PDF. */
  pages: string[];
};

/** Reads the pages of a PDF. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = readObjects(bytes.toString("latin1"));
  const all = [...objects.values()];
  const object = (id: string | undefined) => objects.get(id ?? "") ?? "";
  const isPage = (body: string) => /\/Type\s*\/Page\b(?!s)/.test(body);
  return {
    title:
      /\/Title \(([^)]*)\)/.exec(all.find((body) => body.includes("/Producer")) ?? "")?.[1] ?? "",
    isTagged: all.some((body) => /\/Type\s*\/StructTreeRoot/.test(body)),
    pages: all.filter(isPage).map((page) => {
      const fonts = new Map(
        [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => [
          name,
          toFont(object(id), object),
        ]),
      );
      return textOf(stream(object(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts);
    }),
  };
}

/** The objects by their numbers, as the table at the end of the file says where each begins. */
function readObjects(file: string): Map<string, string> {
  const starts = [...file.slice(file.lastIndexOf("\nxref")).matchAll(/^(\d{10}) \d{5} n/gm)]
    .map(([, offset]) => Number(offset))
    .toSorted((one, other) => one - other);
  return new Map(
    starts.map((start, index) => {
      const body = file.slice(start, starts[index + 1]);
      return [/^\d+/.exec(body)?.[0] ?? "", body];
    }),
  );
}

function stream(body: string): string {
  const head = /\/Length (\d+)>> stream\r?\n/.exec(body);
  const length = head?.[1] ?? "0";
  const start = head === null ? 0 : head.index + head[0].length;
  const written = body.slice(start, start + Number(length));
  if (!body.slice(0, start).includes("/FlateDecode")) return written;
  return inflateSync(Buffer.from(written, "latin1")).toString("latin1");
}

type Font = { bytesOfCode: number; letters: ReadonlyMap<number, string> };

/** The letters of a font's codes, as its map says. */
function toFont(body: string, object: (id: string | undefined) => string): Font {
  const map = stream(object(/\/ToUnicode (\d+) 0 R/.exec(body)?.[1]));
  const letters = new Map<number, string>();
  const hex = (text: string | undefined) => Number.parseInt(text ?? "", 16);
  const decode = (text: string) => Buffer.from(text, "hex").swap16().toString("utf16le");
  for (const [, block = ""] of map.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code, letter = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      letters.set(hex(code), decode(letter));
    }
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, from, to, first] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let code = hex(from); code <= hex(to); code += 1) {
        letters.set(code, String.fromCodePoint(hex(first) + code - hex(from)));
      }
    }
  }
  return { bytesOfCode: body.includes("/Type0") ? 2 : 1, letters };
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The bytes of a string, `<0041>` or `(A)`. */
function bytesOf(written: string): Buffer {
  const inside = written.slice(1, -1);
  if (written.startsWith("<")) return Buffer.from(inside.replaceAll(/\s/g, ""), "hex");
  const plain = inside.replaceAll(/\\([0-7]{1,3}|[^])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCodePoint(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );
  return Buffer.from(plain, "latin1");
}

function textOf(content: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font | undefined;
  let text = "";
  const pieces = /\/(F\d+) [\d.]+ Tf|<[\da-fA-F\s]*>(?!>)|\((?:\\[^]|[^\\)])*\)/g;
  for (const [piece, name] of content.matchAll(pieces)) {
    if (name !== undefined) font = fonts.get(name);
    else if (font !== undefined) {
      const bytes = bytesOf(piece);
      for (let at = 0; at + font.bytesOfCode <= bytes.length; at += font.bytesOfCode) {
        text += font.letters.get(bytes.readUIntBE(at, font.bytesOfCode)) ?? "";
      }
    }
  }
  return text.replaceAll(/\s/g, "");
}
