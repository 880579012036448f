import { submissionField } from "../../leads/contract.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { plainResponse } from "../http/error-responses.ts";
import { isFormPost } from "../http/request-kinds.ts";
import { isOwnCall } from "./own-calls.ts";
import { handleWithStart } from "./render-page.ts";

/**
 * Responds to a call of the submit endpoint. Start gets one text of a form and nothing else that it
 * would read: a lead needs no more, and the endpoint is open to everybody.
 */
export async function handleSubmit(request: Request, context: RequestContext): Promise<Response> {
  const { url, method, headers } = request;
  if (method !== "POST") return plainResponse(405, { allow: "POST" });
  if (!isFormPost(request, new URL(url).pathname)) return plainResponse(400);
  const form = await request.formData().catch(() => null);
  const submission = form?.get(submissionField);
  if (typeof submission !== "string") return plainResponse(400);
  const body = new FormData();
  body.set(submissionField, submission);
  const cleaned = new Headers(headers);
  for (const name of ["content-type", "content-length"]) cleaned.delete(name);
  return callStart(new Request(url, { method, headers: cleaned, body }), context);
}

/** Responds to a call of a server function that reads. */
export async function handleServerFn(request: Request, context: RequestContext): Promise<Response> {
  if (!isOwnCall(new URL(request.url))) return plainResponse(400);
  return callStart(request, context);
}

/** Replaces Start's own response where no function of ours was called. */
async function callStart(request: Request, context: RequestContext): Promise<Response> {
  let response: Response;
  try {
    response = await handleWithStart(request, context);
  } catch (thrown) {
    if (context.results.serverFunction !== undefined) throw thrown;
    context.log.warn("server_fn.malformed", { error: errorName(thrown) });
    return plainResponse(400);
  }
  if (context.results.serverFunction === "completed") return new Response(response.body, response);
  await response.body?.cancel();
  if (context.results.serverFunction === "failed") return plainResponse(500);
  const isOwnStatus = response.status === 403 || response.status === 405;
  const allow = response.headers.get("allow");
  return plainResponse(isOwnStatus ? response.status : 400, allow === null ? {} : { allow });
}
