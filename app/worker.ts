import hostGrotesk from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from "@cloudflare/workers-types";

import { bodyLimitBytes } from "./config/limits.ts";
import { feeds } from "./content/feeds.ts";
import { site } from "./content/site.ts";
import { machineFile } from "./server/files/generated-files.ts";
import { prerenderedPages } from "./server/pages/prerendered-paths.ts";
import { routeName } from "./server/http/route-label.ts";
import { feedAnswer } from "./server/articles/article-feeds.ts";
import { pictureAnswer } from "./server/articles/article-images.ts";
import { articleAddresses } from "./server/articles/reader.ts";
import { withBoundedBody } from "./server/http/body-limit.ts";
import { challengeOf, challengeOrigin } from "./server/leads/verify-turnstile.ts";
import { answerCall, drawPage } from "./server/pages/render-page.ts";
import { chatOf, readEnvironment } from "./server/ops/environment.ts";
import { errorPage, plainAnswer } from "./server/http/error-responses.ts";
import { healthAnswer } from "./server/ops/health.ts";
import { leadStoreOf } from "./server/leads/pipeline.ts";
import { keepDeadLeads, storeQueuedLeads } from "./server/leads/queue.ts";
import { createLog, errorName, type Log } from "./server/ops/log.ts";
import { cachedPage } from "./server/pages/page-cache.ts";
import { pageSettings } from "./server/ops/client-config.ts";
import { isPreviewLink } from "./server/articles/preview-links.ts";
import { requestIdOf } from "./server/http/request-id.ts";
import { requestFields } from "./server/http/access-log.ts";
import { isDecodable, redirectFor } from "./server/http/canonical-url.ts";
import { withSecurityHeaders } from "./server/http/security-headers.ts";
import { sharePictureAnswer } from "./server/articles/og-images.ts";
import { claimOf } from "./server/leads/smoke-key.ts";
import { takeVitals } from "./server/ops/vitals.ts";
import { watchLeads } from "./server/ops/monitor.ts";
import type { WorkerContext } from "./server/request-context.ts";

const serverFunctionPath = "/_serverFn/";

/** Pages that a form without script posts to. */
const formPaths = new Set(["/newsletter", "/contact-us"]);

/** A path that looks like a file is one, or nothing: it never draws the app (spec section 2). */
const fileLike = /\.(?:xml|txt|ico|png|jpe?g|gif|svg|pdf)$/i;
const isFile = (pathname: string) => fileLike.test(pathname) || pathname.startsWith("/assets/");

const pages = { draw: drawPage, prerendered: prerenderedPages };

/** Browsers may fetch the face while the page is still on its way (103 Early Hints). */
const fontHint = `<${hostGrotesk}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

async function answer(request: Request, url: URL, context: WorkerContext): Promise<Response> {
  const { pathname } = url;
  if (!isDecodable(pathname)) return plainAnswer(400);
  const bounded = await withBoundedBody(request, bodyLimitBytes);
  if (typeof bounded === "number") return plainAnswer(bounded);
  const claim = await claimOf(request.headers.get("x-smoke-key"), context.environment.SMOKE_KEY);
  if (claim === "forged") return plainAnswer(403);
  context.isTest = claim === "test";
  if (pathname.startsWith(serverFunctionPath)) return answerCall(bounded, context);
  if (request.method === "POST" && formPaths.has(pathname)) {
    const { response, html } = await drawPage(bounded, context);
    return new Response(html ?? response.body, response);
  }
  if (request.method === "POST" && pathname === "/vitals") {
    return takeVitals(bounded, context, routeName);
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plainAnswer(405, { allow: "GET, HEAD" });
  }
  const health = await healthAnswer(pathname, context.environment);
  if (health) return health;
  const file = await writtenFile(bounded, url, context);
  if (file) return file;
  if (isFile(pathname)) return plainAnswer(404);
  const page = redirectFor(url) ?? (await cachedPage(bounded, url, context, pages));
  if (page.status === 200) page.headers.set("link", fontHint);
  return page;
}

/** Files that are written when they are asked for. */
async function writtenFile(
  request: Request,
  url: URL,
  context: WorkerContext,
): Promise<Response | null> {
  const path = url.pathname;
  if (path.startsWith("/feeds/")) return feedAnswer(path, feeds, site, context);
  if (path.startsWith("/media/")) return pictureAnswer(request, url, context);
  if (path.startsWith("/og/")) return sharePictureAnswer(request, url, context);
  return machineFile(path, async () => {
    const articles = await articleAddresses(context);
    return articles.map(({ path: address, publishedAt }) => ({
      path: address,
      changedAt: publishedAt,
    }));
  });
}

/** What Cloudflare adds to a request; absent when the Worker runs elsewhere. */
type Located = Request & { cf?: { country?: unknown } };

function contextOf(request: Located, env: object, execution: ExecutionContext): WorkerContext {
  const requestId = requestIdOf(request.headers);
  const log = createLog(requestId);
  const environment = environmentOf(env, log);
  const country = request.cf?.country;
  return {
    requestId,
    nonce: crypto.randomUUID().replaceAll("-", ""),
    environment,
    settings: pageSettings(environment),
    log,
    address: request.headers.get("cf-connecting-ip"),
    country: typeof country === "string" ? country : null,
    isPreview: false,
    isStreaming: false,
    isDegraded: false,
    isTest: false,
    leadOutcome: undefined,
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
    const fields = requestFields(response, context);
    const durationMs = Math.round(performance.now() - startedAt);
    context.log.info("request", {
      method: request.method,
      route: routeName(url.pathname),
      ...fields,
      durationMs,
    });
    const secured = withSecurityHeaders(response, {
      nonce: context.nonce,
      secure: url.protocol === "https:",
      chatUrl: chatOf(context.environment)?.baseUrl ?? null,
      challengeUrl: challengeOf(context.environment) === null ? null : challengeOrigin,
    });
    secured.headers.set("x-request-id", context.requestId);
    secured.headers.set("server-timing", `cache;desc=${fields.cache}, worker;dur=${durationMs}`);
    if (context.isTest && context.leadOutcome !== undefined) {
      secured.headers.set("x-test-lead", context.leadOutcome);
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
    const environment = environmentOf(env, log);
    const { DEAD_LEADS: deadLeads, LEAD_LIMITS: marks } = environment;
    if (batch.queue.endsWith("-dead")) return keepDeadLeads(batch, { deadLeads, log });
    return storeQueuedLeads(batch, { store: leadStoreOf(environment), deadLeads, marks, log });
  },

  /** Looks after the leads every few minutes, as `wrangler.toml` says. */
  async scheduled(controller: ScheduledController, env: object): Promise<void> {
    const log = createLog(crypto.randomUUID());
    const environment = environmentOf(env, log);
    await watchLeads(environment, site.origin, controller.scheduledTime, log);
  },
};
