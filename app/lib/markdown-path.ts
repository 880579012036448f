const extension = ".md";
const homeFile = `/index${extension}`;

/** The path of a page as Markdown: `/pricing.md`, and `/index.md` for home. */
export const markdownPath = (pagePath: string): string =>
  pagePath === "/" ? homeFile : `${pagePath}${extension}`;

/** The path of the page whose Markdown stands at a path; null where the path names no Markdown. */
export function pageOfMarkdown(path: string): string | null {
  if (path === homeFile) return "/";
  if (!path.endsWith(extension)) return null;
  const pagePath = path.slice(0, -extension.length);
  // Home has the address above alone.
  return pagePath === "/" ? "" : pagePath;
}

/** What the build knows of the pages that it has prerendered, as Markdown by their paths. */
export type MarkdownPages = Readonly<Record<string, string>>;

/** Path of the file with them, as the build leaves it. No browser ever asks for it. */
export const markdownPagesFile = "/_prerendered/markdown.json";
