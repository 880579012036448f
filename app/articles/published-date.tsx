import { formatDate } from "../lib/format.ts";

/** A date for readers, and for programs. */
export function PublishedDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at)}</time>;
}
