import hostGrotesk from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from "@cloudflare/workers-types";

import { bodyLimitBytes } from "./config/limits.ts";
import { feeds } from "./content/feeds.ts";
import { site } from "./content/site.ts";
import { generatedFile } from "./server/files/generated-files.ts";
import { prerenderedPages } from "./server/pages/prerendered-paths.ts";
import { routeLabel } from "./server/http/route-label.ts";
import { feedResponse } from "./server/articles/article-feeds.ts";
import { articleImageResponse } from "./server/articles/article-images.ts";
import { articleAddresses } from "./server/articles/reader.ts";
import { withBodyLimit } from "./server/http/body-limit.ts";
import { turnstileOf, turnstileOrigin } from "./server/leads/verify-turnstile.ts";
import { handleServerFn, renderPage } from "./server/pages/render-page.ts";
import { chatOf, readEnvironment } from "./server/ops/environment.ts";
import { errorPage, plainResponse } from "./server/http/error-responses.ts";
import { healthResponse } from "./server/ops/health.ts";
import { handleLeadQueue } from "./server/leads/queue.ts";
import { createLog, errorName, type Log } from "./server/ops/log.ts";
import { cachedPage } from "./server/pages/page-cache.ts";
import { clientConfig } from "./server/ops/client-config.ts";
import { isPreviewLink } from "./server/articles/preview-links.ts";
import { requestIdOf } from "./server/http/request-id.ts";
import { accessLogFields } from "./server/http/access-log.ts";
import { isDecodable, redirectFor } from "./server/http/canonical-url.ts";
import { withSecurityHeaders } from "./server/http/security-headers.ts";
import { ogImageResponse } from "./server/articles/og-images.ts";
import { verifySmokeKey } from "./server/leads/smoke-key.ts";
import { handleVitals } from "./server/ops/vitals.ts";
import { monitorLeads } from "./server/ops/monitor.ts";
import type { RequestContext } from "./server/request-context.ts";

const serverFunctionPath = "/_serverFn/";

/** Pages that a form without script posts to. */
const formPaths = new Set(["/newsletter", "/contact-us"]);

/** A path that looks like a file is one, or nothing: it never draws the app (spec section 2). */
const fileLike = /\.(?:xml|txt|ico|png|jpe?g|gif|svg|pdf)$/i;
const isFile = (pathname: string) => fileLike.test(pathname) || pathname.startsWith("/assets/");

const pages = { draw: renderPage, prerendered: prerenderedPages };

/** Browsers may fetch the face while the page is still on its way (103 Early Hints). */
const fontHint = `<${hostGrotesk}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

async function answer(request: Request, url: URL, context: RequestContext): Promise<Response> {
  const { pathname } = url;
  if (!isDecodable(pathname)) return plainResponse(400);
  const bounded = await withBodyLimit(request, bodyLimitBytes);
  if (typeof bounded === "number") return plainResponse(bounded);
  const claim = await verifySmokeKey(
    request.headers.get("x-smoke-key"),
    context.environment.SMOKE_KEY,
  );
  if (claim === "invalid") return plainResponse(403);
  context.isTest = claim === "test";
  if (pathname.startsWith(serverFunctionPath)) return handleServerFn(bounded, context);
  if (request.method === "POST" && formPaths.has(pathname)) {
    const { response, html } = await renderPage(bounded, context);
    return new Response(html ?? response.body, response);
  }
  if (request.method === "POST" && pathname === "/vitals") {
    return handleVitals(bounded, context, routeLabel);
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plainResponse(405, { allow: "GET, HEAD" });
  }
  const health = await healthResponse(pathname, context.environment);
  if (health) return health;
  const file = await writtenFile(bounded, url, context);
  if (file) return file;
  if (isFile(pathname)) return plainResponse(404);
  const page = redirectFor(url) ?? (await cachedPage(bounded, url, context, pages));
  if (page.status === 200) page.headers.set("link", fontHint);
  return page;
}

/** Files that are written when they are asked for. */
async function writtenFile(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response | null> {
  const path = url.pathname;
  if (path.startsWith("/feeds/")) return feedResponse(path, feeds, site, context);
  if (path.startsWith("/media/")) return articleImageResponse(request, url, context);
  if (path.startsWith("/og/")) return ogImageResponse(request, url, context);
  return generatedFile(path, async () => {
    const articles = await articleAddresses(context);
    return (
      articles?.map(({ path: address, publishedAt }) => ({
        path: address,
        changedAt: publishedAt,
      })) ?? null
    );
  });
}

/** What Cloudflare adds to a request; absent when the Worker runs elsewhere. */
type Located = Request & { cf?: { country?: unknown } };

function contextOf(request: Located, env: object, execution: ExecutionContext): RequestContext {
  const requestId = requestIdOf(request.headers);
  const log = createLog(requestId);
  const environment = environmentOf(env, log);
  const country = request.cf?.country;
  return {
    requestId,
    nonce: crypto.randomUUID().replaceAll("-", ""),
    environment,
    siteOrigin: site.origin,
    settings: clientConfig(environment),
    log,
    address: request.headers.get("cf-connecting-ip"),
    country: typeof country === "string" ? country : null,
    isPreview: false,
    isStreaming: false,
    isDegraded: false,
    isRevalidating: false,
    revalidateAt: Number.POSITIVE_INFINITY,
    expiresAt: Number.POSITIVE_INFINITY,
    isTest: false,
    leadStatus: undefined,
    html: null,
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
      response = await answer(request, url, context);
    } catch (thrown) {
      context.log.error("request.failed", { alert: true, error: errorName(thrown) });
      response = errorPage(context.nonce, context.requestId);
    }
    const fields = accessLogFields(response, context);
    const durationMs = Math.round(performance.now() - startedAt);
    context.log.info("request", {
      method: request.method,
      route: routeLabel(url.pathname),
      ...fields,
      durationMs,
    });
    const secured = withSecurityHeaders(response, {
      nonce: context.nonce,
      secure: url.protocol === "https:",
      chatUrl: chatOf(context.environment)?.baseUrl ?? null,
      turnstileUrl: turnstileOf(context.environment) === null ? null : turnstileOrigin,
    });
    secured.headers.set("x-request-id", context.requestId);
    secured.headers.set("server-timing", `cache;desc=${fields.cache}, worker;dur=${durationMs}`);
    if (context.isTest && context.leadStatus !== undefined) {
      secured.headers.set("x-test-lead", context.leadStatus);
    }
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
    return handleLeadQueue(batch, environmentOf(env, log), log);
  },

  /** Looks after the leads every few minutes, as `wrangler.toml` says. */
  async scheduled(controller: ScheduledController, env: object): Promise<void> {
    const log = createLog(crypto.randomUUID());
    const environment = environmentOf(env, log);
    await monitorLeads(environment, site.origin, controller.scheduledTime, log);
  },
};
