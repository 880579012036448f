import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
} from "@tanstack/react-query";
import type { ReactNode } from "react";

import { articleClient } from "./article-client.ts";

/** What the Worker has read; null when the page was come to in the browser. */
export type PassedCache = DehydratedState | null;

type ArticleFrameProps = {
  cache: PassedCache;
  children: ReactNode;
};

/**
 * Gives a page the cache of reads. It stands around the pages with articles and not around the whole
 * site, so that no other page fetches its code.
 */
export function ArticleFrame({ cache, children }: ArticleFrameProps) {
  return (
    <QueryClientProvider client={articleClient()}>
      <HydrationBoundary state={cache}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
