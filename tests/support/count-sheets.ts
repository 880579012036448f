import { inflateSync } from "node:zlib";

/** How many sheets a PDF has; its objects may stand in streams. */
export function countSheets(pdf: Buffer): number {
  const streams = [...pdf.toString("latin1").matchAll(/stream\r?\n([^]*?)endstream/g)];
  const texts = streams.map(([, stream = ""]) => {
    try {
      return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  const all = [pdf.toString("latin1"), ...texts].join("\n");
  return all.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
