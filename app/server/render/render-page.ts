import { getSsrStatus, RouterServer } from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext, type Register } from "@tanstack/react-start";
import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import { createElement, type ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

import { sentParam } from "../../config/cacheable-pages.ts";
import { releaseResponse } from "../../framework/release-response.ts";
import { failedBoundary } from "../../lib/failed-boundary.ts";
import { isDeferred } from "../../lib/is-deferred.ts";
import { DocumentContext, type DocumentValues } from "../../lib/document-context.ts";
import { errorPage } from "../http/error-responses.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { routeStyles } from "./page-styles.ts";

/** A page rendered to one string is in `html`; a streamed one is the response's body. */
export type RenderedPage = { response: Response; html: string | null };

const doctype = "<!DOCTYPE html>";

/** The styles of a page: those of its route, which are cut further where its elements are known. */
async function stylesOf(routeId: string, request: Request, worker: RequestContext) {
  if (import.meta.env.DEV) return null;
  const { css, pageCss } = await routeStyles(routeId, worker);
  const showsResult = request.method === "POST" || new URL(request.url).searchParams.has(sentParam);
  return showsResult ? css : (pageCss ?? css);
}

/**
 * Pages are rendered to one string, because React's stream takes twice the time; only a page whose
 * loader deferred data is streamed. The browser gets no router, so the router's state is not sent.
 *
 * The string is returned in the context's results, because Start would encode and decode the body of
 * a response.
 */
const startHandler = createStartHandler(async ({ request, router, responseHeaders }) => {
  const worker = getGlobalStartContext()?.worker;
  const { matches } = router.state;
  try {
    if (!worker) throw new Error("A page is rendered with the context of its request");
    const values: DocumentValues = {
      css: await stylesOf(matches.at(-1)?.routeId ?? "__root__", request, worker),
      nonce: worker.nonce,
      clientConfig: worker.clientConfig,
    };
    const page = createElement(
      DocumentContext,
      { value: values },
      createElement(RouterServer, { router }),
    );
    const status = getSsrStatus(router);
    if (matches.some(({ loaderData }) => isDeferred(loaderData))) {
      const body = await streamPage(page, request, worker);
      // The local server's compression would hold the first chunk back. Cloudflare compresses
      // responses over HTTPS by itself, without a delay.
      if (new URL(request.url).protocol === "http:") {
        responseHeaders.set("content-encoding", "identity");
      }
      return new Response(body, { status, headers: responseHeaders });
    }
    const html = renderToString(page);
    // React throws only what no Suspense boundary contains, and the router puts one around each page.
    if (html.includes(failedBoundary)) throw new Error("A part of the page is missing");
    worker.results.html = doctype + html;
    return new Response(null, { status, headers: responseHeaders });
  } catch (thrown) {
    worker?.log.error("page.render_failed", { alert: true, error: errorName(thrown) });
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
  page: ReactNode,
  { signal }: Request,
  { log, nonce }: RequestContext,
): Promise<ReadableStream<Uint8Array>> {
  const failures: unknown[] = [];
  let hasBegun = false;
  const stream = await renderToReadableStream(page, {
    signal,
    nonce,
    // What is rendered stands in its place: React would send a large part after the others, for a
    // script to put there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Without this, React logs the message and the stack.
    onError: (thrown) => {
      // The visitor has left.
      if (signal.aborted) return;
      if (hasBegun) log.error("page.render_failed", { alert: true, error: errorName(thrown) });
      else failures.push(thrown);
    },
  });
  if (failures.length > 0) {
    await stream.cancel();
    throw failures[0];
  }
  hasBegun = true;
  return stream;
}

// The entry opens the scope of the request; Start joins it.
const startEntry = createServerEntry<Register>({
  fetch: async (request, options) => {
    const response = await startHandler(request, options);
    releaseResponse();
    return response;
  },
});

/** Passes a request to Start: a page, a form post or a call of a server function. */
export const handleWithStart = (request: Request, context: RequestContext) =>
  startEntry.fetch(request, { context: { worker: context, nonce: context.nonce } });

/**
 * Renders a page, for a form posted without script too. A page that failed holds its error in the HTML
 * for hydration, so the visitor gets the error page instead.
 *
 * @param request GET, HEAD or POST of a page
 */
export async function renderPage(request: Request, context: RequestContext): Promise<RenderedPage> {
  const response = await handleWithStart(request, context);
  // A page renders 503 itself: a lead or an article could not be stored or read.
  if (response.status < 500 || response.status === 503) {
    return { response, html: context.results.html };
  }
  await response.body?.cancel();
  context.log.error("page.render_failed", { alert: true, status: response.status });
  return { response: errorPage(context), html: null };
}

/** Responds to a form that was posted without script. */
export async function handleFormPost(request: Request, context: RequestContext): Promise<Response> {
  const { response, html } = await renderPage(request, context);
  const answered = new Response(html ?? response.body, response);
  // The page holds what the visitor typed.
  answered.headers.set("cache-control", "no-store");
  return answered;
}
