import { isNotFound, isRedirect } from "@tanstack/react-router";
import { createCsrfMiddleware, createMiddleware, createStart } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

import { handleFormPostWithoutScript } from "./leads/form-post-without-script.functions.ts";
import { errorName } from "./server/environment/log.ts";
import { refuseForm } from "./server/http/error-responses.ts";

/** What is read by a server function is for the site's own pages. */
const readsFromPages = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === "serverFn" && request.method !== "POST",
});

/** Privacy settings and in-app windows send `null`. */
const isOwnOrigin = (origin: string | null, { url }: Request): boolean =>
  origin === null || origin === "null" || origin === new URL(url).origin;

/**
 * A form is anonymous: there is no session that another site could use. Proxies and old browsers strip
 * headers, so only a post that says it comes from another site is refused.
 */
const ownPosts = createCsrfMiddleware({
  filter: ({ request }) => request.method === "POST",
  secFetchSite: (site, { request }) =>
    site !== "cross-site" && isOwnOrigin(request.headers.get("origin"), request),
  origin: (origin, { request }) => isOwnOrigin(origin, request),
  referer: false,
  allowRequestsWithoutOriginCheck: true,
  failureResponse: ({ request, context }) => refuseForm(request, 403, context.worker),
});

/**
 * Start sends the message of an error thrown in a server function to the browser. Here each error is
 * logged by its name and replaced, so that no message of the database or of our code leaves the Worker.
 */
const redactErrors = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  const { worker } = context;
  try {
    const result = await next();
    worker.results.serverFunction = "completed";
    return result;
  } catch (thrown) {
    if (thrown instanceof Response || isRedirect(thrown) || isNotFound(thrown)) {
      worker.results.serverFunction = "completed";
      throw thrown;
    }
    worker.results.serverFunction = "failed";
    worker.log.error("server_fn.failed", { alert: true, error: errorName(thrown) });
    // oxlint-disable-next-line preserve-caught-error -- the cause must not leave the Worker
    throw new Error("Internal error");
  }
});

/** Takes a form that was posted without script; its page is rendered with what came of it. */
const postedForms = createMiddleware({ type: "request" }).server(
  async ({ request, context, handlerType, next }) => {
    if (handlerType === "serverFn" || request.method !== "POST") return next();
    const answer = await handleFormPostWithoutScript(request, context.worker);
    if (answer instanceof Response) return answer;
    if (answer === null) return refuseForm(request, 400, context.worker);
    setResponseStatus(answer.status);
    return next({ context: { posted: answer.posted } });
  },
);

export const startInstance = createStart(() => ({
  requestMiddleware: [readsFromPages, ownPosts, postedForms],
  functionMiddleware: [redactErrors],
}));
