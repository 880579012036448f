import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { z } from "zod";

/** A fault and the line of the file that has it. */
export interface Fault {
  line: number;
  message: string;
}

/** A file with front matter in YAML and a body in Markdown. */
export interface FrontMatterFile {
  /** The fields as YAML reads them; undefined where it cannot. */
  fields: unknown;
  body: string;
  /** The line of the file that the body begins on. */
  bodyLine: number;
  faults: Fault[];
  /** The line of a field of the front matter. */
  lineOf: (field: string) => number;
}

/** The messages of a field that is missing or of another type. */
export const needed = (what: string) => ({
  error: ({ input }: { input: unknown }) =>
    input === undefined || input === null
      ? `is missing: ${what}`
      : `is ${JSON.stringify(input)}: it must be ${what}`,
});

/** A text on one line that is not empty. */
export const lineOfText = (what: string) =>
  z.string(needed(what)).trim().min(1, needed(what)).refine(isOneLine, "must be one line");

function isOneLine(value: string): boolean {
  return !value.includes("\n");
}

const fence = /^---[ \t]*$/;

/** Separates the front matter of a file from its body. */
export function readFrontMatter(content: string): FrontMatterFile {
  const lines = content.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = fence.test(lines[0] ?? "")
    ? lines.findIndex((line, at) => at > 0 && fence.test(line))
    : -1;
  if (end < 0) {
    const message = "the file must begin with front matter: a line ---, the fields, a line ---";
    const faults = [{ line: 1, message }];
    return { fields: undefined, body: "", bodyLine: 1, faults, lineOf: () => 1 };
  }
  const counter = new LineCounter();
  const document = parseDocument(lines.slice(1, end).join("\n"), { lineCounter: counter });
  // Line 1 is the opening `---`.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const fields = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key)) fields.set(String(key.value), lineAt(key.range?.[0] ?? 0));
    }
  }
  const lineOf = (field: string) => fields.get(field) ?? 1;
  const rest = { body: lines.slice(end + 1).join("\n"), bodyLine: end + 2, lineOf };
  const faults = document.errors.map(({ message, pos }) => ({
    line: lineAt(pos[0]),
    message: `the front matter is no YAML: ${message.split(" at line ")[0]?.split("\n")[0]}`,
  }));
  visit(document, {
    Node: (_, node) => {
      const report = (message: string) =>
        faults.push({ line: lineAt(node.range?.[0] ?? 0), message });
      // YAML takes the first word for a name of its own, which no field needs, and drops it.
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) {
        report("a text that begins with !, & or * stands between quotation marks");
      }
      if (isScalar(node) && node.type === "PLAIN" && node.comment) {
        report(
          `#${node.comment} is a comment in YAML: a text with # stands between quotation marks, a comment on a line of its own`,
        );
      }
    },
  });
  if (faults.length > 0) return { fields: undefined, faults, ...rest };
  return { fields: isMap(document.contents) ? document.toJS() : {}, faults, ...rest };
}

/**
 * What is wrong with the fields of a file, each with its line.
 *
 * @param of what the file is, as `a story`
 */
export function fieldFaults(
  error: z.ZodError,
  lineOf: FrontMatterFile["lineOf"],
  of: string,
): Fault[] {
  return error.issues.flatMap((issue): Fault[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        line: lineOf(key),
        message: `${key} is no field of ${of}`,
      }));
    }
    const field = String(issue.path[0]);
    return [{ line: lineOf(field), message: `${field} ${issue.message}` }];
  });
}
