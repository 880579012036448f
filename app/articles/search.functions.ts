import { createServerFn, createServerOnlyFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";

import { readPageIndex } from "../server/articles/page-index.ts";
import { search } from "../server/articles/search.ts";
import { renderingContext } from "../server/environment/rendering-context.ts";

/** Pages, answers and articles that hold the words of a question. Anybody can call it with anything. */
export const fetchSearch = createServerFn({ method: "GET" })
  .validator((question: string) => question)
  .handler(({ data, context }) => {
    setResponseHeader("cache-control", "no-store");
    const question: unknown = data;
    return search(typeof question === "string" ? question : "", context.worker);
  });

/** The index of terms, counted when the site was built. */
export const readTerms = createServerOnlyFn(async () => {
  const { terms } = await readPageIndex(renderingContext());
  return terms;
});
