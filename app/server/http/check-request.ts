import { bodyLimitBytes } from "../../leads/form-fields.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { withBodyLimit } from "./body-limit.ts";
import { isDecodable } from "./canonical-url.ts";
import { plainResponse, refuseForm } from "./error-responses.ts";

/** @returns the request with its complete body, or the response that refuses it */
export async function checkRequest(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Request | Response> {
  if (!isDecodable(url.pathname)) return plainResponse(400);
  const complete = await withBodyLimit(request, bodyLimitBytes);
  if (typeof complete === "number") return refuseForm(request, complete, context);
  return context.smokeKey === "invalid" ? plainResponse(403) : complete;
}
