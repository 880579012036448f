import { isNotFound, isRedirect } from "@tanstack/react-router";
import { createCsrfMiddleware, createMiddleware, createStart } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

import { postLead } from "./leads/post-lead.functions.ts";
import { plainResponse } from "./server/http/error-responses.ts";

// Without a start.ts, Start checks the origin of server function calls but not of form posts. Here
// both are checked.
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === "serverFn" || request.method === "POST",
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
    worker.log.error("server_fn.failed", {
      alert: true,
      error: thrown instanceof Error ? thrown.name : typeof thrown,
    });
    // oxlint-disable-next-line preserve-caught-error -- the cause must not leave the Worker
    throw new Error("Internal error");
  }
});

/** Takes a form that was posted without script; its page is rendered with what came of it. */
const postedForms = createMiddleware({ type: "request" }).server(
  async ({ request, context, handlerType, next }) => {
    if (handlerType === "serverFn" || request.method !== "POST") return next();
    const answer = await postLead(request, context.worker);
    if (answer instanceof Response) return answer;
    if (answer === null) return plainResponse(400);
    setResponseStatus(answer.status);
    return next({ context: { posted: answer.posted } });
  },
);

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf, postedForms],
  functionMiddleware: [redactErrors],
}));
