import { createFileRoute } from "@tanstack/react-router";

import { loadUpdate } from "../articles/load-update.ts";

/** The lasting address of an update. */
export const Route = createFileRoute("/updates/$id")({
  loader: ({ params: { id } }) => loadUpdate(id),
});
