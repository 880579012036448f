import { queryOptions } from "@tanstack/react-query";
import { createIsomorphicFn } from "@tanstack/react-start";

/** The way to the server, fetched when something has to be read: a first page brings its rows along. */
const door = () => import("./read-articles.functions.ts");

class ReadFailed extends Error {}

type Answer = { outcome: string };

/**
 * In the browser a read that failed is thrown, so that it is tried again. On the Worker it is an
 * answer like others: the page has to end.
 */
const tryAgain = createIsomorphicFn()
  .server((_read: Answer) => undefined)
  .client((read: Answer) => {
    if (read.outcome === "unavailable") throw new ReadFailed();
  });

async function answered<Read extends Answer>(reading: Promise<Read>): Promise<Read> {
  const read = await reading;
  tryAgain(read);
  return read;
}

/** Reads of success stories (spec section 7). */
export const storyQueries = {
  latest: () =>
    queryOptions({
      queryKey: ["stories"],
      queryFn: async () => answered((await door()).readStories()),
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ["stories", slug],
      queryFn: async () => answered((await door()).readStory({ data: slug })),
    }),
};

/** Reads of insights (spec section 7). */
export const insightQueries = {
  latest: () =>
    queryOptions({
      queryKey: ["insights"],
      queryFn: async () => answered((await door()).readInsights()),
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ["insights", slug],
      queryFn: async () => answered((await door()).readInsight({ data: slug })),
    }),
};

/** Reads of updates (spec section 7). */
export const updateQueries = {
  latest: () =>
    queryOptions({
      queryKey: ["updates"],
      queryFn: async () => answered((await door()).readUpdates()),
    }),
};
