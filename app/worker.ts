import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from "@cloudflare/workers-types";

import { reports } from "./config/monitoring.ts";
import { feedResponse } from "./server/articles/article-feeds.ts";
import { articleImageResponse } from "./server/articles/article-images.ts";
import { ogImageResponse } from "./server/articles/og-images.ts";
import { generatedFile } from "./server/files/generated-files.ts";
import { redirectFor } from "./server/http/canonical-url.ts";
import { checkRequest } from "./server/http/check-request.ts";
import { createContext } from "./server/http/create-context.ts";
import { errorPage, plainResponse } from "./server/http/error-responses.ts";
import { finishResponse } from "./server/http/finish-response.ts";
import { isFileLike, isFormPost } from "./server/http/request-kinds.ts";
import { newsletterLinkResponse } from "./server/leads/newsletter-link-response.ts";
import { handleLeadQueue } from "./server/leads/queue.ts";
import { handleNotificationQueue } from "./server/notifications/notification-consumer.ts";
import { sweepNotifications } from "./server/notifications/sweep.ts";
import { loadEnvironment } from "./server/ops/environment.ts";
import { handleFunnel } from "./server/ops/funnel.ts";
import { healthResponse } from "./server/ops/health.ts";
import { createLog, errorName } from "./server/ops/log.ts";
import { monitorLeads } from "./server/ops/monitor.ts";
import { handleReports } from "./server/ops/reports.ts";
import { handlePageView } from "./server/ops/page-views.ts";
import { handleVitals } from "./server/ops/vitals.ts";
import { cachedPage } from "./server/pages/page-cache.ts";
import { handlePurge, purgePath } from "./server/pages/purge.ts";
import { handleFormPost, handleServerFn } from "./server/pages/render-page.ts";
import type { RequestContext } from "./server/request-context.ts";

/** POST endpoints that are no forms. */
const posts: Record<string, (request: Request, context: RequestContext) => Promise<Response>> = {
  "/vitals": handleVitals,
  [reports.path]: handleReports,
  "/funnel": handleFunnel,
  "/page-view": handlePageView,
  [purgePath]: handlePurge,
};

/** Routes a request to its handler. */
async function answer(request: Request, url: URL, context: RequestContext): Promise<Response> {
  const { pathname } = url;
  const { method } = request;
  if (pathname.startsWith("/_serverFn/")) return handleServerFn(request, context);
  const link = await newsletterLinkResponse(request, url, context);
  if (link) return link;
  const handlePost = method === "POST" && Object.hasOwn(posts, pathname) && posts[pathname];
  if (handlePost) return handlePost(request, context);
  if (isFormPost(request, pathname)) return handleFormPost(request, context);
  if (method !== "GET" && method !== "HEAD") return plainResponse(405, { allow: "GET, HEAD" });
  // Each of these returns null for a path that is not its own.
  const file =
    (await healthResponse(pathname, context)) ??
    (await feedResponse(pathname, context)) ??
    (await articleImageResponse(request, url, context)) ??
    (await ogImageResponse(request, url, context)) ??
    (await generatedFile(pathname, context));
  if (file) return file;
  if (isFileLike(pathname)) return plainResponse(404);
  return redirectFor(url) ?? cachedPage(request, url, context);
}

export default {
  /** Answers every request that is not for a file in `public/` or of the build. */
  async fetch(request: Request, env: object, execution: ExecutionContext): Promise<Response> {
    const startedAt = performance.now();
    const url = new URL(request.url);
    const context = await createContext(request, url, env, execution);
    let response: Response;
    try {
      const checked = await checkRequest(request, url, context);
      response = checked instanceof Response ? checked : await answer(checked, url, context);
    } catch (thrown) {
      context.log.error("request.failed", { alert: true, error: errorName(thrown) });
      response = errorPage(context.nonce, context.requestId);
    }
    return finishResponse(response, request, url, startedAt, context);
  },

  /** Consumes the lead queue, the notification queue and their dead-letter queues. */
  async queue(batch: MessageBatch, env: object): Promise<void> {
    const log = createLog(crypto.randomUUID(), env);
    const environment = loadEnvironment(env, log);
    const isLeadQueue = !batch.queue.includes("notifications");
    await (isLeadQueue ? handleLeadQueue : handleNotificationQueue)(batch, environment, log);
  },

  /** Runs the monitor and queues missing notifications, as often as `wrangler.toml` says. */
  async scheduled(controller: ScheduledController, env: object): Promise<void> {
    const log = createLog(crypto.randomUUID(), env);
    const environment = loadEnvironment(env, log);
    const now = controller.scheduledTime;
    const canNotify = await sweepNotifications(environment, now, log);
    await monitorLeads(environment, now, canNotify, log);
  },
};
