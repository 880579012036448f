import * as z from "zod/mini";

/**
 * What the site's Worker posts to the renderer: a body as it stands in the database. Versions of both
 * Workers answer each other while a release is under way: a change needs the note in docs/operations.md
 * ("Release gradually").
 */
export const bodyRequest = z.object({
  content: z.string(),
  format: z.enum(["html", "markdown"]),
  /** What stands before and after an image's number, from 1, in its path on this site. */
  imagePath: z.string(),
  imageQuery: z.string(),
});
export type BodyRequest = z.infer<typeof bodyRequest>;

/** What the renderer answers: a body that may be shown. */
export const sanitizedBody = z.object({
  html: z.string(),
  chapters: z.array(z.object({ id: z.string(), title: z.string() })),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** URLs of the images that other hosts hold. */
  images: z.array(z.string()),
  /** Whether only the text is shown, because the body cannot be shown as it was written. */
  isTextOnly: z.boolean(),
});
export type SanitizedBody = z.infer<typeof sanitizedBody>;

/** Where the site's Worker posts the HTML of a page; the renderer answers with the page in Markdown. */
export const pageMarkdownPath = "/page-markdown";
