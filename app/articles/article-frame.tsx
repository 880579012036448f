import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { articleClient } from "./article-client.ts";

/**
 * Gives a page the cache of reads. It stands around what shows articles and not around the whole
 * site, so that no other page fetches its code.
 */
export function ArticleFrame({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={articleClient()}>{children}</QueryClientProvider>;
}
