/** How every page begins that the build draws, with nothing set. */
export const prerenderedStart = '<!DOCTYPE html><html lang="en">';

/**
 * Where the build leaves a page that it has drawn: a line with the page's tag, then its HTML, blank
 * where the nonce of each answer belongs.
 *
 * @param path of the page
 * @returns path of the file; not `.html`, which the platform would serve by itself
 */
export const prerenderedFile = (path: string): string =>
  `/_prerendered${path === "/" ? "/home" : path}.page`;
