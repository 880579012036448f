import { rootRouteId } from "@tanstack/react-router";
import { getSsrStatus, RouterServer } from "@tanstack/react-router/ssr/server";
import type { Register } from "@tanstack/react-start";
import {
  createServerEntry,
  createStartHandler,
  getResponseHeader,
} from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

import { releaseResponse } from "../../framework/release-response.ts";
import { failedBoundary, type LateData, latePromises } from "../../lib/late-data.ts";
import { DocumentContext, type DocumentValues } from "../../lib/document-context.ts";
import { routeStylesFile } from "../../lib/prerendered-file.ts";
import { readAsset } from "../environment/bound-services.ts";
import { getClientConfig } from "../environment/client-config.ts";
import { renderingContext } from "../environment/rendering-context.ts";
import { isPagePath } from "../http/canonical-url.ts";
import { errorPage } from "../http/error-responses.ts";
import { errorName, printInDevelopment } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { sendInTwoPieces } from "./send-in-two-pieces.ts";

/** A page rendered to one string is in `html`; one whose data comes late is the response's body. */
export type RenderedPage = {
  response: Response;
  html: string | null;
  /** A page whose data comes late, once it is complete; null where its late part cannot be rendered. */
  complete: Promise<string | null> | null;
};

const doctype = "<!DOCTYPE html>";

/** What no document may hold (HTML, "Preprocessing the input stream"); an address or a form may bring it. */
// oxlint-disable-next-line no-control-regex -- these characters are what the pattern is for
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/**
 * Pages are rendered to one string, because React's stream takes twice the time and needs a script to put
 * late parts in their places; a page whose loader did not wait for its data is sent in two pieces. The
 * browser gets no router, so the router's state is not sent.
 *
 * The string is returned in the context's results, because Start would encode and decode the body of
 * a response.
 */
const startHandler = createStartHandler(async ({ request, router, responseHeaders }) => {
  const worker = renderingContext();
  const { matches } = router.state;
  for (const { error } of matches) if (error instanceof Error) printInDevelopment(error);
  try {
    const values: Omit<DocumentValues, "late"> = {
      css: import.meta.env.DEV
        ? null
        : await routeStyles(matches.at(-1)?.routeId ?? "__root__", worker),
      nonce: worker.nonce,
      // Start takes it from the router when the response has begun.
      assets: router.ssr?.manifest?.routes[rootRouteId],
      clientConfig: getClientConfig(worker.environment),
    };
    const render = (late: LateData): string => {
      const document = { value: { ...values, late } };
      const element = createElement(
        DocumentContext,
        document,
        createElement(RouterServer, { router }),
      );
      const html = renderToString(element);
      // React throws only what no Suspense boundary contains, and the router puts one around each page.
      if (html.includes(failedBoundary)) {
        // Unlike the string, the stream prints what was thrown.
        if (import.meta.env.DEV) void renderToReadableStream(element);
        throw new Error("A part of the page is missing");
      }
      return doctype + html.replaceAll(unprintable, "");
    };
    const status = getSsrStatus(router);
    const html = render("pending");
    const promises = matches.flatMap(({ loaderData }) => latePromises(loaderData));
    if (promises.length === 0) {
      worker.results.html = html;
      return new Response(null, { status, headers: responseHeaders });
    }
    // The local server's compression would hold the first piece back. Cloudflare compresses responses
    // over HTTPS by itself, without a delay.
    if (new URL(request.url).protocol === "http:") {
      responseHeaders.set("content-encoding", "identity");
    }
    const body = sendInTwoPieces(html, promises, render, worker);
    // The late part may say that it could not be read, when the headers are on their way.
    worker.results.complete =
      worker.results.complete?.then((whole) =>
        getResponseHeader("cache-control") === "no-store" ? null : whole,
      ) ?? null;
    return new Response(body, { status, headers: responseHeaders });
  } catch (thrown) {
    // A visitor who has left ends the reads of the page.
    if (!request.signal.aborted) {
      printInDevelopment(thrown);
      worker.log.error("page.render_failed", { alert: true, error: errorName(thrown) });
    }
    return new Response(null, { status: 500 });
  }
});

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
  startEntry.fetch(request, { context: { worker: context } });

/**
 * The request as Start gets it. Whatever a client accepts, a page is HTML: Start would answer others with
 * a JSON of its own. Addresses that no page can have are all the same one, because the router rewrites
 * some of their characters and would redirect `/^` to itself for ever (TanStack/router#7587 and #7598).
 */
function asPageRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!isPagePath(url.pathname)) url.pathname = "/404";
  const page = new Request(url, request);
  page.headers.set("accept", "text/html");
  return page;
}

/**
 * Renders a page, for a form posted without script too. A page that failed holds its error in the HTML
 * for hydration, so the visitor gets the error page instead.
 *
 * @param request GET, HEAD or POST of a page
 */
export async function renderPage(request: Request, context: RequestContext): Promise<RenderedPage> {
  const response = await handleWithStart(asPageRequest(request), context);
  // A page renders 503 itself: a lead or an article could not be stored or read.
  if (response.status < 500 || response.status === 503) {
    const { html, complete } = context.results;
    return { response, html, complete };
  }
  await response.body?.cancel();
  context.log.error("page.render_failed", { alert: true, status: response.status });
  return { response: errorPage(context), html: null, complete: null };
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
 * The styles of a route's pages (docs/decisions/0057), read once per isolate.
 *
 * @param routeId as the router names it, `/autopilots/$slug`
 * @returns when they cannot be read, an import of the same file
 */
async function routeStyles(routeId: string, { environment, log }: RequestContext): Promise<string> {
  // A page that is not found has only the root route; it uses the styles of the route of unknown paths.
  const path = routeId === "__root__" ? "/$" : routeId.replace(/\/$/, "/index");
  const file = routeStylesFile(path.slice(1).replaceAll("/", "."));
  const imported = `@import "${file}?${import.meta.env["BUILD_ID"]}";`;
  if (environment.ASSETS === null) return imported;
  try {
    return await readAsset(environment, file, (sheet) => sheet.text());
  } catch (thrown) {
    log.warn("page.styles_missing", { error: errorName(thrown) });
    return imported;
  }
}
