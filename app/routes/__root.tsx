import { createRootRoute, lazyRouteComponent } from "@tanstack/react-router";

import { type PostedForm, PostedFormContext } from "../leads/posted-form.ts";
import { readPostedForm } from "../leads/read-posted-form.ts";
import { loadStylesheet } from "../shell/load-stylesheet.ts";
import { Document, documentHead } from "../shell/document.tsx";
import { ErrorView } from "../shell/views/error-view.tsx";
import "../styles.ts";

export const Route = createRootRoute({
  head: () => documentHead,
  beforeLoad: ({ location }) => loadStylesheet(location.pathname),
  // Only the page that answers a form post has a posted form.
  loader: ({ serverContext, location }): PostedForm | null =>
    readPostedForm(serverContext, location.searchStr),
  component: Root,
  notFoundComponent: lazyRouteComponent(
    () => import("../shell/views/not-found-view.tsx"),
    "NotFoundView",
  ),
  errorComponent: ErrorView,
});

function Root() {
  return (
    <PostedFormContext value={Route.useLoaderData()}>
      <Document />
    </PostedFormContext>
  );
}
