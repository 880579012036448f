import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from "@cloudflare/workers-types";
import { tracing } from "cloudflare:workers";

import { pageReportPath, reports } from "./config/monitoring.ts";
import { feedResponse } from "./server/articles/article-feeds.ts";
import { articleImageResponse } from "./server/articles/article-images.ts";
import { announceArticles } from "./server/articles/index-now.ts";
import { ogImageResponse } from "./server/articles/og-images.ts";
import { generatedFile, generatedPaths } from "./server/files/generated-files.ts";
import { redirectFor } from "./server/http/canonical-url.ts";
import { checkRequest } from "./server/http/check-request.ts";
import { createContext } from "./server/environment/create-context.ts";
import { errorPage, plainResponse } from "./server/http/error-responses.ts";
import { withVariant } from "./server/http/landing-variant.ts";
import { finishResponse } from "./server/http/finish-response.ts";
import { isFileLike, isFormPost } from "./server/http/request-kinds.ts";
import { handleEmailEvents } from "./server/notifications/email-event-consumer.ts";
import { newsletterLinkResponse } from "./server/notifications/newsletter-link-response.ts";
import { handleLeadQueue } from "./server/leads/queue.ts";
import { handleNotificationQueue } from "./server/notifications/notification-consumer.ts";
import { handleTestNotification } from "./server/notifications/test-notification.ts";
import { sweepNotifications } from "./server/notifications/sweep.ts";
import { queueReport } from "./server/notifications/weekly-report.ts";
import { loadEnvironment } from "./server/environment/environment.ts";
import { healthResponse } from "./server/ops/health.ts";
import { createLog, errorName } from "./server/environment/log.ts";
import { traceWith } from "./server/environment/trace.ts";
import { monitorLeads } from "./server/ops/monitor.ts";
import { handlePageReport } from "./server/ops/page-reports.ts";
import { handleReports } from "./server/ops/reports.ts";
import { recordStatus, statusResponse } from "./server/ops/status.ts";
import { countMissing } from "./server/store/funnel-counts.ts";
import { llmsFullResponse, pageOrMarkdown } from "./server/render/markdown.ts";
import { handlePurge } from "./server/render/purge.ts";
import { handleFormPost } from "./server/render/render-page.ts";
import { handleServerFn, handleSubmit } from "./server/render/server-functions.ts";
import { pageLabel } from "./server/environment/page-label.ts";
import type { RequestContext } from "./server/environment/request-context.ts";

traceWith(tracing);

type Endpoint = {
  /** The one method that it answers, GET with HEAD; every method where left out. */
  method?: "GET" | "POST";
  /** Null leaves the request to the pages. */
  answer: (
    request: Request,
    url: URL,
    context: RequestContext,
  ) => Promise<Response | null> | Response;
};

const get = (answer: Endpoint["answer"]): Endpoint => ({ method: "GET", answer });

const post = (
  handle: (request: Request, context: RequestContext) => Promise<Response>,
): Endpoint => ({ method: "POST", answer: (request, _, context) => handle(request, context) });

const health = get((_, { pathname }, context) => healthResponse(pathname, context));

/**
 * What answers what, besides pages and forms that are posted without script. A key that ends with a
 * slash stands for every path that begins with it. The first that fits answers, and its key names the
 * request in the access log.
 */
const endpoints: Record<string, Endpoint> = {
  // The submit endpoint (app/leads/submit-lead.functions.ts).
  "/_serverFn/submitLead": { answer: (request, _, context) => handleSubmit(request, context) },
  "/_serverFn/": { answer: (request, _, context) => handleServerFn(request, context) },
  "/newsletter/confirm": { answer: newsletterLinkResponse },
  "/newsletter/unsubscribe": { answer: newsletterLinkResponse },
  [pageReportPath]: post(handlePageReport),
  [reports.path]: post(handleReports),
  "/purge": post(handlePurge),
  "/notify-test": post(handleTestNotification),
  "/healthz": health,
  "/readyz": health,
  "/status.json": get(statusResponse),
  "/feeds/": get(feedResponse),
  "/media/": get(articleImageResponse),
  "/og/": get(ogImageResponse),
  "/llms-full.txt": get(llmsFullResponse),
  ...Object.fromEntries(generatedPaths.map((path) => [path, get(generatedFile)])),
  // Cloudflare answers those of this build.
  "/assets/": get(() => plainResponse(404)),
};

const endpointPaths = Object.keys(endpoints);

const endpointPath = (pathname: string) =>
  endpointPaths.find((path) =>
    path.endsWith("/") ? pathname.startsWith(path) : pathname === path,
  );

/** A path as the access log names it: `/healthz`, `/feeds/*`, or the label of a page. */
function routeLabel(pathname: string): string {
  const path = endpointPath(pathname);
  if (path === undefined) return pageLabel(pathname);
  return path.endsWith("/") ? `${path}*` : path;
}

/** Routes a request to its handler. */
async function answer(request: Request, url: URL, context: RequestContext): Promise<Response> {
  const { pathname } = url;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const path = endpointPath(pathname);
  const endpoint = path === undefined ? undefined : endpoints[path];
  const method = endpoint?.method ?? request.method;
  if (endpoint && (method === request.method || (method === "GET" && isRead))) {
    const response = await endpoint.answer(request, url, context);
    if (response) return response;
  }
  if (isFormPost(request, pathname)) {
    return handleFormPost(request, await withVariant(url, context));
  }
  if (!isRead) {
    return plainResponse(405, { allow: endpoint?.method === "POST" ? "POST" : "GET, HEAD" });
  }
  if (isFileLike(pathname)) return plainResponse(404);
  return redirectFor(url) ?? pageOrMarkdown(request, url, await withVariant(url, context));
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
      // A visitor who leaves aborts the request, which is no failure.
      if (!request.signal.aborted) {
        context.log.error("request.failed", { alert: true, error: errorName(thrown) });
      }
      response = errorPage(context);
    }
    if (response.status === 404) countMissing(request, url, context);
    return finishResponse(response, request, url, routeLabel(url.pathname), startedAt, context);
  },

  /** Consumes the queues of leads and notifications, their dead-letter queues, and the email events. */
  async queue(batch: MessageBatch, env: object): Promise<void> {
    const log = createLog(crypto.randomUUID(), env);
    const environment = loadEnvironment(env, log);
    const handler = batch.queue.includes("notifications")
      ? handleNotificationQueue
      : batch.queue.includes("email-events")
        ? handleEmailEvents
        : handleLeadQueue;
    await handler(batch, environment, log);
  },

  /**
   * Runs the monitor, queues missing notifications and the weekly mail, and announces articles, as often
   * as `wrangler.toml` says.
   */
  async scheduled(
    controller: ScheduledController,
    env: object,
    execution: ExecutionContext,
  ): Promise<void> {
    const log = createLog(crypto.randomUUID(), env);
    const environment = loadEnvironment(env, log);
    const now = controller.scheduledTime;
    const canNotify = await sweepNotifications(environment, now, log);
    await Promise.all([
      monitorLeads(environment, now, canNotify, log),
      announceArticles(environment, now, log),
      queueReport(environment, now, log),
    ]);
    const url = new URL(environment.SITE_ORIGIN ?? "http://localhost");
    await recordStatus(await createContext(new Request(url), url, env, execution), now);
  },
};
