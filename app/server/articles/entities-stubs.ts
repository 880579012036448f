/**
 * Replaces `entities/decode`, with which htmlparser2 would decode character references:
 * `parse-body.ts` leaves them as they were written. Their table is 15 kB (gzip) of the Worker.
 * `app.config.ts` makes the replacement.
 */

/** Constructed with every parser and never called. */
// oxlint-disable-next-line no-extraneous-class -- the parser makes one
export class EntityDecoder {}

/** Read only where references are decoded. */
export const DecodingMode = {};
export const htmlDecodeTree = null;
export const xmlDecodeTree = null;
