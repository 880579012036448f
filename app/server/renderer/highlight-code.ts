import type { RootContent } from "hast";
import bash from "refractor/bash";
import { refractor } from "refractor/core";
import hcl from "refractor/hcl";
import json from "refractor/json";
import python from "refractor/python";
import sql from "refractor/sql";
import typescript from "refractor/typescript";
import yaml from "refractor/yaml";

import type { CodeKind, CodePiece } from "../../lib/code-piece.ts";

for (const syntax of [bash, hcl, json, python, sql, typescript, yaml]) refractor.register(syntax);

/** The names that an editor may give a language, and the grammar of each. */
const grammars = new Map([
  ...["bash", "sh", "shell"].map((name) => [name, "bash"] as const),
  ...["hcl", "terraform", "tf"].map((name) => [name, "hcl"] as const),
  ...["yaml", "yml"].map((name) => [name, "yaml"] as const),
  ...["python", "py"].map((name) => [name, "python"] as const),
  ...["typescript", "ts", "javascript", "js"].map((name) => [name, "typescript"] as const),
  ["json", "json"],
  ["sql", "sql"],
]);

/** The kinds of the grammars' tokens; a token of no kind has that of the token around it. */
const kinds = new Map<string, CodeKind>([
  ["comment", "comment"],
  ["string", "string"],
  ["type", "string"], // the quoted type of a resource
  ["keyword", "key"],
  ["key", "key"],
]);

/**
 * Highlights code by Prism's grammars, on the Worker that renders articles and in the build.
 *
 * @param code of bounded length: the time of a grammar may grow faster than the text
 * @param language as an editor names it, as `bash` or `yml`; of another one the code is one plain piece
 * @returns the pieces of the code, which together are its text
 */
export function highlightCode(code: string, language: string): CodePiece[] {
  const grammar = grammars.get(language);
  if (grammar === undefined) return [code];
  const { children } = refractor.highlight(code, grammar);
  const pieces = joined(children.flatMap((node) => toPieces(node, grammar)));
  return grammar === "bash" ? pieces.flatMap(shellPieces) : pieces;
}

function toPieces(node: RootContent, grammar: string, around: CodeKind | null = null): CodePiece[] {
  if (node.type === "text") return [around === null ? node.value : [around, node.value]];
  if (node.type !== "element") return [];
  const { className } = node.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  const isName = grammar === "json" && names.includes("property");
  const kind = isName ? "key" : names.map((name) => kinds.get(name)).find((found) => found);
  return node.children.flatMap((child) => toPieces(child, grammar, kind ?? around));
}

/** In a shell, the program of a line is a key, an address reads as a string, and a string may be JSON. */
function shellPieces(piece: CodePiece, index: number): CodePiece[] {
  if (typeof piece !== "string") {
    const [kind, text] = piece;
    if (kind !== "string" || !/^'[{[][^]*'$/.test(text)) return [piece];
    return ["'", ...highlightCode(text.slice(1, -1), "json"), "'"];
  }
  const parts = /((?<=\n)[a-z][\w-]*(?= )|https?:\/\/\S+)/;
  // The first piece begins a line without a line break.
  const [start, text] = index === 0 ? ["\n", `\n${piece}`] : ["", piece];
  return text.split(parts).flatMap((part, at): CodePiece[] => {
    if (at % 2 === 1) return [[part.includes("://") ? "string" : "key", part]];
    const own = at === 0 ? part.slice(start.length) : part;
    return own === "" ? [] : [own];
  });
}

/** Neighbors of one kind in one piece. */
function joined(pieces: readonly CodePiece[]): CodePiece[] {
  const result: [CodeKind | null, string][] = [];
  for (const piece of pieces) {
    const [kind, text] = typeof piece === "string" ? ([null, piece] as const) : piece;
    const last = result.at(-1);
    if (last?.[0] === kind) last[1] += text;
    else if (text !== "") result.push([kind, text]);
  }
  return result.map(([kind, text]) => (kind === null ? text : [kind, text]));
}
