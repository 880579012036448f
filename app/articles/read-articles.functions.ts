import { createServerFn } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

import { readArticle } from "../server/articles/read-article.ts";
import { readList, readYear } from "../server/articles/reader.ts";
import { type ArticleKind, isArticleKind, parseArticlePath } from "./kinds.ts";

// Anybody can call these with anything: the input is checked here and not by a validator, whose
// throw would be logged as a fault of ours.

/** The newest articles of a kind, as `/resources` shows them (spec section 7). */
export const fetchList = createServerFn({ method: "GET" })
  .validator((kind: ArticleKind) => kind)
  .handler(({ data, context }) => {
    if (isArticleKind(data)) return readList(data, context.worker);
    setResponseStatus(400);
    return { status: "unavailable" } as const;
  });

/** One article with its body, by the path of its page (spec section 7). */
export const fetchArticle = createServerFn({ method: "GET" })
  .validator((path: string) => path)
  .handler(({ data, context }) => {
    const found = parseArticlePath(data);
    if (found) return readArticle(found.kind, found.slug, context.worker);
    return { status: "missing" } as const;
  });

/** All that was published this year, for the newsletter's page. */
export const fetchYear = createServerFn({ method: "GET" }).handler(({ context }) =>
  readYear(context.worker),
);
