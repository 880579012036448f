import { previewNote, readTime } from "../content/articles.ts";
import { formatDate } from "../lib/format.ts";
import type { Preview } from "./contract.ts";

/** A date for readers, and for programs. */
export function PublishedDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at)}</time>;
}

type ArticleNoteProps = { label?: string | undefined; at: string; minutes?: number };

/** What an article is about, when it came, and how long it takes to read. */
export function ArticleNote({ label, at, minutes }: ArticleNoteProps) {
  return (
    <>
      {label !== undefined && `${label}\u00a0· `}
      <PublishedDate at={at} />
      {minutes !== undefined && `\u00a0· ${readTime(minutes)}`}
    </>
  );
}

/** The notice at an article that a preview link opened: whether and when it is published. */
export function PreviewNote(preview: Preview) {
  return <p className="wall px-16px py-8px t-note">{previewNote(preview)}</p>;
}
