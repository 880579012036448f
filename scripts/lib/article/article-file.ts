import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";

/** A fault and the line of the file that has it. */
export interface Fault {
  line: number;
  message: string;
}

const needed = (what: string) => ({
  error: ({ input }: { input: unknown }) =>
    input === undefined || input === null
      ? `is missing: ${what}`
      : `is ${JSON.stringify(input)}: it must be ${what}`,
});

const text = (what: string) =>
  z.string(needed(what)).trim().min(1, needed(what)).refine(isOneLine, "must be one line");

function isOneLine(value: string): boolean {
  return !value.includes("\n");
}

const slugHint = "lowercase letters, digits and single hyphens, at most 120 characters";
const slug = z
  .string(needed(slugHint))
  .max(120, needed(slugHint))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, needed(slugHint));

const publishedHint = "a time in UTC such as 2026-11-24 09:00, or now";

/** `now`, an instant (ISO 8601), or null for a draft. */
const published = z
  .string(needed(publishedHint))
  .transform((value, context) => {
    if (value === "now") return value;
    const [, day, hour = "00:00"] =
      /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?: ?UTC|Z)?)?$/.exec(value) ?? [];
    const time = day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:00Z`);
    // Date.parse reads the 31st of November as the 1st of December.
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day ?? "")) {
      return new Date(time).toISOString();
    }
    context.addIssue(`is ${JSON.stringify(value)}: it must be ${publishedHint}`);
    return z.NEVER;
  })
  .nullish()
  .transform((value) => value ?? null);

const shared = {
  title: text("the headline"),
  slug,
  description: text("one or two sentences for lists and search results"),
  published,
};

const page = {
  renamed_from: slug.optional(),
  read_time: z.int(needed("a number of minutes")).min(1, needed("a number of minutes")).optional(),
};

const tagsHint = "a list of words such as [Cost, Models]";

const schemas = {
  story: z.strictObject({
    kind: z.literal("story"),
    ...shared,
    ...page,
    category: slug.optional(),
    cover: text("a picture beside the file, or an https address").optional(),
  }),
  insight: z.strictObject({
    kind: z.literal("insight"),
    ...shared,
    ...page,
    author: text("a name").optional(),
    tags: z.array(text("a word"), needed(tagsHint)).default([]),
  }),
  update: z.strictObject({
    kind: z.literal("update"),
    ...shared,
    type: text("the badge, such as Release, Security, Region or Docs"),
  }),
};

/** The front matter of a file, checked. */
export type FrontMatter = z.infer<(typeof schemas)[keyof typeof schemas]>;

/** A file with front matter in YAML and a body in Markdown. */
export interface ArticleFile {
  /** Null where it has faults. */
  frontMatter: FrontMatter | null;
  body: string;
  /** The line of the file that the body begins on. */
  bodyLine: number;
  faults: Fault[];
  /** The line of a field of the front matter. */
  lineOf: (field: string) => number;
}

const fence = /^---[ \t]*$/;

/** Reads a file and checks its front matter. */
export function parseArticleFile(content: string): ArticleFile {
  const lines = content.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = fence.test(lines[0] ?? "")
    ? lines.findIndex((line, at) => at > 0 && fence.test(line))
    : -1;
  if (end < 0) {
    const message = "the file must begin with front matter: a line ---, the fields, a line ---";
    const faults = [{ line: 1, message }];
    return { frontMatter: null, body: "", bodyLine: 1, faults, lineOf: () => 1 };
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
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ message, pos }) => ({
      line: lineAt(pos[0]),
      message: `the front matter is no YAML: ${message.split(" at line ")[0]?.split("\n")[0]}`,
    }));
    return { frontMatter: null, faults, ...rest };
  }
  return { ...checkFields(document.toJS(), lineOf), ...rest };
}

function checkFields(
  value: unknown,
  lineOf: (field: string) => number,
): Pick<ArticleFile, "frontMatter" | "faults"> {
  const kind: unknown = Reflect.get(Object(value), "kind");
  if (kind !== "story" && kind !== "insight" && kind !== "update") {
    const message =
      kind === undefined
        ? "kind is missing: story, insight or update"
        : `kind is ${JSON.stringify(kind)}: it must be story, insight or update`;
    return { frontMatter: null, faults: [{ line: lineOf("kind"), message }] };
  }
  const parsed = schemas[kind].safeParse(value);
  if (parsed.success) return { frontMatter: parsed.data, faults: [] };
  const faults = parsed.error.issues.flatMap((issue): Fault[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        line: lineOf(key),
        message: `${key} is no field of ${kind === "story" ? "a story" : `an ${kind}`}`,
      }));
    }
    const field = String(issue.path[0]);
    return [{ line: lineOf(field), message: `${field} ${issue.message}` }];
  });
  return { frontMatter: null, faults };
}
