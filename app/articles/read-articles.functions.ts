import { createServerFn } from "@tanstack/react-start";

import { readArticle, readLatest } from "../server/articles/reader.ts";

// The door for reading. A slug is checked behind it, where it is used: one that cannot be an
// article's address is simply not there.

/** The three newest success stories. */
export const readStories = createServerFn({ method: "GET" }).handler(({ context }) =>
  readLatest.stories(context.worker),
);

/** The three newest insights. */
export const readInsights = createServerFn({ method: "GET" }).handler(({ context }) =>
  readLatest.insights(context.worker),
);

/** The five newest updates. */
export const readUpdates = createServerFn({ method: "GET" }).handler(({ context }) =>
  readLatest.updates(context.worker),
);

/** One success story with its body. */
export const readStory = createServerFn({ method: "GET" })
  .validator((slug: string) => slug)
  .handler(({ data, context }) => readArticle.story(data, context.worker));

/** One insight with its body. */
export const readInsight = createServerFn({ method: "GET" })
  .validator((slug: string) => slug)
  .handler(({ data, context }) => readArticle.insight(data, context.worker));
