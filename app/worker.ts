import type { ExecutionContext, MessageBatch } from "@cloudflare/workers-types";
import {
  createStartHandler,
  defaultRenderHandler,
  defaultStreamHandler,
} from "@tanstack/react-start/server";

import { bodyLimitBytes } from "./config/limits.ts";
import { feeds } from "./content/feeds.ts";
import { site } from "./content/site.ts";
import { feedAnswer } from "./server/article-feeds.ts";
import { pictureAnswer } from "./server/article-pictures.ts";
import { withBoundedBody } from "./server/bounded-request.ts";
import { chatOf, readEnvironment } from "./server/environment.ts";
import { errorPage, plainAnswer } from "./server/error-answers.ts";
import { leadStoreOf } from "./server/lead-pipeline.ts";
import { keepDeadLeads, storeQueuedLeads } from "./server/lead-queue.ts";
import { createLog, errorName, type Log } from "./server/log.ts";
import { isPreviewLink } from "./server/preview.ts";
import { withSecurityHeaders } from "./server/security-headers.ts";
import { sharePictureAnswer } from "./server/share-pictures.ts";
import type { WorkerContext } from "./server/worker-context.ts";

/**
 * Pages are rendered to one string, because React's stream costs twice the time; only a page whose
 * loader deferred something is streamed. The preload links go: they would fetch the script before
 * anybody needs it.
 */
const startHandler = createStartHandler((rendering) => {
  const { router } = rendering;
  const routes = router.ssr?.manifest?.routes ?? {};
  for (const route of Object.values(routes)) delete route.preloads;
  const isDeferred = router.stores.matches
    .get()
    .some(({ loaderData }) => Object.values(Object(loaderData)).some(isPromise));
  if (!isDeferred) return defaultRenderHandler(rendering);
  // Served on this machine, the compression in between would hold the first piece back. Cloudflare's
  // does not, and compresses by itself what leaves over HTTPS.
  if (new URL(rendering.request.url).protocol === "http:") {
    rendering.responseHeaders.set("content-encoding", "identity");
  }
  return defaultStreamHandler(rendering);
});

const isPromise = (value: unknown) => value instanceof Promise;

const serverFunctionPath = "/_serverFn/";

/** Pages that a form without script posts to. */
const formPaths = new Set(["/newsletter", "/contact-us"]);

/** A path that looks like a file is one, or nothing: it never draws the app (spec section 2). */
const fileLike = /\.(?:xml|txt|ico|png|jpe?g|gif|svg|pdf)$/i;

async function answer(request: Request, context: WorkerContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith(serverFunctionPath);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isForm = request.method === "POST" && formPaths.has(pathname);
  const bounded = await withBoundedBody(request, bodyLimitBytes);
  if (bounded === null) return plainAnswer(413);
  const file = isRead ? await articleFile(new URL(request.url), context) : null;
  if (file !== null) return file;
  if (isRead && fileLike.test(pathname)) return plainAnswer(404);
  if (!isCall && !isRead && !isForm) return plainAnswer(405, { allow: "GET, HEAD" });
  const response = await startHandler(bounded, {
    context: { worker: context, nonce: context.nonce },
  });
  return isCall ? redactedCall(response, context) : redactedPage(response, context);
}

/** What belongs to articles and is no page. */
async function articleFile(url: URL, context: WorkerContext): Promise<Response | null> {
  const path = url.pathname;
  if (path.startsWith("/feeds/")) return feedAnswer(path, feeds, site, context);
  if (path.startsWith("/media/")) return pictureAnswer(path, context);
  if (path.startsWith("/og/")) return sharePictureAnswer(url, context);
  return null;
}

/** What Start itself says of a call that never reached one of our functions stays inside. */
async function redactedCall(response: Response, context: WorkerContext): Promise<Response> {
  if (context.serverFunction === "answered") return response;
  await response.body?.cancel();
  if (context.serverFunction === "failed") return plainAnswer(500);
  const kept = response.status === 403 || response.status === 405;
  const allow = response.headers.get("allow");
  return plainAnswer(kept ? response.status : 400, allow === null ? {} : { allow });
}

/** A page that failed carries its error in the HTML for hydration; the visitor gets another one. */
async function redactedPage(response: Response, context: WorkerContext): Promise<Response> {
  // 503 is an answer of ours: a form that nothing could take, drawn with all that was typed.
  if (response.status < 500 || response.status === 503) return response;
  await response.body?.cancel();
  context.log.error("page.failed", { alert: true, status: response.status });
  return errorPage(context.nonce, context.requestId);
}

/** What Cloudflare adds to a request; absent when the Worker runs elsewhere. */
type Located = Request & { cf?: { country?: unknown } };

function contextOf(request: Located, env: object, execution: ExecutionContext): WorkerContext {
  const requestId = request.headers.get("cf-ray") ?? crypto.randomUUID();
  const log = createLog(requestId);
  const environment = environmentOf(env, log);
  const country = request.cf?.country;
  return {
    requestId,
    nonce: crypto.randomUUID().replaceAll("-", ""),
    environment,
    chat: chatOf(environment),
    log,
    address: request.headers.get("cf-connecting-ip"),
    country: typeof country === "string" ? country : null,
    isPreview: false,
    waitUntil: (work) => execution.waitUntil(work),
    serverFunction: undefined,
  };
}

function environmentOf(env: object, log: Log) {
  return readEnvironment(env, (name, problem) => {
    log.error("environment.invalid", { alert: true, name, problem });
  });
}

export default {
  /** Answers every request that no file in `public/` or the build's assets answers. */
  async fetch(request: Request, env: object, execution: ExecutionContext): Promise<Response> {
    const startedAt = performance.now();
    const context = contextOf(request, env, execution);
    const url = new URL(request.url);
    let response: Response;
    try {
      context.isPreview = await isPreviewLink(url, context.environment.PREVIEW_KEY, Date.now());
      response = await answer(request, context);
    } catch (thrown) {
      context.log.error("request.failed", { alert: true, error: errorName(thrown) });
      response = errorPage(context.nonce, context.requestId);
    }
    context.log.info("request", {
      method: request.method,
      path: url.pathname,
      status: response.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
    const secured = withSecurityHeaders(response, {
      nonce: context.nonce,
      secure: url.protocol === "https:",
      chatUrl: context.chat?.baseUrl ?? null,
    });
    secured.headers.set("x-request-id", context.requestId);
    if (context.isPreview) {
      secured.headers.set("cache-control", "no-store");
      secured.headers.set("x-robots-tag", "noindex");
      secured.headers.set("referrer-policy", "no-referrer");
    }
    return secured;
  },

  /** Takes queued leads to the database, and what is beyond retrying into safe keeping. */
  async queue(batch: MessageBatch, env: object): Promise<void> {
    const log = createLog(crypto.randomUUID());
    const environment = environmentOf(env, log);
    const deadLeads = environment.DEAD_LEADS;
    if (batch.queue.endsWith("-dead")) return keepDeadLeads(batch, { deadLeads, log });
    return storeQueuedLeads(batch, { store: leadStoreOf(environment), deadLeads, log });
  },
};
