import { hashClientIp, keyedHash } from "../http/client-ip.ts";

type Post = {
  /** Which form. */
  kind: string;
  /** Everything that was typed into it, and what it asks for. */
  contents: unknown;
  /** Null when there is none. */
  clientIp: string | null;
  /** Secret of the hash. */
  key: string | null;
  /** Milliseconds since 1970. */
  now: number;
};

const hourMs = 60 * 60 * 1000;

/** Whether a submission id was derived; those of browsers with script are random (version 4). */
export const isPostId = (submissionId: string): boolean => submissionId.charAt(14) === "8";

/**
 * The submission id of a form that was posted without script: a page may come from a cache and cannot
 * carry one. It is derived, so that a double click, or the same post after a lost answer, is the same
 * submission. After an hour the same text from the same visitor is a new message.
 *
 * Repeats on both sides of the full hour make two rows: the id depends on the clock alone, because
 * the Worker may not read leads and KV does not see a post made a moment ago. Staff notice a duplicate
 * row; a lead that is taken for a repeat would be lost. A newsletter address that is unsubscribed and
 * subscribed again within the hour is no repeat: pipeline.ts.
 *
 * @returns a UUID of version 8 (RFC 9562, "custom")
 */
export async function postId({ kind, contents, clientIp, key, now }: Post): Promise<string> {
  const ipHash = await hashClientIp(clientIp, key);
  const hour = Math.floor(now / hourMs);
  const hash = await keyedHash(JSON.stringify([kind, ipHash, hour, contents]), key);
  // The bits that name version and variant are fixed: 8, and 8 to b.
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const hex = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
