import * as z from "zod/mini";

import type { Read } from "../../articles/contract.ts";
import { bodyTimeoutMs } from "../../config/cache-lifetimes.ts";
import { askRenderer } from "../environment/bound-services.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName } from "../environment/log.ts";
import { withTimeout } from "../environment/with-timeout.ts";
import { type BodyRequest, type SanitizedBody, sanitizedBody } from "../renderer/body-contract.ts";
import type { RequestContext } from "../environment/request-context.ts";

const bodyRow = z.looseObject({
  content: z.string(),
  body_format: z.optional(z.string()),
});

/**
 * Replaces the body of a row, as an editor wrote it, by the one that may be shown
 * (docs/decisions/0024). Reading includes it, so both caches hold sanitized bodies only.
 *
 * @param images says which path on this site an image of another host gets
 * @returns the row with `body` in place of `content` and `body_format`; a row without a body unchanged;
 *   `unavailable` where the renderer does not answer
 */
export async function withSanitizedBody(
  read: Read<unknown>,
  images: Pick<BodyRequest, "imagePath" | "imageQuery">,
  context: RequestContext,
): Promise<Read<unknown>> {
  if (read.status !== "read") return read;
  const { success, data } = bodyRow.safeParse(read.value);
  if (!success) return read;
  const { content, body_format, ...row } = data;
  const format = body_format === "markdown" ? "markdown" : "html";
  try {
    const rendering = render({ content, format, ...images }, context.environment);
    return { status: "read", value: { ...row, body: await withTimeout(rendering, bodyTimeoutMs) } };
  } catch (thrown) {
    context.log.error("article.body_failed", { alert: true, error: errorName(thrown) });
    return { status: "unavailable" };
  }
}

async function render(request: BodyRequest, environment: Environment): Promise<SanitizedBody> {
  const response = await askRenderer(environment, "/", JSON.stringify(request));
  return sanitizedBody.parse(await response.json());
}
