import type { documentFiles } from "../../../app/content/documents.gen.ts";

/** A part of a document, from its top to its foot. */
export type Block =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  /** An SVG in black, and what it shows in words. */
  | { drawing: string; alt: string }
  /** Two lines to sign on: ours is signed. */
  | { signature: { theirs: string } };

/** A document as its words; `document-html.ts` sets them on A4. */
export type DocumentBody = {
  file: Extract<keyof typeof documentFiles, `${string}.pdf`>;
  title: string;
  /** Beside the number of each page. */
  head: string;
  lead: string;
  /** Each page of the document begins with a block of these. */
  pages: readonly (readonly Block[])[];
};

/** A table with a row for each tier or paragraph. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  table: { head, rows },
});

/** Questions on one subject, a line each: question, yes or no, and what we say to it. */
export type Domain = {
  name: string;
  /** The page that shows it. */
  where: string;
  answers: string;
};
