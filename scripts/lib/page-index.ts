import { faqGroups } from "../../app/content/faq.ts";
import { indexedPages } from "../../app/content/pages.ts";
import type { IndexedPage } from "../../app/lib/page-index.ts";
import { unescapeHtml } from "./unescape-html.ts";

/** Elements that the search index leaves out: drawings, dialogs, forms. */
const leftOut = /<(svg|script|style|dialog|form|button|template|noscript)\b[\s\S]*?<\/\1>/g;

/** The text of the main part of a page that React rendered. */
export function textOfPage(html: string): string {
  const [, main = ""] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const text = main
    .replace(leftOut, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<\/?(?:a|b|strong|em|span|i|time|wbr)\b[^>]*>/g, "")
    // A heading or a label is a sentence of its own.
    .replace(/(?<=[\p{L}\p{N}%+)])(?=<\/(?:h[1-6]|p|li|dt|dd|td|th|figcaption)>)/gu, ".")
    .replace(/<[^>]*>/g, " ");
  return unescapeHtml(text).replace(/\s+/g, " ").trim();
}

/**
 * The search index beside articles: every page that search engines may list, and every answer of the
 * FAQ.
 *
 * @param html of the prerendered pages, by path
 */
export function pageIndex(html: ReadonlyMap<string, string>): IndexedPage[] {
  return [
    ...indexedPages.map(({ path, title, description }): IndexedPage => {
      // The answers of the FAQ are entries of their own.
      const text = path === "/faqs" ? "" : textOfPage(html.get(path) ?? "");
      return { kind: "page", href: path, title, description, text };
    }),
    ...faqGroups.flatMap(({ items }) =>
      items.map(({ id, question, answer }): IndexedPage => ({
        kind: "answer",
        href: `/faqs#${id}`,
        title: question,
        description: answer,
        text: "",
      })),
    ),
  ];
}
