import { variantParam } from "../../config/cacheable-pages.ts";
import { landingVariants } from "../../content/landing-page.ts";
import { landingPageAt } from "../../content/landing-pages.ts";
import { pages } from "../../content/pages.ts";

/** Each variant of a landing page is a page of its own here. */
const variantsOf = (path: string): string[] =>
  landingPageAt(path)?.blocksOfB
    ? landingVariants.map((variant) => `${path}?${variantParam}=${variant}`)
    : [path];

/** Paths of the pages that are rendered when the site is built (docs/decisions/0023). */
export const prerenderedPages: ReadonlySet<string> = new Set(
  pages.filter(({ isPrerendered }) => isPrerendered).flatMap(({ path }) => variantsOf(path)),
);
