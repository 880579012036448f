import { createRootRoute } from "@tanstack/react-router";

import { type PostedForm, PostedFormContext } from "../leads/posted-form.ts";
import { readPostedForm } from "../leads/read-posted-form.ts";
import { Document, documentHead } from "../shell/document.tsx";
import { NotFoundView } from "../shell/views/not-found-view.tsx";
import "virtual:uno.css";
import "../ui/base.css";

export const Route = createRootRoute({
  head: () => documentHead,
  // Only the page that answers a form post has a posted form.
  loader: ({ serverContext, location }): PostedForm | null =>
    readPostedForm(serverContext, location),
  component: Root,
  notFoundComponent: NotFoundView,
});

function Root() {
  return (
    <PostedFormContext value={Route.useLoaderData()}>
      <Document />
    </PostedFormContext>
  );
}
