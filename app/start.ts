import { isNotFound, isRedirect } from "@tanstack/react-router";
import { createCsrfMiddleware, createMiddleware, createStart } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

import { postLead } from "./leads/post-lead.functions.ts";
import { plainResponse } from "./server/http/error-responses.ts";

// Start checks the origin of calls by itself only where there is no start.ts; form posts it never
// checks. Here both are.
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === "serverFn" || request.method === "POST",
});

/**
 * Errors thrown in server functions reach the browser with their message. Here each one is logged by
 * kind and replaced, so that nothing of the database or of our code gets out.
 */
const redactErrors = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  const { worker } = context;
  try {
    const result = await next();
    worker.serverFunction = "answered";
    return result;
  } catch (thrown) {
    if (thrown instanceof Response || isRedirect(thrown) || isNotFound(thrown)) {
      worker.serverFunction = "answered";
      throw thrown;
    }
    worker.serverFunction = "failed";
    worker.log.error("server_fn.failed", {
      alert: true,
      error: thrown instanceof Error ? thrown.name : typeof thrown,
    });
    // oxlint-disable-next-line preserve-caught-error -- keeping the cause out is the purpose
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
