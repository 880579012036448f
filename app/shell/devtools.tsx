import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { TanStackRouterDevtools } from "@tanstack/react-router-devtools";

import { articleClient } from "../articles/article-client.ts";

/** TanStack's panels for routes and cached queries; `npm run dev` alone loads this file. */
export function Devtools() {
  return (
    <>
      <TanStackRouterDevtools position="bottom-left" />
      <ReactQueryDevtools client={articleClient()} buttonPosition="bottom-right" />
    </>
  );
}
