import { monitor } from "../../config/monitoring.ts";
import { drill } from "../../content/site.ts";
import { firstAnswerHeadline, uptimeHeadline } from "../../content/site-figures.ts";
import {
  addCheck,
  getUptime,
  lastDays,
  type StatusCheck,
  type StatusPart,
} from "../../lib/status-days.ts";
import { errorName } from "../environment/log.ts";
import { createResults, type RequestContext } from "../environment/request-context.ts";
import { unavailableResponse } from "../http/error-responses.ts";
import { textResponse } from "../http/etag.ts";
import { readAnswerHours } from "../store/lead-numbers.ts";
import { cachedPage } from "../render/page-cache.ts";
import { isNoStore } from "../store/cache-control.ts";
import { readStatus, writeStatus } from "../store/status-record.ts";
import { checkParts } from "./health.ts";

const causes: Record<StatusPart, string> = {
  pages: "Pages were not answered.",
  forms: "Neither the database nor the queue took what was sent.",
  articles: "The database did not answer, and no copy was cached.",
};

/**
 * Looks at the site as a visitor does, and adds what it saw to the day: whether a page is answered,
 * whether a form that is sent now would be stored or queued, and whether the lists of articles are
 * shown, from the database or from a cache; and how long first answers took. What fails to be recorded is a
 * check that was not made.
 *
 * @param context of a request for the site's own origin
 * @param now milliseconds since 1970
 */
export async function recordStatus(context: RequestContext, now: number): Promise<void> {
  const { environment, log } = context;
  if (environment.LEAD_LIMITS === null) return;
  try {
    const [pages, articles, { supabase, queue }, answerHours] = await Promise.all([
      isAnswered("/", context),
      isAnswered("/resources", context),
      checkParts(environment),
      readAnswerHours(environment),
    ]);
    const isUp = { pages, articles, forms: supabase.ok || queue.ok };
    const down: StatusCheck["down"] = {};
    for (const part of ["pages", "forms", "articles"] as const) {
      if (!isUp[part]) down[part] = causes[part];
    }
    const record = await readStatus(environment.LEAD_LIMITS);
    const next = addCheck(record, { now, down, answerHours }, monitor.everyMinutes);
    if (next !== record) await writeStatus(environment.LEAD_LIMITS, next);
  } catch (thrown) {
    log.warn("monitor.status_write_failed", { error: errorName(thrown) });
  }
}

/** Whether a visitor gets the whole page. */
async function isAnswered(path: string, shared: RequestContext): Promise<boolean> {
  const context = { ...shared, results: createResults() };
  const url = new URL(path, context.siteOrigin);
  try {
    const response = await cachedPage(new Request(url), url, context);
    // What is streamed is complete at its end.
    await response.arrayBuffer();
    const { complete } = context.results;
    const isWhole = complete === null || (await complete) !== null;
    return response.status === 200 && isWhole && !isNoStore(response.headers);
  } catch {
    return false;
  }
}

/**
 * Responds to `/status.json`: for each of the last 90 days the minutes in which pages, forms or articles
 * were down, null where no monitor ran, and the cause; what these days come to; how long first answers took;
 * and the last drill.
 *
 * @returns 503 where the record cannot be read
 */
export async function statusResponse(
  request: Request,
  _: URL,
  { environment, log }: RequestContext,
): Promise<Response> {
  try {
    const now = Date.now();
    const record = await readStatus(environment.LEAD_LIMITS);
    const { answerHours } = record;
    const uptime = getUptime(record, now, monitor.everyMinutes);
    const inWords = {
      uptime: uptimeHeadline(uptime),
      firstAnswerTime: firstAnswerHeadline(answerHours),
    };
    const figures = { days: lastDays(record, now), uptime, answerHours, drill, inWords };
    return await textResponse(request, JSON.stringify(figures), {
      "content-type": "application/json",
      "cache-control": "public, max-age=60",
    });
  } catch (thrown) {
    log.warn("monitor.status_read_failed", { error: errorName(thrown) });
    return unavailableResponse();
  }
}
