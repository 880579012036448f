import type { ExecutionContext } from "@cloudflare/workers-types";

import { isPreviewLink } from "../articles/preview-links.ts";
import { verifySmokeKey } from "../leads/smoke-key.ts";
import { clientConfigOf } from "../ops/client-config.ts";
import { loadEnvironment } from "../ops/environment.ts";
import { createLog } from "../ops/log.ts";
import { createResults, type RequestContext } from "../request-context.ts";
import { requestIdOf } from "./request-id.ts";

/** A request with what Cloudflare adds to it; absent when the Worker runs elsewhere. */
type CloudflareRequest = Request & { cf?: { country?: unknown } };

/** Collects the facts about a request before anything answers it. */
export async function createContext(
  request: CloudflareRequest,
  url: URL,
  env: object,
  execution: ExecutionContext,
): Promise<RequestContext> {
  const { headers, cf } = request;
  const requestId = requestIdOf(headers);
  const log = createLog(requestId);
  const environment = loadEnvironment(env, log);
  const smokeKey = await verifySmokeKey(headers.get("x-smoke-key"), environment.SMOKE_KEY);
  return {
    requestId,
    nonce: crypto.randomUUID().replaceAll("-", ""),
    environment,
    clientConfig: clientConfigOf(environment),
    log,
    clientIp: headers.get("cf-connecting-ip"),
    country: typeof cf?.country === "string" ? cf.country : null,
    isPreview: await isPreviewLink(url, environment.PREVIEW_KEY, Date.now()),
    isRevalidating: false,
    smokeKey,
    isTest: smokeKey === "valid",
    waitUntil: (work) => execution.waitUntil(work),
    results: createResults(),
  };
}
