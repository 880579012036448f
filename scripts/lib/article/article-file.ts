import { z } from "zod";

import { isSlug } from "../../../app/articles/contract.ts";
import { insightDrawings } from "../../../app/content/insight-covers.ts";
import {
  type Fault,
  fieldFaults,
  type FrontMatterFile,
  lineOfText as text,
  needed,
  readFrontMatter,
} from "../front-matter.ts";
import { parseUtcTime } from "../parse-utc-time.ts";

const slugHint = "lowercase letters, digits and single hyphens, at most 120 characters";
const slug = z.string(needed(slugHint)).refine(isSlug, needed(slugHint));

const publishedHint = "a time in UTC such as 2026-11-24 09:00, or now";

/** `now`, an instant (ISO 8601), or null for a draft. */
const published = z
  .string(needed(publishedHint))
  .transform((value, context) => {
    if (value === "now") return value;
    const time = parseUtcTime(value.replace(/ ?UTC$/, "Z").replace(" ", "T"));
    if (time !== null) return time.toISOString();
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

const drawingHint = `one of ${insightDrawings.join(", ")}`;

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
    cover: z.enum(insightDrawings, needed(drawingHint)).optional(),
  }),
  update: z.strictObject({
    kind: z.literal("update"),
    ...shared,
    type: text("the badge, such as Release, Security, Region or Docs"),
    href: text("a path of the site or an https address").optional(),
  }),
};

/** The front matter of a file, checked. */
export type FrontMatter = z.infer<(typeof schemas)[keyof typeof schemas]>;

/** The file of an article. */
export interface ArticleFile extends Omit<FrontMatterFile, "fields"> {
  /** Null where it has faults. */
  frontMatter: FrontMatter | null;
}

/** Reads a file and checks its front matter. */
export function parseArticleFile(content: string): ArticleFile {
  const { fields, ...file } = readFrontMatter(content);
  if (file.faults.length > 0) return { frontMatter: null, ...file };
  return { ...file, ...checkFields(fields, file.lineOf) };
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
    const faults: Fault[] = [{ line: lineOf("kind"), message }];
    return { frontMatter: null, faults };
  }
  const parsed = schemas[kind].safeParse(value);
  if (parsed.success) return { frontMatter: parsed.data, faults: [] };
  const of = kind === "story" ? "a story" : `an ${kind}`;
  return { frontMatter: null, faults: fieldFaults(parsed.error, lineOf, of) };
}
