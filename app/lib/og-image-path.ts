/**
 * Path of a page's Open Graph image, for example `/og/use-cases-edge-ai.png`. `npm run images`
 * makes the files. Search parameters do not change it.
 */
export function ogImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replace(/\?.*/, "").replaceAll("/", "-");
  return `/og/${name}.png`;
}
