import { getGlobalStartContext } from "@tanstack/react-start";
import {
  createStartHandler,
  defaultRenderHandler,
  defaultStreamHandler,
} from "@tanstack/react-start/server";

import { errorPage, plainAnswer } from "./error-answers.ts";
import { errorName } from "./log.ts";
import { withPageStyles } from "./page-styles.ts";
import type { WorkerContext } from "./worker-context.ts";

/**
 * Pages are rendered to one string, because React's stream costs twice the time; only a page whose
 * loader deferred something is streamed. The preload links go: they would fetch the script before
 * anybody needs it.
 */
const startHandler = createStartHandler(async (rendering) => {
  const { router } = rendering;
  const routes = router.ssr?.manifest?.routes ?? {};
  for (const route of Object.values(routes)) delete route.preloads;
  const isDeferred = router.stores.matches
    .get()
    .some(({ loaderData }) => Object.values(Object(loaderData)).some(isPromise));
  if (isDeferred) {
    const worker = getGlobalStartContext()?.worker;
    if (worker) worker.isStreaming = true;
    return defaultStreamHandler(rendering);
  }
  const page = await defaultRenderHandler(rendering);
  if (!(page instanceof Response)) return page;
  return new Response(withPageStyles(await page.text()), page);
});

const isPromise = (value: unknown) => value instanceof Promise;

const handle = (request: Request, context: WorkerContext) =>
  startHandler(request, { context: { worker: context, nonce: context.nonce } });

/**
 * Draws a page, or lets it answer a form posted without script. A page that failed carries its error
 * in the HTML for hydration; the visitor gets another one.
 *
 * @param request GET, HEAD or POST of a page's address
 * @param context the request's own
 */
export async function drawPage(request: Request, context: WorkerContext): Promise<Response> {
  const response = await handle(request, context);
  // 503 is an answer of ours: what nothing could take or read, drawn all the same.
  if (response.status < 500 || response.status === 503) return response;
  await response.body?.cancel();
  context.log.error("page.failed", { alert: true, status: response.status });
  return errorPage(context.nonce, context.requestId);
}

/**
 * Answers a call of a server function. What Start itself says of a call that never reached one of
 * our functions stays inside.
 *
 * @param request a call
 * @param context the request's own
 */
export async function answerCall(request: Request, context: WorkerContext): Promise<Response> {
  let response: Response;
  try {
    response = await handle(request, context);
  } catch (thrown) {
    if (context.serverFunction !== undefined) throw thrown;
    context.log.warn("call.malformed", { error: errorName(thrown) });
    return plainAnswer(400);
  }
  if (context.serverFunction === "answered") return response;
  await response.body?.cancel();
  if (context.serverFunction === "failed") return plainAnswer(500);
  const kept = response.status === 403 || response.status === 405;
  const allow = response.headers.get("allow");
  return plainAnswer(kept ? response.status : 400, allow === null ? {} : { allow });
}
