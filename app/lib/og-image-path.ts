/**
 * Address of the picture other sites show for a page; `npm run images` draws it.
 *
 * @param path canonical path of the page, beginning with a slash
 * @returns for example `/og/use-cases-edge-ai.png`
 */
export function ogImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/og/${name}.png`;
}
