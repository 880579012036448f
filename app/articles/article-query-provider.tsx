import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { articleClient } from "./article-client.ts";

/**
 * Provides the query client. It wraps what shows articles and not the whole site, so that no other
 * page fetches its code.
 */
export function ArticleQueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={articleClient()}>{children}</QueryClientProvider>;
}
