/** The beginning of every prerendered page, without settings of the operator. */
export const prerenderedStart = '<!DOCTYPE html><html lang="en">';

/**
 * Path of the file of a prerendered page: a line with the page's etag, then its HTML with a
 * placeholder for the nonce. Not `.html`, which the platform would serve by itself.
 */
export const prerenderedFile = (path: string): string =>
  `/_prerendered${path === "/" ? "/home" : path}.page`;
