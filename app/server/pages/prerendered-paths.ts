import { pageMetas } from "../../content/page-heads.ts";

/** Pages that hold more than the build knows: articles, or what day it is. */
const dynamicPages = new Set(["/resources", "/promotion"]);

/** Paths of the pages that are drawn when the site is built (docs/decisions/0037). */
export const prerenderedPages: ReadonlySet<string> = new Set(
  [...pageMetas.map(({ path }) => path), "/faq"].filter((path) => !dynamicPages.has(path)),
);
