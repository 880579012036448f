import { createRootRoute } from "@tanstack/react-router";

import { Document, documentHead } from "../shell/document.tsx";
import { ErrorView } from "../shell/views/error-view.tsx";
import { NotFoundView } from "../shell/views/not-found-view.tsx";
import "../styles.ts";

export const Route = createRootRoute({
  head: () => documentHead,
  component: Document,
  notFoundComponent: NotFoundView,
  errorComponent: ErrorView,
});
