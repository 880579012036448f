import { formatDate } from "../lib/format-date.ts";

/** A date as everybody reads it, and as programs do. */
export function PublishedDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at)}</time>;
}
