import type { ExecutionContext } from "@cloudflare/workers-types";

import { verifyPreviewLink } from "./preview-links.ts";
import { verifySmokeKey } from "./smoke-key.ts";
import { randomHex } from "./hmac.ts";
import { type Environment, loadEnvironment } from "./environment.ts";
import { createLog, errorName, type Log } from "./log.ts";
import { createResults, type RequestContext } from "./request-context.ts";

/** A request with the properties that Cloudflare adds; they are missing in a local run. */
type CloudflareRequest = Request & { cf?: { country?: unknown } };

/** Collects the facts about a request before a handler runs. */
export async function createContext(
  request: CloudflareRequest,
  url: URL,
  env: object,
  execution: ExecutionContext,
): Promise<RequestContext> {
  const { headers, cf } = request;
  const requestId = getRequestId(headers);
  const log = createLog(requestId, env);
  const environment = loadEnvironment(env, log);
  const { smokeKey, preview } = await verifyKeys(headers, url, environment, log);
  return {
    requestId,
    nonce: randomHex(),
    environment,
    siteOrigin: environment.SITE_ORIGIN ?? url.origin,
    log,
    clientIp: headers.get("cf-connecting-ip"),
    country: typeof cf?.country === "string" ? cf.country : null,
    preview,
    variant: null,
    receipt: null,
    isRevalidating: false,
    smokeKey,
    isTest: smokeKey === "valid",
    waitUntil: (work) => execution.waitUntil(work),
    results: createResults(),
  };
}

/**
 * Never throws: before the context exists, an error would give the visitor Cloudflare's error page. A
 * key that cannot be verified is invalid. The answer to a refused link is the page that everybody gets,
 * so only the log tells who tries.
 */
async function verifyKeys(
  headers: Headers,
  url: URL,
  { SMOKE_KEY, PREVIEW_KEY }: Environment,
  log: Log,
): Promise<Pick<RequestContext, "smokeKey" | "preview">> {
  try {
    const smokeKey = await verifySmokeKey(headers.get("x-smoke-key"), SMOKE_KEY);
    const preview = await verifyPreviewLink(url, PREVIEW_KEY, Date.now());
    if (smokeKey === "invalid") log.warn("key.refused", { of: "smoke test" });
    if (preview === null && url.searchParams.has("preview")) {
      log.warn("key.refused", { of: "preview" });
    }
    return { smokeKey, preview };
  } catch (thrown) {
    log.error("request.verification_failed", { alert: true, error: errorName(thrown) });
    return { smokeKey: headers.has("x-smoke-key") ? "invalid" : "absent", preview: null };
  }
}

/**
 * The id in a request's log entries, headers and error page: Cloudflare's, where the header has its
 * format. Any other value may come from the visitor, and logs and HTML hold the id.
 */
function getRequestId(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  return /^[0-9a-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}
