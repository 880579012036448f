import type { AnyRouter } from "@tanstack/react-router";
import {
  createSsrStreamResponse,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
  transformReadableStreamWithRouter,
} from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext, type Register } from "@tanstack/react-start";
import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

import { sentParam } from "../../config/cacheable-pages.ts";
import { releaseResponse } from "../../framework/release-response.ts";
import { failedBoundary } from "../../lib/failed-boundary.ts";
import { isDeferred } from "../../lib/is-deferred.ts";
import { errorPage, plainResponse } from "../http/error-responses.ts";
import { errorName } from "../ops/log.ts";
import type { RequestContext } from "../request-context.ts";
import { routeStyles } from "./page-styles.ts";
import { exemptFromRocketLoader, exemptStreamFromRocketLoader } from "./rocket-loader.ts";

/** A page rendered to one string is in `html`; a streamed one is the response's body. */
export type RenderedPage = { response: Response; html: string | null };

/**
 * Pages are rendered to one string, because React's stream takes twice the time; only a page whose
 * loader deferred data is streamed.
 *
 * The string is returned in the context's results, because Start would encode and decode the body of
 * a response.
 */
const startHandler = createStartHandler(async (rendering) => {
  const { router, responseHeaders } = rendering;
  const worker = getGlobalStartContext()?.worker;
  const { matches } = router.state;
  const manifest = router.ssr?.manifest;
  const styles =
    worker && manifest?.inlineStyle
      ? await routeStyles(matches.at(-1)?.routeId ?? "__root__", worker)
      : null;
  if (manifest?.inlineStyle && styles) {
    const attrs = { ...manifest.inlineStyle.attrs, "data-stylesheet": styles.stylesheet };
    const { method, url } = rendering.request;
    const showsResult = method === "POST" || new URL(url).searchParams.has(sentParam);
    const css = showsResult ? styles.css : (styles.pageCss ?? styles.css);
    router.ssr = { manifest: { ...manifest, inlineStyle: { attrs, children: css } } };
  }
  if (!worker) throw new Error("Pages are rendered within a request");
  try {
    if (matches.some(({ loaderData }) => isDeferred(loaderData))) {
      const body = await streamPage(router, rendering.request, worker);
      // The local server's compression would hold the first chunk back. Cloudflare compresses responses
      // over HTTPS by itself, without a delay.
      if (new URL(rendering.request.url).protocol === "http:") {
        responseHeaders.set("content-encoding", "identity");
      }
      const response = new Response(body, {
        status: getSsrStatus(router),
        headers: responseHeaders,
      });
      // It ends the router's part when the stream has ended.
      return createSsrStreamResponse(router, response);
    }
    const rendered = renderToString(createElement(RouterServer, { router }));
    // React throws only what no Suspense boundary contains, and the router puts one around each page.
    if (rendered.includes(failedBoundary)) throw new Error("A part of the page is missing");
    const html = await transformHtmlStringWithRouter(router, rendered);
    worker.results.html = exemptFromRocketLoader(html);
    router.serverSsr?.cleanup();
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } catch (thrown) {
    router.serverSsr?.cleanup();
    worker.log.error("page.render_failed", { alert: true, error: errorName(thrown) });
    return new Response(null, { status: 500 });
  }
});

/**
 * Starts a page as a stream. What fails after its beginning is logged and stays as its fallback; the
 * page is then not cached, because it is rendered for the cache once more.
 *
 * @throws what failed before the beginning was complete
 */
async function streamPage(
  router: AnyRouter,
  { signal }: Request,
  { log, nonce }: RequestContext,
): Promise<ReadableStream<Uint8Array>> {
  const failures: unknown[] = [];
  let hasBegun = false;
  let isCancelled = false;
  const stream = await renderToReadableStream(createElement(RouterServer, { router }), {
    signal,
    nonce,
    // All that is ready goes into its place, however large it is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Without this, React and the router log the message and the stack.
    onError: (thrown) => {
      // The visitor has left.
      if (signal.aborted || isCancelled) return;
      if (hasBegun) log.error("page.render_failed", { alert: true, error: errorName(thrown) });
      else failures.push(thrown);
    },
  });
  hasBegun = true;
  if (failures.length > 0) {
    isCancelled = true;
    await stream.cancel();
    throw failures[0];
  }
  return transformReadableStreamWithRouter(router, stream, {
    rendererSafePoint: "script-close",
    signal,
    onAbort: () => {
      isCancelled = true;
    },
  });
}

// The entry opens the scope of the request; Start joins it.
const startEntry = createServerEntry<Register>({
  fetch: async (request, options) => {
    const response = await startHandler(request, options);
    releaseResponse();
    return response;
  },
});

const handle = (request: Request, context: RequestContext) =>
  startEntry.fetch(request, { context: { worker: context, nonce: context.nonce } });

/**
 * Renders a page, for a form posted without script too. A page that failed holds its error in the HTML
 * for hydration, so the visitor gets the error page instead.
 *
 * @param request GET, HEAD or POST of a page
 */
export async function renderPage(request: Request, context: RequestContext): Promise<RenderedPage> {
  const response = await handle(request, context);
  // A page renders 503 itself: a lead or an article could not be stored or read.
  if (response.status < 500 || response.status === 503) {
    const { html } = context.results;
    if (html !== null || response.body === null) return { response, html };
    return { response: exemptStreamFromRocketLoader(response, context.nonce), html };
  }
  await response.body?.cancel();
  context.log.error("page.render_failed", { alert: true, status: response.status });
  return { response: errorPage(context.nonce, context.requestId), html: null };
}

/** Responds to a form that was posted without script. */
export async function handleFormPost(request: Request, context: RequestContext): Promise<Response> {
  const { response, html } = await renderPage(request, context);
  const answered = new Response(html ?? response.body, response);
  // The page holds what the visitor typed.
  answered.headers.set("cache-control", "no-store");
  return answered;
}

/**
 * Responds to a call of a server function. Replaces Start's own response where no function of ours was
 * called.
 */
export async function handleServerFn(request: Request, context: RequestContext): Promise<Response> {
  let response: Response;
  try {
    response = await handle(request, context);
  } catch (thrown) {
    if (context.results.serverFunction !== undefined) throw thrown;
    context.log.warn("server_fn.malformed", { error: errorName(thrown) });
    return plainResponse(400);
  }
  if (context.results.serverFunction === "completed") return new Response(response.body, response);
  await response.body?.cancel();
  if (context.results.serverFunction === "failed") return plainResponse(500);
  const isOwnStatus = response.status === 403 || response.status === 405;
  const allow = response.headers.get("allow");
  return plainResponse(isOwnStatus ? response.status : 400, allow === null ? {} : { allow });
}
