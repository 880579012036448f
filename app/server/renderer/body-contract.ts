import * as z from "zod/mini";

/**
 * What the site's Worker posts to the renderer: a body as it stands in the database. Versions of both
 * Workers answer each other while a release is under way: a change needs the note in docs/operations.md
 * ("Release gradually").
 */
export const bodyRequest = z.object({
  content: z.string(),
  format: z.enum(["html", "markdown"]),
  /** Of the article; a figure in it can be its cover. */
  title: z.optional(z.string()),
  /** What stands before and after an image's number, from 1, in its path on this site. */
  imagePath: z.string(),
  imageQuery: z.string(),
});
export type BodyRequest = z.infer<typeof bodyRequest>;

/** What it posts to `/covers`: the bodies of the articles of a list. */
export const coversRequest = z.array(
  z.pick(bodyRequest, { content: true, format: true, title: true }),
);
export type CoverRequest = z.infer<typeof coversRequest>[number];

/** A row and a column of a table, from 0, without its head. */
const position = z.tuple([z.number(), z.number()]);

/** The table that a drawing shows, or the part of the text where there is none. */
const source = z.object({
  from: z.enum(["table", "title", "sections"]),
  /** The heading above the table. */
  heading: z.nullable(z.string()),
  /** The head of the columns that are drawn, without the first. */
  measures: z.array(z.string()),
  /** The head of the first column, which says what a row is, and how many rows there are. */
  subject: z.string(),
  count: z.number(),
});

/** The drawing of an insight, made from its body, with one live part. */
export const articleCover = z.intersection(
  z.object({ source }),
  z.discriminatedUnion("kind", [
    /** Two columns of one unit. With totals the rows are parts of a whole. */
    z.object({
      kind: z.literal("pairs"),
      names: z.tuple([z.string(), z.string()]),
      rows: z.array(
        z.object({
          name: z.string(),
          values: z.tuple([z.number(), z.number()]),
          texts: z.tuple([z.string(), z.string()]),
        }),
      ),
      totals: z.nullable(z.tuple([z.string(), z.string()])),
      live: z.number(),
    }),
    /** Two measures a row. */
    z.object({
      kind: z.literal("dots"),
      names: z.tuple([z.string(), z.string()]),
      isLog: z.boolean(),
      dots: z.array(z.object({ name: z.string(), x: z.number(), y: z.number() })),
      live: z.number(),
    }),
    z.object({
      kind: z.literal("bars"),
      bars: z.array(z.object({ name: z.string(), value: z.number(), text: z.string() })),
      live: z.number(),
    }),
    z.object({ kind: z.literal("numeral"), figure: z.string(), caption: z.string() }),
    /** Two by two cells. */
    z.object({
      kind: z.literal("matrix"),
      columns: z.array(z.string()),
      rows: z.array(z.object({ name: z.string(), cells: z.array(z.string()) })),
      live: position,
    }),
    z.object({
      kind: z.literal("plate"),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      live: position,
    }),
  ]),
);
export type ArticleCover = z.infer<typeof articleCover>;

/** What the renderer answers to `/covers`, in the order of the bodies; null for one without words. */
export const coversResponse = z.array(z.nullable(articleCover));

/** What the renderer answers: a body that may be shown. */
export const sanitizedBody = z.object({
  html: z.string(),
  chapters: z.array(z.object({ id: z.string(), title: z.string() })),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** URLs of the images that other hosts hold. */
  images: z.array(z.string()),
  /** Whether only the text is shown, because the body cannot be shown as it was written. */
  isTextOnly: z.boolean(),
  /** Missing in what was cached before there were covers. */
  cover: z.nullish(articleCover),
});
export type SanitizedBody = z.infer<typeof sanitizedBody>;

/** Where the site's Worker posts the HTML of a page; the renderer answers with the page in Markdown. */
export const pageMarkdownPath = "/page-markdown";
