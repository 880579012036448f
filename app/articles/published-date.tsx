import { previewNote } from "../content/articles.ts";
import { formatDate } from "../lib/format.ts";
import type { Preview } from "./contract.ts";

/** A date for readers, and for programs. */
export function PublishedDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at)}</time>;
}

/** The notice at an article that a preview link opened: whether and when it is published. */
export function PreviewNote(preview: Preview) {
  return <p className="wall px-16px py-8px t-note">{previewNote(preview)}</p>;
}
