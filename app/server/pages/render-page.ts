import { AsyncLocalStorage } from "node:async_hooks";

import {
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext, type Register } from "@tanstack/react-start";
import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
} from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

import { errorPage, plainResponse } from "../http/error-responses.ts";
import { errorName } from "../ops/log.ts";
import { withPageStyles } from "./page-styles.ts";
import type { RequestContext } from "../request-context.ts";

/** What came of drawing: a page rendered to one string is in `html`, and the response without body. */
export type Drawn = { response: Response; html: string | null };

/**
 * Pages are rendered to one string, because React's stream costs twice the time; only a page whose
 * loader deferred something is streamed.
 *
 * The string goes past Start in the request's context: as a response's body it would be encoded and
 * decoded again before it is complete.
 */
const startHandler = createStartHandler(async (rendering) => {
  const { router, responseHeaders } = rendering;
  const worker = getGlobalStartContext()?.worker;
  const manifest = router.ssr?.manifest;
  const isDeferred = router.stores.matches
    .get()
    .some(({ loaderData }) => Object.values(Object(loaderData)).some(isPromise));
  if (isDeferred || !worker) {
    if (worker) worker.isStreaming = true;
    // Served on this machine, the compression in between would hold the first piece back.
    // Cloudflare's does not, and compresses by itself what leaves over HTTPS.
    if (new URL(rendering.request.url).protocol === "http:") {
      rendering.responseHeaders.set("content-encoding", "identity");
    }
    return defaultStreamHandler(rendering);
  }
  const css = manifest?.inlineStyle?.children;
  const place = `/*${worker.nonce}*/`;
  if (css !== undefined) {
    const inlineStyle = { ...manifest?.inlineStyle, children: place };
    router.ssr = { manifest: { routes: {}, ...manifest, inlineStyle } };
  }
  try {
    const drawn = renderToString(createElement(RouterServer, { router }));
    const html = await transformHtmlStringWithRouter(router, drawn);
    worker.html = css === undefined ? html : withPageStyles(html, place, css);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } catch (thrown) {
    worker.log.error("page.render_failed", { alert: true, error: errorName(thrown) });
    return new Response(null, { status: 500 });
  } finally {
    router.serverSsr?.cleanup();
  }
});

const isPromise = (value: unknown) => value instanceof Promise;

// Start takes part in the scope of the entry around it.
const startEntry = createServerEntry<Register>({
  fetch: async (request, options) => {
    const response = await startHandler(request, options);
    forgetResponse();
    return response;
  },
});

const handle = (request: Request, context: RequestContext) =>
  startEntry.fetch(request, { context: { worker: context, nonce: context.nonce } });

/** Where Start keeps what belongs to one request. */
const eventStorage = Symbol.for("tanstack-start:event-storage");

/**
 * Start's event of a request holds the response, workerd's response the async context it was made
 * in, and that the event: a circle that workerd never collects (docs/decisions/0022).
 */
function forgetResponse(): void {
  const storage: unknown = Reflect.get(globalThis, eventStorage);
  if (!(storage instanceof AsyncLocalStorage)) return;
  const event: unknown = storage.getStore();
  if (typeof event === "object" && event !== null) Reflect.deleteProperty(event, "currentResponse");
}

/**
 * Draws a page, or lets it answer a form posted without script. A page that failed carries its error
 * in the HTML for hydration; the visitor gets another one.
 *
 * @param request GET, HEAD or POST of a page's address
 * @param context the request's own
 */
export async function renderPage(request: Request, context: RequestContext): Promise<Drawn> {
  context.html = null;
  const response = await handle(request, context);
  // 503 is an answer of ours: what nothing could take or read, drawn all the same.
  if (response.status < 500 || response.status === 503) return { response, html: context.html };
  await response.body?.cancel();
  context.log.error("page.render_failed", { alert: true, status: response.status });
  return { response: errorPage(context.nonce, context.requestId), html: null };
}

/**
 * Answers a call of a server function. What Start itself says of a call that never reached one of
 * our functions stays inside.
 *
 * @param request a call
 * @param context the request's own
 */
export async function handleServerFn(request: Request, context: RequestContext): Promise<Response> {
  let response: Response;
  try {
    response = await handle(request, context);
  } catch (thrown) {
    if (context.serverFunction !== undefined) throw thrown;
    context.log.warn("server_fn.malformed", { error: errorName(thrown) });
    return plainResponse(400);
  }
  if (context.serverFunction === "answered") return new Response(response.body, response);
  await response.body?.cancel();
  if (context.serverFunction === "failed") return plainResponse(500);
  const kept = response.status === 403 || response.status === 405;
  const allow = response.headers.get("allow");
  return plainResponse(kept ? response.status : 400, allow === null ? {} : { allow });
}
