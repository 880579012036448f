/**
 * What stands in for the character references of HTML, which htmlparser2 brings along and this site
 * does not let it decode: `parse-body.ts` leaves them as they were written. Their table is 15 kB
 * (gzip) of the Worker. `app.config.ts` puts this in the place of `entities/decode`.
 */

/** Made with every parser and never asked. */
// oxlint-disable-next-line no-extraneous-class -- the parser makes one
export class EntityDecoder {}

/** Read only where references are decoded. */
export const DecodingMode = {};
export const htmlDecodeTree = null;
export const xmlDecodeTree = null;
