import { readFileSync } from "node:fs";
import { dirname } from "node:path";

import type { Fault } from "../front-matter.ts";
import { type ArticleFile, type FrontMatter, parseArticleFile } from "./article-file.ts";
import { checkBody, type CheckedBody } from "./check-body.ts";

/** A file that has no faults. */
export interface CheckedArticle extends Pick<ArticleFile, "lineOf"> {
  path: string;
  frontMatter: FrontMatter;
  body: string;
  checked: CheckedBody;
}

const byLine = (one: Fault, other: Fault) => one.line - other.line;

/**
 * Checks a file.
 *
 * @returns its faults, what the site removes before it shows the body, and the article where there are
 *   no faults
 */
export function checkArticle(path: string): {
  faults: Fault[];
  removed: Fault[];
  article: CheckedArticle | null;
} {
  const file = parseArticleFile(readFileSync(path, "utf8"));
  const { frontMatter, lineOf } = file;
  const checked = checkBody(file, dirname(path));
  const faults = [...file.faults, ...checked.faults];
  const body = file.body.trim();
  if (frontMatter?.kind === "update" && body !== "") {
    faults.push({ line: file.bodyLine, message: "an update has no body: its description is all" });
  }
  return {
    faults: faults.toSorted(byLine),
    removed: checked.removed.toSorted(byLine),
    article:
      faults.length === 0 && frontMatter !== null
        ? { path, frontMatter, body, checked, lineOf }
        : null,
  };
}
