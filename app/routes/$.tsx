import { createFileRoute, notFound } from "@tanstack/react-router";

/** Every address that no page has (spec section 2). `redirects.ts` was asked before. */
export const Route = createFileRoute("/$")({
  beforeLoad: () => {
    throw notFound();
  },
});
