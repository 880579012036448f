import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { plainResponse } from "../http/error-responses.ts";
import { handleWithStart } from "./render-page.ts";

/**
 * Responds to a call of a server function. Replaces Start's own response where no function of ours was
 * called.
 */
export async function handleServerFn(request: Request, context: RequestContext): Promise<Response> {
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
