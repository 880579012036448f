import type { Fetcher } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { markdownTimeoutMs } from "../../config/cache-lifetimes.ts";
import { errorName } from "../environment/log.ts";
import { withTimeout } from "../environment/with-timeout.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { Read } from "./article-cache.ts";

const markdownRow = z.looseObject({ content: z.string(), body_format: z.literal("markdown") });

/**
 * Converts the body of a row from Markdown to HTML (docs/decisions/0036). Reading includes it, so
 * both caches hold HTML.
 *
 * @returns the row unchanged where its body is HTML, or Markdown that cannot be converted;
 *   `unavailable` where the renderer does not answer
 */
export async function withHtmlBody(
  read: Read<unknown>,
  { environment, log }: RequestContext,
): Promise<Read<unknown>> {
  if (read.status !== "read") return read;
  const { success, data: row } = markdownRow.safeParse(read.value);
  if (!success) return read;
  try {
    const { RENDERER: renderer } = environment;
    if (renderer === null) throw new Error("RENDERER is not bound");
    const content = await withTimeout(convert(row.content, renderer), markdownTimeoutMs);
    if (content === null) return read;
    return { status: "read", value: { ...row, content, body_format: "html" } };
  } catch (thrown) {
    log.error("article.markdown_failed", { alert: true, error: errorName(thrown) });
    return { status: "unavailable" };
  }
}

/** @returns null where the Markdown cannot be converted */
async function convert(body: string, renderer: Fetcher): Promise<string | null> {
  const response = await renderer.fetch("https://renderer/", { method: "POST", body });
  if (response.status === 422) return null;
  if (response.status !== 200) throw new Error(`RENDERER answered ${response.status}`);
  return response.text();
}
